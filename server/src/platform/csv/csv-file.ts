// Rows as a CSV file that a spreadsheet opens without harm (B0-10, T24).
import { Readable } from 'node:stream';
import type { Language, Text } from '@madoguchi/contract/message.ts';
import { escaped } from '@madoguchi/contract/values/formula-escape.ts';
import { stringify } from 'csv-stringify';
import { cp932Bytes, inCp932 } from './cp932.ts';

export interface Column<Row> {
  readonly heading: Text;
  /** Text stays text (codes keep their zeros), a number is written as digits, `null` as an empty cell. */
  readonly cell: (row: Row, language: Language) => string | number | null;
}

export type CsvEncoding = 'utf-8' | 'shift_jis';

export interface CsvFile {
  readonly body: Readable;
  readonly mediaType: string;
  /** Characters that Shift_JIS could not write, each once; always none in UTF-8. */
  readonly lost: readonly string[];
}

/**
 * Heading and rows in the order of the columns: CRLF, RFC 4180. A text is converted first and marked then, so that no cell begins a
 * formula in any encoding; numbers are written as they are.
 */
function lines<Row>(
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
  language: Language,
  converted: (text: string) => string,
): Readable {
  const asText = (cell: string | number | null) => (typeof cell === 'string' ? escaped(converted(cell)) : cell);
  async function* cells() {
    yield columns.map(({ heading }) => asText(heading[language]));
    for await (const row of rows) yield columns.map(({ cell }) => asText(cell(row, language)));
  }
  const writer = stringify({ record_delimiter: 'windows', quoted_match: /[\r\n]/ });
  const source = Readable.from(cells());
  // `pipe` forwards no error: without this a failed read would end the file as if it were whole.
  source.on('error', (error) => writer.destroy(error));
  writer.on('close', () => source.destroy());
  return source.pipe(writer);
}

/**
 * UTF-8 (with BOM) streams as the rows come. Shift_JIS is gathered first, because what it loses is told before the
 * first byte leaves.
 */
export async function csvFile<Row>(
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
  { language, encoding }: { readonly language: Language; readonly encoding: CsvEncoding },
): Promise<CsvFile> {
  const lost = new Set<string>();
  const converted = encoding === 'utf-8' ? (cell: string) => cell : (cell: string) => inCp932(cell, lost);
  const text = lines(columns, rows, language, converted).setEncoding('utf8') as AsyncIterable<string> & Readable;
  if (encoding === 'utf-8') {
    return {
      body: Readable.from(withMark(text), { objectMode: false }),
      mediaType: 'text/csv; charset=utf-8',
      lost: [],
    };
  }
  const written: Buffer[] = [];
  for await (const piece of text) written.push(cp932Bytes(piece));
  return {
    body: Readable.from(written, { objectMode: false }),
    mediaType: 'text/csv; charset=shift_jis',
    lost: [...lost],
  };
}

/** How much is gathered before it leaves: a chunk a row would cost more than the row. */
const CHUNK_CHARACTERS = 32_768;

async function* withMark(text: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let gathered = '\uFEFF';
  for await (const piece of text) {
    gathered += piece;
    if (gathered.length < CHUNK_CHARACTERS) continue;
    yield Buffer.from(gathered);
    gathered = '';
  }
  yield Buffer.from(gathered);
}
