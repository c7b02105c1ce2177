// A file that the portal wrote comes back unchanged, whatever its cells hold (B0-10, B1-05).
import { buffer } from 'node:stream/consumers';
import { readImport } from '@madoguchi/contract/classifications/import/file.ts';
import { NewDetail } from '@madoguchi/contract/classifications/model.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvFile } from '../../../platform/csv/csv-file.ts';
import { valueColumns } from '../lists/value-columns.ts';
import { writtenForms } from './judge-import.ts';

const TODAY = PlainDate.parse('2026-11-21');
const SIGNS = fc.constantFrom(
  ...'=+-@＝＋－＠−〜‖—¥\'", \u3000髙﨑①𠮷é🍣〓ｶﾞａ1あ',
  ...['葛\u{E0100}', '\u200B', '\uFEFF', 'か\u3099', '\n'],
);
const texts = fc.string({ unit: fc.oneof(SIGNS, fc.string({ unit: 'grapheme', maxLength: 2 })), maxLength: 8 });
const readings = fc.string({ unit: fc.constantFrom(...'アヾ゠ㇼー・ '), maxLength: 6 });

const contents = fc
  .record({ name: texts, nameEn: texts, kana: readings, account: texts, taxRate: fc.constant(10) })
  .map((content) =>
    NewDetail.safeParse({
      ...content,
      classification: 'purchase_type',
      code: 'a',
      order: 1,
      validFrom: TODAY,
      validTo: null,
      active: true,
    }),
  )
  .filter(({ success, data }) => success && !/[\uFFFD\u0080-\u009F]/.test(JSON.stringify(data)))
  .map(({ data }) => data as NewDetail);

it('is unchanged when it comes back, in both encodings', async () => {
  await fc.assert(
    fc.asyncProperty(contents, fc.constantFrom('utf-8', 'shift_jis'), async (detail, encoding) => {
      const { account, taxRate } = detail;
      const row = { ...detail, extra: { account, taxRate } };
      const file = await csvFile(valueColumns('purchase_type'), [row as never], { language: 'ja', encoding });
      const csv = new TextDecoder(encoding).decode(await buffer(file.body));
      const standing = new Map([['a', { ...detail }]]);
      const read = readImport(csv, { classification: 'purchase_type', today: TODAY, standing, writtenForms });
      expect(read.faults).toEqual([]);
      expect(read.rows.map((one) => one.detail)).toEqual([detail]);
    }),
    { numRuns: 500 },
  );
});
