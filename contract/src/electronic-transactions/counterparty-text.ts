// Texts by which records and counterparties are found; a counterparty without the form of the company, in whatever way that was
// written (ET3).
import { folded } from '../values/folded.ts';

/** Forms of companies after folding, in full and as banks write them (japanese-rules 4). */
const FORMS = [
  ...['株式会社', '有限会社', '合同会社', '合資会社', '合名会社'],
  ...['一般社団法人', '公益社団法人', '社団法人', '一般財団法人', '公益財団法人', '財団法人', '学校法人', '医療法人'],
  ...['かぶしきがいしや', 'ゆうげんがいしや', 'ごうどうがいしや'],
];
const BANK_FORM = /^(?:か|ゆ|ど|し|め)\)|\((?:か|ゆ|ど|し|め)\)?$|\((?:か|ゆ|ど|し|め)\)/g;

/** The folded name without its form; the folded name where it is nothing but one. */
export function bareCounterparty(name: string): string {
  const whole = folded(name);
  const bare = FORMS.reduce((said, form) => said.replaceAll(form, ''), whole.replace(BANK_FORM, ''));
  return bare === '' ? whole : bare;
}

/** The words by which the search finds a record: a line each, folded. */
export function transactionSearchText(said: {
  readonly counterparty: string;
  readonly kana: string;
  readonly note: string;
  readonly fileNames: readonly string[];
}): string {
  return [said.counterparty, said.kana, said.note, ...said.fileNames].map(folded).join('\n');
}

/** All ways in which one name of a counterparty is found, a line each. */
export function counterpartySearchText({ name, kana }: { readonly name: string; readonly kana: string }): string {
  const lines = [bareCounterparty(name), folded(name), ...(kana === '' ? [] : [bareCounterparty(kana)])];
  return [...new Set(lines)].join('\n');
}
