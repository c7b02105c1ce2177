import { randomUUID } from 'node:crypto';
import { exportMonth, exportReviewList, printClaim, saveDraft } from '@madoguchi/contract/expense-claims/operations.ts';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approved, draft, line, MONTH, rejected, savedDraft, submitted } from '../../../test/claims.ts';
import { sendFile } from '../../../test/multipart.ts';
import { pdfPages } from '../../../test/pdf-text.ts';
import type { Who } from '../../../test/people.ts';
import { openWorld, type World } from '../../../test/world.ts';
import { pdf } from '../../platform/files/file-corpus.ts';

let world: World;
let claim: { id: string; number: string | null; version: number };
const JAPANESE = { headers: { 'accept-language': 'ja' } };

beforeAll(async () => {
  world = await openWorld();
  const sent = await sendFile(world, 'staff', [{ name: '領収書.pdf', content: pdf() }]);
  const lines = [
    line({ unitFare: 1_240, tripType: 'round-trip', attachments: [sent.json<{ id: string }>().id] }),
    line({ unitFare: 500, deduction: 120, visitedParty: '=HYPERLINK("http://evil.example")', memo: '𠮷野様、"至急"' }),
  ];
  claim = await submitted(world.as('staff'), lines);
  await savedDraft(world.as('other'), [line({ visitedParty: '下書きの訪問先' })]);
});
afterAll(() => world.close());

async function csv(
  who: Who,
  operation: typeof exportMonth | typeof exportReviewList,
  input: object,
  options: object = JAPANESE,
) {
  const { status, raw } = await world.as(who)(operation, { month: MONTH, ...input } as never, options);
  expect(status).toBe(200);
  const [heading = '', ...rows] = raw.rawPayload.toString().replace('\uFEFF', '').split('\r\n').slice(0, -1);
  return { raw, heading, rows };
}

describe('the month as CSV', () => {
  it('has one row for each submitted line, with the names as they were, and no draft [B4-09]', async () => {
    const { raw, heading, rows } = await csv('admin', exportMonth, {});
    expect([...raw.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(heading).toBe(
      '申請番号,ステータス,対象月,社員番号,氏名,フリガナ,部署,申請日,明細番号,利用日,目的,用件,訪問先,交通手段,出発,経由,到着,片道・往復,片道運賃,定期控除,金額,経費種別,税区分,インボイス区分,登録番号,支払区分,領収書,備考',
    );
    const { number, name } = world.people.staff;
    expect(rows).toHaveLength(2);
    expect(rows[0]).toContain(`${claim.number},申請中,2026/11,${number},${name},`);
    expect(rows[0]).toMatch(
      /,1,2026\/11\/11,.*,電車,東京,,品川\d+,往復,1240,0,2480,交通費,標準税率,公共交通機関特例,,本人立替,1,$/,
    );
    expect(rows[1]).toMatch(/,2,2026\/11\/11,.*,片道,500,120,380,交通費,/);
  });

  it('neutralises formulas, quotes text and keeps the zeros of employee numbers [B0-10, T24]', async () => {
    const { rows } = await csv('admin', exportMonth, {});
    expect(rows[1]).toContain(`,"'=HYPERLINK(""http://evil.example"")",`);
    expect(rows[1]).toMatch(/,"𠮷野様、""至急"""$/);
    expect(rows[1]).toMatch(/,2026\/11,0\d{4},/);
  });

  it('in Shift_JIS names in a header the characters that it lost [B0-10]', async () => {
    const { raw } = await csv('admin', exportMonth, { encoding: 'shift_jis' });
    expect(iconv.decode(raw.rawPayload, 'cp932')).toContain('〓野様');
    expect(raw.headers['content-type']).toBe('text/csv; charset=shift_jis');
    expect(decodeURIComponent(String(raw.headers['x-replaced-characters']))).toBe('𠮷');
  });

  it('speaks the caller’s language', async () => {
    const { heading, rows, raw } = await csv('admin', exportMonth, {}, { headers: { 'accept-language': 'en' } });
    expect(heading).toMatch(/^Number,Status,Month,Employee number,Name,Kana,/);
    expect(rows[0]).toMatch(/,Submitted,2026\/11,/);
    expect(raw.headers['content-disposition']).toContain('travel-expense-lines_202611.csv');
  });

  it('is for admins, and each export is recorded [B0-09]', async () => {
    expect((await world.as('staff')(exportMonth, { month: MONTH })).status).toBe(403);
    expect((await world.as(null)(exportMonth, { month: MONTH })).status).toBe(401);
    expect((await world.as('admin')(exportMonth, { month: '202613' })).status).toBe(422);
    const before = await world.audit(`event = 'expense-claims.month-exported'`);
    await csv('admin', exportMonth, {});
    const after = await world.audit(`event = 'expense-claims.month-exported'`);
    expect(after).toHaveLength(before.length + 1);
    expect(after.at(-1)).toMatchObject({ account_id: world.people.admin.accountId, target_id: MONTH });
  });
});

describe('the review list as CSV', () => {
  it('has the rows of the list with its filters, and nobody’s draft [B0-10]', async () => {
    const all = await csv('admin', exportReviewList, {});
    const { staff, other } = world.people;
    expect(all.heading).toBe('社員番号,氏名,フリガナ,部署,ステータス,申請番号,明細件数,合計金額（円）,警告件数,申請日');
    expect(all.rows.find((row) => row.startsWith(`${staff.number},`))).toMatch(
      new RegExp(`^${staff.number},${staff.name},[^,]+,[^,]+,申請中,${claim.number},2,2860,\\d,2026/11/21$`),
    );
    expect(all.rows.find((row) => row.startsWith(`${other.number},`))).toMatch(/,未申請,,0,0,0,$/);
    const filtered = await csv('admin', exportReviewList, { state: 'submitted' });
    expect(filtered.rows.map((row) => row.split(',')[0])).toEqual([staff.number]);
    const reversed = await csv('admin', exportReviewList, { sort: '-employee' });
    expect(reversed.rows).toEqual([...all.rows].reverse());
  });

  it('is for admins, and recorded with its filters [B0-09]', async () => {
    expect((await world.as('staff')(exportReviewList, { month: MONTH })).status).toBe(403);
    await csv('admin', exportReviewList, { state: 'approved' });
    const [row] = (await world.audit(`event = 'expense-claims.list-exported'`)).slice(-1);
    expect(row).toMatchObject({ target_id: MONTH, difference: { state: 'approved' } });
  });
});

describe('printing a claim', () => {
  const printed = (who: Who | null, id: string) => world.as(who)(printClaim, { id }, JAPANESE);

  it('answers an A4 PDF with the stored lines, the total and the receipt behind it [B4-09, B0-12]', async () => {
    const { status, raw } = await printed('staff', claim.id);
    expect(status).toBe(200);
    expect(raw.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(`attachment; filename="${claim.number}.pdf"`),
    });
    const pages = await pdfPages(raw.rawPayload);
    const text = pages[0]?.text ?? '';
    expect(text).toContain(`申請番号${claim.number}`);
    expect(text).toMatch(/往復1,2402,480領収書1/);
    expect(text).toMatch(/片道500380/);
    expect(text).toContain('合計金額2件¥2,860');
    expect([pages.at(-1)?.width, pages.at(-1)?.height]).toEqual([300, 400]);
    expect(await world.audit(`event = 'expense-claim.printed' and target_id = '${claim.id}'`)).toHaveLength(1);
  });

  it('bears the seal of whoever decided, once it is decided [B0-12]', async () => {
    const own = await submitted(world.as('staff'), [line({ useDate: '2026-10-14' })], '202610');
    const before = (await pdfPages((await printed('admin', own.id)).raw.rawPayload))[0]?.text;
    await approved(world, own);
    const after = (await pdfPages((await printed('staff', own.id)).raw.rawPayload))[0]?.text;
    for (const who of ['admin2', 'admin'] as const) {
      const seal = `2026.11.21${world.people[who].name.split(' ')[0]}`;
      expect(before).not.toContain(seal);
      expect(after).toContain(seal);
    }
  });

  it('is for its owner, and for reviewers once it was handed in; to anybody else it is unknown', async () => {
    const lines = [line({ useDate: '2026-06-10' })];
    const { id, version } = await savedDraft(world.as('staff'), lines, '202606');
    const readers = async () =>
      Promise.all((['staff', 'admin', 'other'] as const).map(async (who) => (await printed(who, id)).status));
    expect(await readers()).toEqual([200, 404, 404]);
    await world.as('staff')(saveDraft, { ...draft([], version), month: '202606' });
    expect((await printed('user', id)).status).toBe(403);
    expect((await printed(null, id)).status).toBe(401);
    expect((await printed('staff', randomUUID())).status).toBe(404);
  });

  it('a rejected claim can still be printed by its reviewer, without a seal', async () => {
    const own = await submitted(world.as('other'), [line({ useDate: '2026-05-13' })], '202605');
    await rejected(world, own, '対象外のため。');
    const [page] = await pdfPages((await printed('admin', own.id)).raw.rawPayload);
    expect(page?.text).toContain('ステータス却下');
    expect(page?.text).not.toMatch(/\d{4}\.\d{2}\.\d{2}/);
  });
});
