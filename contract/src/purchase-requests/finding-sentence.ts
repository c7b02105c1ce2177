// A finding as a sentence: its values written as people write them in that language.
import { type Language, say } from '../message.ts';
import type { PlainDate } from '../values/plain-date.ts';
import { writtenDay } from '../values/written-date.ts';
import { FIELD_NAMES } from './field-names.ts';
import { FINDINGS, REQUIRED_CHOICE } from './findings.ts';
import type { PurchaseContent, PurchaseFinding } from './model.ts';

/** Nobody types these: they are selected. */
const CHOSEN_FIELDS: readonly string[] = ['purchaseCategory'] satisfies (keyof PurchaseContent)[];

/** More numbers than these make no sentence. */
const NUMBERS_SAID = 5;

function sayNumbers(numbers: string, language: Language): string {
  const all = numbers.split(', ');
  const said = all.slice(0, NUMBERS_SAID).join(language === 'ja' ? '、' : ', ');
  const more = all.length - NUMBERS_SAID;
  if (more <= 0) return said;
  return language === 'ja' ? `${said}ほか${more}件` : `${said} and ${more} more`;
}

function sayValue(name: string, value: string | number, language: Language): string | number {
  if (typeof value === 'number') return value;
  if (name === 'numbers') return sayNumbers(value, language);
  if (name === 'day') return writtenDay(value as PlainDate, language);
  return name === 'field' ? (FIELD_NAMES[value]?.[language] ?? value) : value;
}

/** Cause and remedy of a finding, e.g. 「合計480,000円の申請には見積が1社分必要です（現在0社分）。見積を追加してください。」. */
export function purchaseFindingSentence(finding: Pick<PurchaseFinding, 'code' | 'values'>, language: Language): string {
  const said = Object.entries(finding.values).map(([name, value]) => [name, sayValue(name, value, language)] as const);
  const isChoice = finding.code === 'required' && CHOSEN_FIELDS.includes(String(finding.values['field']));
  return say(isChoice ? REQUIRED_CHOICE : FINDINGS[finding.code].text, language, Object.fromEntries(said));
}
