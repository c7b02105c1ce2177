import {
  exportPurchaseRequests,
  findPurchasesByNumber,
  listForDecision,
  listPurchaseRequests,
  withdrawPurchaseRequest,
} from '@madoguchi/contract/purchase-requests/operations.ts';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTwins, type Twin } from '../../../../test/access/twins.ts';
import { addCrowd } from '../../../../test/crowd.ts';
import { addPurchases } from '../../../../test/many-purchases.ts';
import type { Who } from '../../../../test/people.ts';
import { decidedPurchase, draftedPurchase, purchaseLine, submittedPurchase } from '../../../../test/purchases.ts';
import { openWorld, type World } from '../../../../test/world.ts';

let world: World;
/** Staff of the head office like any; leads nothing and approves nothing. */
let colleague: Twin;
const made: Record<'draft' | 'submitted' | 'withdrawn' | 'ofDeputy' | 'ofAdmin' | 'draftOfAdmin', string> = {} as never;

beforeAll(async () => {
  world = await openWorld();
  colleague = (await addTwins(world)).staff.asker;
  await world.pool.query(
    `update classification_details set extra = extra || jsonb_build_object('deputy', $1::text)
     where classification_code = 'group' and code = 'HQ'`,
    [world.people.other.number],
  );
  made.draft = (await draftedPurchase(world)).id;
  made.submitted = (await submittedPurchase(world, 'staff', { purchaseName: '=1+1' })).id;
  const withdrawn = await submittedPurchase(world);
  await world.as('staff')(withdrawPurchaseRequest, { id: withdrawn.id, version: withdrawn.version });
  made.withdrawn = withdrawn.id;
  made.ofDeputy = (await submittedPurchase(world, 'other')).id;
  made.ofAdmin = (await submittedPurchase(world, 'admin')).id;
  made.draftOfAdmin = (await draftedPurchase(world, 'admin')).id;
});
afterAll(() => world.close());

type Query = Readonly<Record<string, unknown>>;

async function listed(who: Who, query: Query = {}) {
  const { status, output, raw } = await world.as(who)(listPurchaseRequests, query as never);
  expect(status, raw.body).toBe(200);
  return output.rows;
}

const idsOf = async (who: Who, query: Query = {}) => (await listed(who, query)).map(({ id }) => id).toSorted();
const ids = (...names: (keyof typeof made)[]) => names.map((name) => made[name]).toSorted();

describe('the requests’ list', () => {
  it('shows people their own, drafts included, and nobody else’s [S2-14]', async () => {
    expect(await idsOf('staff')).toEqual(ids('draft', 'submitted', 'withdrawn'));
    expect((await listed('staff')).every(({ mine }) => mine)).toBe(true);
    expect((await colleague.ask(listPurchaseRequests, {})).body).toEqual({ rows: [], next: null });
  });

  it('shows who leads a department what was submitted there, drafts never [S2-14]', async () => {
    expect(await idsOf('other')).toEqual(ids('submitted', 'withdrawn', 'ofDeputy', 'ofAdmin'));
  });

  it('shows admins everything that was submitted, and of drafts their own alone [S2-14]', async () => {
    expect(await idsOf('admin')).toEqual(ids('submitted', 'withdrawn', 'ofDeputy', 'ofAdmin', 'draftOfAdmin'));
    expect(await idsOf('admin2')).toEqual(ids('submitted', 'withdrawn', 'ofDeputy', 'ofAdmin'));
  });

  it('shows nobody more for another’s employee number in the filter [B5-04] [S2-14]', async () => {
    const employee = world.people.staff.number;
    expect(await idsOf('admin', { employee })).toEqual(ids('submitted', 'withdrawn'));
    expect(await idsOf('other', { employee })).toEqual(ids('submitted', 'withdrawn'));
    expect((await colleague.ask(listPurchaseRequests, { employee })).body).toEqual({ rows: [], next: null });
    expect(await idsOf('staff', { employee: world.people.admin.number })).toEqual([]);
    expect(await idsOf('staff', { employee: `${employee},${world.people.admin.number}` })).toEqual(
      await idsOf('staff'),
    );
  });

  it('names whom a request waits for, and nobody once it is decided [S2-14] [B5-04]', async () => {
    const { name, number } = world.people.admin2;
    const [row] = await listed('staff', { name: '=1+1' });
    expect(row).toMatchObject({ status: 'submitted', waitsFor: [{ employeeId: number, name }], totalYen: 3_300 });
    const decided = await submittedPurchase(world, 'staff', { purchaseName: '決まった申請' });
    await decidedPurchase(world, decided, 'approve');
    expect(await listed('staff', { name: '決まった申請' })).toMatchObject([{ status: 'approved', waitsFor: [] }]);
  });

  it('finds a name by any part of it, in kana, width and case of any kind [B0-10]', async () => {
    const { id } = await submittedPurchase(world, 'staff', { purchaseName: 'ﾉｰﾄﾊﾟｿｺﾝ／予備 100%' });
    for (const name of ['のーとぱそこん', 'パソコン/予備', '100％', '予備']) {
      expect(await idsOf('staff', { name }), name).toEqual([id]);
      expect(await idsOf('admin', { name }), name).toEqual([id]);
    }
  });
});

describe('the list as a file', () => {
  const fileOf = async (who: Who, query: Query = {}) => {
    const options = { headers: { 'accept-language': 'ja' } };
    const { status, raw } = await world.as(who)(exportPurchaseRequests, query as never, options);
    expect(status).toBe(200);
    return raw;
  };

  it('holds what the list shows, names instead of codes, and a formula as text, in either encoding [B5-06] [B0-10]', async () => {
    const { rawPayload, headers } = await fileOf('staff', { status: 'submitted', name: '=1+1' });
    const [heading = '', row = '', ...more] = rawPayload.toString().replace('\uFEFF', '').split('\r\n');
    expect(heading).toBe(
      '申請番号,件名,購買区分,数量,単価（円）,合計（税込、円）,購入先,希望納期,社員番号,申請者,部署,ステータス,警告件数,申請日,現在の承認者,最終更新',
    );
    const { staff, admin2 } = world.people;
    expect(row).toMatch(/^PR-2026-\d{5},'=1\+1,事務用品,3,1000,3300,文具店\d+,2026\/12\/18,/);
    expect(row).toContain(`,${staff.number},${staff.name},本社,申請中,0,2026/11/21,${admin2.name},2026/11/21`);
    expect(more).toEqual(['']);
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain('購買申請_20261121.csv');
    const old = await fileOf('staff', { status: 'submitted', name: '=1+1', encoding: 'shift_jis' });
    expect(iconv.decode(old.rawPayload, 'cp932')).toBe(`${heading}\r\n${row}\r\n`);
  });

  it('holds no more than the list, and is recorded with what was asked for [S2-14] [B0-09]', async () => {
    const rows = (await fileOf('other')).body.split('\r\n').slice(1, -1);
    expect(rows).toHaveLength((await listed('other')).length);
    const [recorded] = (await world.audit(`event = 'purchase-requests.exported'`)).slice(-1);
    expect(recorded?.account_id).toBe(world.people.other.accountId);
    expect(recorded?.difference).toMatchObject({ encoding: 'utf-8' });
  });
});

describe('a number', () => {
  const found = async (who: Who, number: string) =>
    (await world.as(who)(findPurchasesByNumber, { number })).output.requests.map(({ id }) => id);

  it('leads its requester, its approvers, leaders and admins to the request, and nobody else [B9-02]', async () => {
    const { id, number } = await submittedPurchase(world, 'staff', { lines: [purchaseLine()] });
    const typed = [number ?? '', (number ?? '').toLowerCase(), String(Number((number ?? '').slice(-5)))];
    for (const who of ['staff', 'admin', 'admin2', 'other'] as const) {
      for (const one of typed) expect(await found(who, one), `${who} ${one}`).toEqual([id]);
    }
    for (const one of typed) {
      expect((await colleague.ask(findPurchasesByNumber, { number: one })).body).toEqual({ requests: [] });
    }
    expect(await found('admin', 'TE-2026-1')).toEqual([]);
    expect(await found('admin', '付箋')).toEqual([]);
  });
});

/** They stand beside it, and are written when it changes and at no other time. */
describe('the words by which a request is found', () => {
  let world: World;
  let id: string;
  beforeAll(async () => {
    world = await openWorld();
    await addCrowd(world.pool, 20);
    await addPurchases(world.pool, 60);
    const { rows } = await world.pool.query(`select id from purchase_requests where status = 'in_review'`);
    id = rows[0].id;
  }, 60_000);
  afterAll(() => world.close());

  /** Changes the request and answers whether its words were written anew. */
  async function writesWords(change: string): Promise<boolean> {
    const written = async () => {
      const { rows } = await world.pool.query('select xmin::text from purchase_words where request_id = $1', [id]);
      return rows[0].xmin;
    };
    const before = await written();
    await world.pool.query(
      `update purchase_requests set ${change}, version = version + 1, change_xid = pg_current_xact_id() where id = $1`,
      [id],
    );
    return (await written()) !== before;
  }

  async function found(q: string): Promise<readonly string[]> {
    const { output } = await world.as('admin')(listForDecision, { tab: 'all', q } as never);
    return output.rows.map((row: { id: string }) => row.id);
  }

  it('a request is found by its new name, and by the old one no more [B0-10]', async () => {
    expect(await writesWords(`purchase_name = '鰻重の出前'`)).toBe(true);
    expect(await found('鰻重の出')).toEqual([id]);
    expect(await writesWords(`purchase_name = '鯛焼きの出前'`)).toBe(true);
    expect(await found('鰻重の出')).toEqual([]);
    expect(await found('鯛焼きの')).toEqual([id]);
  });

  it('a request is found by its number, by the end of it, and by any two and three characters of its name [B0-10]', async () => {
    const { rows } = await world.pool.query('select number from purchase_requests where id = $1', [id]);
    const number: string = rows[0].number;
    for (const q of [number, number.slice(3), number.slice(-4), '鯛焼', 'の出前', 'タイヤキ', `鯛焼き ${number}`]) {
      expect([q, (await found(q)).includes(id)]).toEqual([q, q !== 'タイヤキ']);
    }
    expect(await found(number)).toEqual([id]);
  });

  it('a request is found in the days of its new submission [B0-10]', async () => {
    expect(await writesWords(`submitted_at = submitted_at - interval '400 days'`)).toBe(true);
    expect(await found('鯛焼きの')).toEqual([id]);
  });

  it('a step that changes no word leaves the words alone', async () => {
    expect(await writesWords(`status = 'submitted', updated_at = now(), last_decider_name = '山田 太郎'`)).toBe(false);
    expect(await writesWords(`purchase_name = purchase_name, submitted_at = submitted_at`)).toBe(false);
  });
});
