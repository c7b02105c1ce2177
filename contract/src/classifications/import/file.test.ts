import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MASTER_LISTS } from '../../master-data/list-names.ts';
import { PlainDate } from '../../values/plain-date.ts';
import { columnsOf } from './columns.ts';
import { readImport } from './file.ts';

const TODAY = PlainDate.parse('2026-11-21');
const NOBODY = new Map();
const file = (...lines: readonly string[]) => lines.join('\r\n');
const read = (csv: string, classification = 'reason', standing: ReadonlyMap<string, object> = NOBODY) =>
  readImport(csv, { classification, today: TODAY, standing: standing as never, writtenForms: (text) => [text] });
const told = (csv: string, classification = 'reason') =>
  read(csv, classification).faults.map(({ line, column, code }) => `${line} ${column}: ${code}`);

const STANDING = new Map([
  [
    'visit',
    {
      classification: 'reason',
      code: 'visit',
      name: '顧客訪問',
      nameEn: 'Client visit',
      kana: 'コキャクホウモン',
      order: 10,
      validFrom: '2020-04-01',
      validTo: '2027-03-31',
      active: false,
      needsCounterparty: true,
    },
  ],
]);

describe('a file of values', () => {
  it('is read by its heading, in either language or by the code of a column, in any order [B1-05]', () => {
    const csv = file('Kana,,needsCounterparty,名称,ＣＯＤＥ', 'みがく,,1,見学,tour');
    const { rows, faults } = read(csv);
    expect(faults).toEqual([]);
    expect(rows).toMatchObject([
      { line: 2, detail: { code: 'tour', name: '見学', kana: 'ミガク', needsCounterparty: true, validFrom: TODAY } },
    ]);
  });

  it('leaves what it does not say as it stands, and clears what it says is empty [B1-05]', () => {
    const renamed = read(file('コード,名称', 'visit,客先訪問'), 'reason', STANDING).rows[0]?.detail;
    expect(renamed).toMatchObject({ name: '客先訪問', validTo: '2027-03-31', active: false, needsCounterparty: true });
    const cleared = read(file('コード,名称,英語名,終了日,表示順', 'visit,客先訪問,,,'), 'reason', STANDING);
    expect(cleared.rows[0]?.detail).toMatchObject({ nameEn: '', validTo: null, order: 10 });
  });

  it('is read with the mark of UTF-8, in any width, with signs of formulas as our own files write them [B0-10] [B1-05]', () => {
    const csv = `\uFEFF${file('コード,名称,フリガナ,表示順,開始日,訪問先が必要', "ｔｏｕｒ－１,'=合計,ｹﾝｶﾞｸ,１０,2026/4/1,０")}`;
    expect(read(csv).rows[0]?.detail).toMatchObject({
      code: 'tour-1',
      name: '=合計',
      kana: 'ケンガク',
      order: 10,
      validFrom: '2026-04-01',
      needsCounterparty: false,
    });
  });

  it('names choices by their words in either language, amounts with commas, shares with their sign [B1-05]', () => {
    const modes = file(
      'コード,名称,フリガナ,種類,公共交通機関,領収書が必要な金額',
      'a,船便,フナビン,Ship,あり,"¥30,000"',
    );
    expect(read(modes, 'route').rows[0]?.detail).toMatchObject({
      kind: 'ship',
      publicTransport: true,
      receiptFrom: 30_000,
    });
    const taxed = file('コード,名称,フリガナ,勘定科目,税率', 'b,新聞,シンブン,新聞図書費,８％');
    expect(read(taxed, 'purchase_type').rows[0]?.detail).toMatchObject({ account: '新聞図書費', taxRate: 8 });
  });

  it('reads a day with a spreadsheet’s time, and no figure or day that could be another one [B0-11, B1-05]', () => {
    const heading = 'コード,名称,フリガナ,表示順,開始日,終了日';
    expect(read(file(heading, 'a,見学,ケンガク,10,2026/4/1 0:00:00,27/3/31')).rows[0]?.detail).toMatchObject({
      validFrom: '2026-04-01',
      validTo: '2027-03-31',
    });
    expect(told(file(heading, 'a,見学,ケンガク,"1,0",0401,1203'))).toEqual([
      '2 order: figure',
      '2 validFrom: date',
      '2 validTo: date',
    ]);
  });

  it('is told every fault with line and column, at once [B1-05]', () => {
    const csv = file(
      'コード,名称,フリガナ,表示順,開始日,終了日,選択肢に表示,訪問先が必要',
      '#1,,工場,x,11/3,2026/13/1,多分,1',
      'a,見学,ケンガク,10,2026/04/01,2026/03/31,1,1',
      'b,見学,ケンガク,20,2026/04/01,,1,1',
      'b,見学,ケンガク,30,2026/04/01,,1,1',
    );
    expect(told(csv)).toEqual([
      '2 code: code',
      '2 name: required',
      '2 kana: kana',
      '2 order: figure',
      '2 validFrom: date',
      '2 validTo: date',
      '2 active: yes-or-no',
      '3 validTo: last-before-first',
      '5 code: twice-in-file',
    ]);
  });

  it('without its columns or rows, with open quotes or too many rows is refused as a whole [B1-05]', () => {
    expect(told('フリガナ\r\nア')).toEqual(['1 code: column-missing', '1 name: column-missing']);
    expect(told('コード,名称')).toEqual(['1 null: no-rows']);
    expect(told('コード,"名称\r\na,b')).toEqual(['1 null: csv-quotes']);
    expect(told('')).toEqual(['1 code: column-missing', '1 name: column-missing']);
    const rows = Array.from({ length: 5_001 }, (_, nth) => `a${nth},見学,ケンガク`);
    expect(told(file('コード,名称,フリガナ', ...rows))).toEqual(['1 null: too-many']);
    expect(read(file('コード,名称,フリガナ', ...rows.slice(1))).rows).toHaveLength(5_000);
  });

  it('never throws, whatever its text, and every line is either a value or a fault [B1-05]', () => {
    const text = fc.string({ unit: fc.constantFrom(',', '"', '\n', '\r', 'a', '1', '名', '=', '-', ' ', '/', '2') });
    fc.assert(
      fc.property(fc.constantFrom(...MASTER_LISTS), fc.array(text, { maxLength: 6 }), (list, lines) => {
        const { rows, faults } = read(file('コード,名称,フリガナ,開始日,表示順', ...lines), list);
        expect(rows.length > 0 || faults.length > 0).toBe(true);
        for (const { line } of [...rows, ...faults]) expect(line).toBeGreaterThan(0);
      }),
    );
  });

  it('has for every list columns whose headings tell them apart in both languages', () => {
    for (const list of [...MASTER_LISTS, 'own']) {
      const headings = columnsOf(list).flatMap(({ heading }) => [heading.ja, heading.en]);
      expect(new Set(headings).size).toBe(headings.length);
    }
  });
});
