// Values read of the text of a paper, line by line: only those that it says once and in words. A text that is garbage says
// nothing (ET19).
import { narrowSigns } from '../values/narrow-signs.ts';
import type { PlainDate } from '../values/plain-date.ts';
import { isRegistrationNumber } from '../values/registration-number.ts';
import { readWholeDate } from '../values/typed-date.ts';
import { readTypedYen } from '../values/typed-figure.ts';
import type { YearMonth } from '../values/year-month.ts';

export interface PaperValues {
  readonly transactionDate: PlainDate | null;
  readonly counterparty: string | null;
  readonly registrationNumber: string | null;
  readonly amount: number | null;
}

const NOTHING: PaperValues = { transactionDate: null, counterparty: null, registrationNumber: null, amount: null };

/** UTF-8 that was read as Shift_JIS shows these, which no paper has many of; and what fonts without a table of characters give. */
const BROKEN = /[縺繧繝譁蜿郢邵螟荳\uFFFD\p{Co}\p{Cn}]/gu;
const CONTROL = /[\u0000-\u0008\u000E-\u001F]/;
/** Text that runs from the right, or is turned around: nobody knows what the reader sees. */
const FROM_RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}\u202D\u202E\u2066-\u2069]/u;
const SAYS_SOMETHING = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}A-Za-z0-9]/gu;
const MOST_BROKEN = 0.02;

function isReadable(text: string): boolean {
  const size = text.replace(/\s/g, '').length;
  if (size === 0 || FROM_RIGHT.test(text) || CONTROL.test(text)) return false;
  const broken = text.match(BROKEN)?.length ?? 0;
  const said = text.match(SAYS_SOMETHING)?.length ?? 0;
  return broken / size <= MOST_BROKEN && said / size >= 0.4;
}

/** The one value of all; `null` where there is none, or two that differ. */
function only<Value>(values: readonly Value[]): Value | null {
  const [first, ...others] = new Set(values);
  return first === undefined || others.length > 0 ? null : first;
}

const DAY =
  /(?:(?:19|20)\d{2}\s*[-/.年]\s*\d{1,2}\s*[-/.月]\s*\d{1,2}\s*日?|(?:令和|平成|[RH])\s*(?:\d{1,2}|元)\s*[-/.年]\s*\d{1,2}\s*[-/.月]\s*\d{1,2}\s*日?)/g;
const OF_PAPER =
  /(?:請求日|発行日|取引年月日|取引日|領収日|利用日|購入日|注文日|納品日|作成日|発行年月日|請求年月日|invoice\s*date|date\s*of\s*issue|issue\s*date)/i;
const OF_ELSE = /(?:期限|期日|有効|納期|支払日|引落|振替|振込|due|valid|period|期間|〜|～)/i;

function daysIn(line: string, around: YearMonth): PlainDate[] {
  const found = line.match(DAY) ?? [];
  return found.flatMap((part) => readWholeDate(part.replace(/\s/g, ''), around) ?? []);
}

/** The day behind its name; without one the only day that is none of payment. */
function dayOf(lines: readonly string[], around: YearMonth): PlainDate | null {
  const named = lines.flatMap((line, at) => {
    const place = line.search(OF_PAPER);
    if (place === -1) return [];
    const here = daysIn(line.slice(place), around);
    const next = lines[at + 1] ?? '';
    return here.length > 0 || OF_ELSE.test(next) ? here.slice(0, 1) : daysIn(next, around).slice(0, 1);
  });
  if (named.length > 0) return only(named);
  return only(lines.filter((line) => !OF_ELSE.test(line)).flatMap((line) => daysIn(line, around)));
}

/** In their order: the first kind that the paper has is what it asks for. */
const TOTALS = [
  /(?:ご?請求(?:合計)?(?:金額|額)|amount\s*due|total\s*due)/i,
  /(?:税込(?:合計|金額|額)|合計(?:金額|額)?\s*[(（]?税込|grand\s*total)/i,
  /(?:領収(?:金額|額)|お?支払(?:い)?(?:合計|金額|額)|合計(?:金額|額)|総合計|^合計|total\s*amount)/i,
];
const FIGURE = /[¥￥]?\s*[-▲△]?\s*\d{1,3}(?:,\d{3})+(?:\s*円)?|[¥￥]\s*[-▲△]?\s*\d+|[-▲△]?\s*\d+\s*円/g;
const NOT_TOTAL = /(?:小計|税抜|前回|繰越|subtotal)/i;

function yenIn(text: string): number[] {
  return (text.match(FIGURE) ?? []).flatMap((part) => {
    const isNegative = /[-▲△]/.test(part);
    const yen = readTypedYen(part.replace(/[-▲△\s]/g, ''));
    return yen === null ? [] : [isNegative && yen !== 0 ? -yen : yen];
  });
}

function amountOf(lines: readonly string[]): number | null {
  for (const total of TOTALS) {
    const said = lines.flatMap((line, at) => {
      const place = line.search(total);
      if (place === -1 || NOT_TOTAL.test(line)) return [];
      const here = yenIn(line.slice(place));
      return here.length > 0 ? here.slice(0, 1) : yenIn(lines[at + 1] ?? '').slice(0, 1);
    });
    if (said.length > 0) return only(said);
  }
  return null;
}

const NUMBER = /T\s?-?\s?[1-9](?:[\s-]?\d){12}(?!\d)/g;

function numberOf(lines: readonly string[]): string | null {
  const found = lines.flatMap((line) => line.match(NUMBER) ?? []).map((part) => part.replace(/[\s-]/g, ''));
  return only(found.filter(isRegistrationNumber));
}

const FORM =
  '(?:株式会社|有限会社|合同会社|合名会社|合資会社|一般社団法人|公益社団法人|一般財団法人|公益財団法人|学校法人|医療法人)';
const COMPANY = new RegExp(`(?:${FORM}\\s?[^\\s、。:()/]{1,30}|[^\\s、。:()/]{1,30}?${FORM})`, 'u');
const ADDRESSEE = /(?:御中|様|殿|宛)\s*$/;
const BANK = /(?:銀行|信用金庫|口座|支店|名義|振込先)/;

/** The one company that the paper is not addressed to. */
function companyOf(lines: readonly string[], longest: number): string | null {
  const addressed = new Set(
    lines
      .filter((line) => ADDRESSEE.test(line))
      .flatMap((line) => COMPANY.exec(line)?.[0].replace(/(?:御中|様|殿|宛)$/, '') ?? []),
  );
  const found = lines
    .filter((line) => !ADDRESSEE.test(line) && !BANK.test(line))
    .flatMap((line) => COMPANY.exec(line)?.[0].trim() ?? [])
    .filter((name) => !addressed.has(name) && name.length <= longest);
  return only(found);
}

/** Reads the lines of a paper, as they stand below each other. */
export function valuesOfPaper(
  text: string,
  { around, longest }: { readonly around: YearMonth; readonly longest: number },
): PaperValues {
  if (!isReadable(text)) return NOTHING;
  const lines = text
    .split('\n')
    .map((line) => narrowSigns(line.normalize('NFKC')).replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  return {
    transactionDate: dayOf(lines, around),
    counterparty: companyOf(lines, longest),
    registrationNumber: numberOf(lines),
    amount: amountOf(lines),
  };
}
