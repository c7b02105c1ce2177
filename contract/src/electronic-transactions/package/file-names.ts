// Names of the files in the download for the tax office (B7-06, ET14): day, counterparty and amount, as the office's rules name
// papers, then the record's number, by which no two are equal. Every system can unpack them; the name as it came stands in index.csv.
import { withoutInvisible } from '../../values/invisible.ts';
import { CURRENCIES, type Currency, type TransactionMediaType } from '../choices.ts';
import { writtenMinorUnits } from '../yen-value.ts';

/** Of the whole name in UTF-8, with its ending. */
const NAME_BYTES = 200;

/** Signs that Windows refuses in a name, and the wide ones that look the same. */
const WIDE: Readonly<Record<string, string>> = {
  '<': '＜',
  '>': '＞',
  ':': '：',
  '"': '＂',
  '/': '／',
  '\\': '＼',
  '|': '｜',
  '?': '？',
  '*': '＊',
};
const REFUSED = /[<>:"/\\|?*]/g;
/** Control characters, line and paragraph separators, and half characters. */
const UNSHOWN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/gu;
/** Windows takes these for devices, whatever ending they have. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?=\s*(?:\.|$))/iu;

const bytesOf = (character: string) => {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
};

/** How long a text is in UTF-8. */
export function utf8Bytes(text: string): number {
  let bytes = 0;
  for (const character of text) bytes += bytesOf(character);
  return bytes;
}

const WHOLE_CHARACTERS = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** As much of the beginning as fits, by characters as people see them: 葛󠄀 keeps its form or goes as a whole. */
function cut(text: string, bytes: number): string {
  let kept = '';
  let left = bytes;
  for (const { segment } of WHOLE_CHARACTERS.segment(text)) {
    left -= utf8Bytes(segment);
    if (left < 0) break;
    kept += segment;
  }
  return kept;
}

const trimmed = (text: string) => text.replace(/^\s+|[\s.]+$/gu, '');

/**
 * `stem` and `ending` as one name that Windows, macOS and Linux take: composed, without what they refuse, at most 200 bytes. Only
 * the stem is cut.
 */
export function safeFileName(stem: string, ending: string): string {
  const shown = withoutInvisible(stem)
    .replace(UNSHOWN, '')
    .normalize('NFC')
    .replace(REFUSED, (sign) => WIDE[sign] ?? '_');
  const named = trimmed(shown) === '' ? '_' : trimmed(shown);
  const usable = DEVICE.test(named) ? `_${named}` : named;
  return `${trimmed(cut(usable, NAME_BYTES - utf8Bytes(ending))) || '_'}${ending}`;
}

const ENDINGS: Readonly<Record<TransactionMediaType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
  'image/webp': 'webp',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'text/csv': 'csv',
  'application/xml': 'xml',
  'message/rfc822': 'eml',
};

/** The parts of a file's name, taken from the version that it belongs to. */
export interface NamedFile {
  readonly number: string;
  readonly version: number;
  /** 1 for the first file of the version. */
  readonly place: number;
  /** False where only a version before the newest one has the file. */
  readonly isNewest: boolean;
  readonly transactionDate: string | null;
  readonly counterparty: string;
  readonly amount: number | null;
  readonly currency: string;
  readonly foreignMinor: number | null;
  readonly mediaType: string;
}

function amountOf({ amount, foreignMinor, currency }: NamedFile): string {
  if (amount !== null) return String(amount);
  if (foreignMinor === null || !Object.hasOwn(CURRENCIES, currency)) return '金額なし';
  return `${writtenMinorUnits(foreignMinor, currency as Currency)}${currency}`;
}

/** Files of newest versions, and those that only versions before a correction have. */
const FOLDERS = { newest: 'ファイル', before: '訂正前のファイル' } as const;

/** The file's path in the download: `ファイル/20261121_株式会社山田商店_11000_ET-2026-00012.pdf`. */
export function packagedPath(file: NamedFile): string {
  const { number, version, place, isNewest, transactionDate, counterparty, mediaType } = file;
  const day = transactionDate?.replaceAll('-', '') ?? '日付なし';
  const nth = isNewest ? (place === 1 ? '' : `-${place}`) : `_第${version}版${place === 1 ? '' : `-${place}`}`;
  const kind = Object.hasOwn(ENDINGS, mediaType) ? ENDINGS[mediaType as TransactionMediaType] : 'bin';
  const ending = `_${amountOf(file)}_${number}${nth}.${kind}`;
  return `${isNewest ? FOLDERS.newest : FOLDERS.before}/${safeFileName(`${day}_${counterparty}`, ending)}`;
}
