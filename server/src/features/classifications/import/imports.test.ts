import {
  checkImport,
  exportDetails,
  importDetails,
  listDetails,
  showHistory,
} from '@madoguchi/contract/classifications/operations.ts';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseState } from '../../../../test/access/database-state.ts';
import { freshCode, madeValue, standingNow, value } from '../../../../test/classifications.ts';
import { openWorld, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const HEAD = 'コード,名称,フリガナ,訪問先が必要';
const file = (...lines: readonly string[]) => ({ classification: 'reason', csv: [HEAD, ...lines].join('\r\n') });
const check = async (input: { classification: string; csv: string }) =>
  (await world.as('system')(checkImport, input)).output;

/** Lists and values; a refused import is on record elsewhere. */
async function mastersState() {
  const { classifications, classification_details: details }: Readonly<Record<string, string>> = await databaseState(
    world.pool,
  );
  return { classifications, details };
}

describe('a file of values', () => {
  it('is looked at first: value by value what it would do, and nothing is changed [B1-05]', async () => {
    const known = await madeValue(world);
    const code = freshCode();
    const before = await databaseState(world.pool);
    expect(
      await check(
        file(`${known.code},見学,ケンガク,0`, `${code},内覧,ナイラン,1`, 'visit,顧客訪問,コキャクホウモン,1'),
      ),
    ).toEqual({
      added: 1,
      changed: 1,
      unchanged: 1,
      values: [
        {
          line: 2,
          code: known.code,
          name: '見学',
          isNew: false,
          fields: [
            { column: 'name', from: '工場見学', to: '見学' },
            { column: 'kana', from: 'コウジョウケンガク', to: 'ケンガク' },
            { column: 'needsCounterparty', from: true, to: false },
          ],
        },
        expect.objectContaining({ line: 3, code, isNew: true }),
      ],
      faults: [],
      faultCount: 0,
    });
    expect(await databaseState(world.pool)).toEqual(before);
  });

  it('is then written as a whole, in one write on record; what it does not name stays [B1-05] [B0-09]', async () => {
    const known = await madeValue(world);
    const [first, second] = [freshCode(), freshCode()];
    const input = file(`${known.code},見学,ケンガク,0`, `${first},内覧,ナイラン,1`, `${second},下見,シタミ,1`);
    expect((await world.as('system')(importDetails, input)).output).toEqual({ added: 2, changed: 1, unchanged: 0 });
    expect(await standingNow(world, known)).toMatchObject({ name: '見学', nameEn: 'Factory visit', version: 2 });
    const { output } = await world.as('staff')(listDetails, { classification: 'reason', limit: 200 });
    expect(output.rows.slice(-2).map(({ code }) => code)).toEqual([first, second]);
    const events = await world.audit(`event = 'classification-details.imported'`);
    expect(events.map(({ difference }) => difference)).toEqual([{ added: [first, second], changed: [known.code] }]);
    const history = await world.as('staff')(showHistory, { classification: 'reason', code: known.code });
    expect(history.output.map(({ name }) => name)).toEqual(['見学', '工場見学']);
  });

  it('with one wrong row changes nothing, and names line and column in the reader’s language [B1-05]', async () => {
    const before = await mastersState();
    const wrong = file(`${freshCode()},内覧,ナイラン,1`, '#,下見,下見,1');
    const { status, problem } = await world.as('system')(importDetails, wrong);
    expect(status).toBe(422);
    expect(problem.data.fields.map(({ field, code }) => `${field}: ${code}`)).toEqual([
      'csv.3.code: code',
      'csv.3.kana: kana',
    ]);
    expect(await mastersState()).toEqual(before);
    const said = { headers: { 'accept-language': 'ja' } };
    const report = (await world.as('system')(checkImport, wrong, said)).output;
    expect(report.faults.map(({ line, column, message }) => [line, column, message])).toEqual([
      [3, 'code', 'コードは英数字と - _ の32文字以内です。'],
      [3, 'kana', 'フリガナはカタカナで入力してください。'],
    ]);
  });

  it('tells of new codes that only their leading zeros tell apart, from one that stands or in the file [B1-05]', async () => {
    const standing = await check(file('0071,見学,ケンガク,0', '0072,内覧,ナイラン,0'));
    expect(standing.faults).toEqual([]);
    await world.as('system')(importDetails, file('0071,見学,ケンガク,0'));
    const lost = await check(
      file('71,見学,ケンガク,0', '0072,内覧,ナイラン,0', '72,内覧,ナイラン,0', '0071,見学,ケンガク,0'),
    );
    expect(lost.faults.map(({ line, column, code }) => `${line} ${column}: ${code}`)).toEqual([
      '2 code: zeros-lost',
      '3 code: zeros-lost',
      '4 code: zeros-lost',
    ]);
  });

  it('of departments may build a tree, and no circle, in whatever order its lines stand [B1-02] [B1-05]', async () => {
    const head = 'コード,名称,フリガナ,上位の部署';
    const [a, b, c] = [freshCode(), freshCode(), freshCode()];
    const tree = (...lines: readonly string[]) => ({ classification: 'group', csv: [head, ...lines].join('\n') });
    const good = tree(`${c},丙,ヘイ,${b}`, `${b},乙,オツ,${a}`, `${a},甲,コウ,HQ`);
    expect((await world.as('system')(importDetails, good)).output).toMatchObject({ added: 3 });
    const report = await check(tree(`${a},甲,コウ,${c}`, `${b},乙,オツ,gone`));
    expect(report.faults.map(({ line, column, code }) => `${line} ${column}: ${code}`)).toEqual([
      '3 parent: unknown-code',
    ]);
    const circle = await check(tree(`${a},甲,コウ,${c}`));
    expect(circle.faults).toMatchObject([{ line: 2, column: 'parent', code: 'parent-below' }]);
  });

  it.each(['0.08', '8.5', '80', '-10', '5'])('has tax rates that hold on the day, not %s [B1-02]', async (rate) => {
    const csv = `コード,名称,フリガナ,勘定科目,税率\r\n${freshCode()},書籍類,ショセキルイ,新聞図書費,${rate}`;
    const { faults, added } = await check({ classification: 'purchase_type', csv });
    expect([added, faults.length, faults[0]?.column, faults[0]?.line]).toEqual([expect.any(Number), 1, 'taxRate', 2]);
    const refused = await world.as('system')(importDetails, { classification: 'purchase_type', csv });
    expect(refused.status).toBe(422);
  });

  it('takes the rates of the day, and leaves a standing one that is not changed [B1-06]', async () => {
    const codes = [freshCode(), freshCode(), freshCode(), freshCode()];
    const rows = ['8', '10', '0', '8'].map((rate, index) => `${codes[index]},書籍類,ショセキルイ,新聞図書費,${rate}`);
    const csv = ['コード,名称,フリガナ,勘定科目,税率', ...rows].join('\r\n');
    expect((await check({ classification: 'purchase_type', csv })).faults).toEqual([]);
    expect((await world.as('system')(importDetails, { classification: 'purchase_type', csv })).status).toBe(200);
    await world.pool.query(`update classification_details set extra = extra || '{"taxRate": 5}' where code = $1`, [
      codes[3],
    ]);
    const renamed = csv.replaceAll('書籍類', '図書').replace(/8$/, '5');
    expect((await check({ classification: 'purchase_type', csv: renamed })).faults).toEqual([]);
  });
});

describe('a file that the portal wrote itself', () => {
  it.each(['reason', 'route', 'way', 'purchase_type', 'staff', 'group', 'position', 'document_type'])(
    'of %s changes nothing when it comes back, in either language and encoding [B1-05] [B0-10]',
    async (classification) => {
      await madeValue(world, value({ name: '=合計', nameEn: '@home', active: false }));
      for (const language of ['ja', 'en']) {
        for (const encoding of ['utf-8', 'shift_jis'] as const) {
          const options = { headers: { 'accept-language': language } };
          const { status, raw } = await world.as('staff')(exportDetails, { classification, encoding }, options);
          expect(status).toBe(200);
          const csv = encoding === 'utf-8' ? raw.body : iconv.decode(raw.rawPayload, 'cp932');
          const { added, changed, unchanged, faults } = await check({ classification, csv });
          expect({ added, changed, faults }).toEqual({ added: 0, changed: 0, faults: [] });
          expect(unchanged).toBeGreaterThan(0);
        }
      }
    },
  );
});

describe('a large file', () => {
  it('of five thousand values is written at once, all or nothing [B1-05]', async () => {
    const lines = Array.from({ length: 5_000 }, (_, nth) => `bulk-${nth},項目${nth},コウモク,0`);
    const [first = ''] = lines;
    expect((await world.as('system')(importDetails, file(...lines.slice(1), '#,誤り,アヤマリ,0'))).status).toBe(422);
    expect((await world.as('staff')(listDetails, { classification: 'reason', q: 'bulk-' })).output.rows).toEqual([]);
    expect((await world.as('system')(importDetails, file(first, ...lines.slice(1)))).output.added).toBe(5_000);
    expect(await check(file(...lines))).toMatchObject({ added: 0, changed: 0, unchanged: 5_000 });
  });
});
