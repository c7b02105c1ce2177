// A cell as text: how it is shown at rest, and how it is copied. Both read back as the same value.
import type { LineField } from '@madoguchi/contract/expense-claims/line-fields.ts';
import { CLOSED_FIELDS, type ClosedField } from '@madoguchi/contract/expense-claims/typed-values.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { formatDay, formatNumber } from '../../../../platform/formats.ts';
import type { SheetLine } from '../store/sheet-line.ts';
import { type Choices, choiceName } from './choices.ts';

export interface TextGround {
  readonly choices: Choices;
  readonly language: Language;
}

const slashed = (day: PlainDate) => day.replaceAll('-', '/');

/** 2026/11/03(火), ¥-less amounts with commas, names of closed lists; what could not be read as it was typed. */
export function shownText(line: SheetLine, field: LineField, { choices, language }: TextGround): string {
  const typed = line.typed[field];
  if (typed !== undefined) return typed;
  if (field === 'useDate') return line.useDate === null ? '' : shownDay(line.useDate, language);
  if (field === 'unitFare') return line.unitFare === null ? '' : formatNumber(line.unitFare);
  if (field === 'deduction') return line.deduction === 0 ? '' : formatNumber(line.deduction);
  return plainText(line, field, choices);
}

/** 2026/11/03 and 1240: what a spreadsheet takes as a date and a number. */
export function copiedText(line: SheetLine, field: LineField, { choices }: TextGround): string {
  const typed = line.typed[field];
  if (typed !== undefined) return typed;
  if (field === 'useDate') return line.useDate === null ? '' : slashed(line.useDate);
  if (field === 'unitFare') return line.unitFare === null ? '' : String(line.unitFare);
  if (field === 'deduction') return line.deduction === 0 ? '' : String(line.deduction);
  return plainText(line, field, choices);
}

/** 2026/11/03(火); 3 Nov (Tue), without the year that the sheet's title says. */
function shownDay(day: PlainDate, language: Language): string {
  const shown = formatDay(day, language);
  return language === 'ja' ? shown : shown.replace(` ${day.slice(0, 4)} `, ' ');
}

function isClosed(field: LineField): field is ClosedField {
  return CLOSED_FIELDS.some((closed) => closed === field);
}

function plainText(line: SheetLine, field: LineField, choices: Choices): string {
  const value = line[field];
  if (value === null) return '';
  return isClosed(field) ? choiceName(String(value), choices[field]) : String(value);
}
