// A finding as a sentence: its values written as people write them in that language.
import { type Language, say } from '../message.ts';
import type { PlainDate } from '../values/plain-date.ts';
import { writtenDay, writtenMonth } from '../values/written-date.ts';
import type { Finding } from './checks.ts';
import { FINDING_TEXTS, REQUIRED_CHOICE } from './findings.ts';
import type { LineField } from './line-fields.ts';
import { FIELD_NAMES } from './line-names.ts';

/** Nobody types these: they are selected. */
const CHOSEN_FIELDS: readonly string[] = ['purpose', 'transportMode', 'tripType'] satisfies LineField[];

function sayValue(name: string, value: string | number, language: Language): string | number {
  if (typeof value === 'number') return value;
  if (name === 'month') return writtenMonth(value, language);
  if (name === 'day') return writtenDay(value as PlainDate, language);
  return name === 'field' && value in FIELD_NAMES ? FIELD_NAMES[value as LineField][language] : value;
}

/** Cause and remedy of a finding, e.g. 「利用日は2026年11月の日付にしてください。…」. */
export function findingSentence(finding: Pick<Finding, 'code' | 'values'>, language: Language): string {
  const mode = language === 'en' ? finding.values['modeEn'] : finding.values['mode'];
  const values = { ...finding.values, ...(mode === undefined ? {} : { mode }) };
  const said = Object.entries(values).map(([name, value]) => [name, sayValue(name, value, language)] as const);
  const isChoice = finding.code === 'required' && CHOSEN_FIELDS.includes(String(finding.values['field']));
  return say(isChoice ? REQUIRED_CHOICE : FINDING_TEXTS[finding.code], language, Object.fromEntries(said));
}
