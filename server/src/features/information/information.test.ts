import { markAnnouncementRead } from '@madoguchi/contract/announcements/operations.ts';
import { submitClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import { showOpenMonths, showOpenPurchases, showTasks, showToday } from '@madoguchi/contract/information/operations.ts';
import { requestPapers, returnPaper } from '@madoguchi/contract/onboarding/operations.ts';
import type { QueryConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { published } from '../../../test/announcements.ts';
import { approved, inReview, line, returned, savedDraft, standingClaim, submitted } from '../../../test/claims.ts';
import { addCrowd } from '../../../test/crowd.ts';
import { emptyClaims } from '../../../test/empty-claims.ts';
import { savedPaper, submittedPaper, withoutPapers } from '../../../test/onboarding-cases.ts';
import type { Who } from '../../../test/people.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const tasks = async (who: Who) => (await world.as(who)(showTasks, {})).output;
const memo = 'お客様のご都合による';

async function handedIn(who: Who, month: string) {
  const useDate = `${month.slice(0, 4)}-${month.slice(4)}-10`;
  const { id, version } = await submitted(world.as(who), [line({ useDate, memo })], month);
  return { id, version };
}

describe('the day', () => {
  it('is that of the server, with the name of its holiday; guests see it too [B9-01, B0-01]', async () => {
    const now = world.clock.now();
    expect((await world.as(null)(showToday, {})).output).toEqual({ now, today: '2026-11-21', holiday: null });
    world.clock.set('2026-11-22T15:00:00.000Z');
    const { output } = await world.as(null)(showToday, {});
    expect(output).toMatchObject({ today: '2026-11-23', holiday: { name: '勤労感謝の日' } });
    world.clock.set(now);
  });
});

describe('what waits for a person', () => {
  it('is nothing at first, and for nobody what waits for another [B9-01]', async () => {
    for (const who of ['user', 'staff', 'admin'] as const) expect(await tasks(who)).toEqual([]);
  });

  it('for approvers: requests whose turn is theirs, since the oldest; never their own [B9-01, B3-03]', async () => {
    const since = world.clock.now();
    const claim = await handedIn('staff', '202605');
    await handedIn('admin2', '202605');
    const waiting = { kind: 'approvals-waiting', count: 1, overdue: 0, since };
    expect(await tasks('admin2')).toEqual([waiting]);
    expect(await tasks('admin')).toEqual([waiting]);
    await inReview(world, claim);
    expect(await tasks('admin')).toEqual([{ ...waiting, count: 2 }]);
    expect(await tasks('staff')).toEqual([]);
    await emptyClaims(world.pool);
  });

  it('for whoever is asked for documents, until they hand them in and once they come back; none that they began unasked [B9-01, B8-02]', async () => {
    const waiting = async () => (await tasks('user')).filter(({ kind }) => kind === 'papers-to-fill-in');
    const since = world.clock.now();
    await savedPaper(world, 'user', 'company-consent');
    expect(await waiting()).toEqual([]);
    const papers = [{ accountId: world.people.user.accountId, paperKind: 'pledge' as const }];
    await world.as('admin')(requestPapers, { papers, dueOn: null });
    expect(await waiting()).toEqual([{ kind: 'papers-to-fill-in', count: 1, since }]);
    const paper = await submittedPaper(world, 'user');
    expect(await waiting()).toEqual([]);
    await world.as('admin')(returnPaper, { ...paper, comment: '住所を確認してください。', comments: [] });
    expect(await waiting()).toEqual([{ kind: 'papers-to-fill-in', count: 1, since }]);
    expect(await tasks('staff')).toEqual([]);
    await withoutPapers(world);
  });

  it('for admins: approved claims to confirm by month, since the oldest; never their own [B9-01, B4-08]', async () => {
    const now = world.clock.now();
    const settled = async (who: Who, month: string, by: Who = 'system') =>
      approved(world, await handedIn(who, month), by);
    await settled('staff', '202609');
    world.clock.set('2026-11-22T01:00:00.000Z');
    await settled('other', '202609');
    await settled('admin', '202609');
    await settled('staff', '202610');
    await settled('system', '202608', 'admin');
    world.clock.set(now);
    const since = now;
    const later = '2026-11-22T01:00:00.000Z';
    expect(await tasks('admin')).toEqual([
      { kind: 'claims-to-confirm', month: '202608', count: 1, since: later },
      { kind: 'claims-to-confirm', month: '202609', count: 2, since },
      { kind: 'claims-to-confirm', month: '202610', count: 1, since: later },
    ]);
    expect((await tasks('system')).map((task) => [task.kind, task.count])).toEqual([
      ['claims-to-confirm', 3],
      ['claims-to-confirm', 1],
    ]);
    expect(await tasks('staff')).toEqual([]);
  });

  it('for its owner: a claim that came back, until it is handed in again [B9-01, B4-03]', async () => {
    const { id } = await returned(world, await handedIn('other', '202607'));
    const { version } = await standingClaim(world, { id });
    const since = world.clock.now();
    expect(await tasks('other')).toEqual([{ kind: 'returned-claim', month: '202607', count: 1, since }]);
    await world.as('other')(submitClaim, { id, version });
    expect(await tasks('other')).toEqual([]);
  });

  it('for everybody signed in: must-read announcements, the oldest first, until they are confirmed [B9-01]', async () => {
    const later = await published(world, { mustRead: true, shownFrom: '2026-11-21' as never });
    const older = await published(world, { mustRead: true });
    await published(world, { mustRead: true, audience: 'admin' });
    const since = '2026-11-19T15:00:00.000Z';
    expect(await tasks('user')).toEqual([{ kind: 'must-read', announcementId: older.id, count: 2, since }]);
    for (const { id, edition } of [older, later]) await world.as('user')(markAnnouncementRead, { id, edition });
    expect(await tasks('user')).toEqual([]);
  });
});

describe('the months that can be handed in', () => {
  const months = async (who: Who) => (await world.as(who)(showOpenMonths, {})).output;

  it('are this one with its closing date, and its sum and state once it has begun [B9-01]', async () => {
    expect(await months('system')).toEqual([{ month: '202611', claim: null, closingDate: '2026-12-07' }]);
    await savedDraft(world.as('system'), [line({ unitFare: 480 })], '202611');
    expect(await months('system')).toMatchObject([{ claim: { status: 'draft', lineCount: 1, totalYen: 480 } }]);
  });

  it('are the last one too until its closing date, while it has not been handed in [B9-01]', async () => {
    const now = world.clock.now();
    const shown = async (day: string) => {
      world.clock.set(`${day}T03:00:00.000Z`);
      return (await months('admin2')).map(({ month }) => month);
    };
    expect(await shown('2026-12-07')).toEqual(['202611', '202612']);
    expect(await shown('2026-12-08')).toEqual(['202612']);
    await handedIn('admin2', '202611');
    expect(await shown('2026-12-07')).toEqual(['202612']);
    world.clock.set(now);
  });
});

describe('over thousands of claims', () => {
  beforeAll(async () => {
    await addCrowd(world.pool, 1_000);
    await world.pool.query(
      `insert into expense_claims (id, employee_id, month, status, version, number, employee_number, employee_name,
         employee_kana, department_code, department_name, line_count, total_yen, warning_count, submitted_at, created_at, updated_at)
       select gen_random_uuid(), e.id, to_char('2026-06-01'::date - back * interval '1 month', 'YYYYMM'),
         case when back < 2 and e.number like '%7' then 'approved' else 'confirmed' end, 3,
         'TX-' || e.number || '-' || back, e.number, e.first_name, 'スズキ', 'HQ', '', 1, 10, 0, now(), now(), now()
       from employees e, generate_series(0, 19) back where e.number > '10000'`,
    );
    await world.pool.query(
      `insert into record_facts (id, noun, record_id, fact, owner_id, by_account, by_name, by_department, at, comment)
       select gen_random_uuid(), 'expense-claim', id, 'submitted', employee_id, $1, '', '', now(), '' from expense_claims`,
      [world.people.admin.accountId],
    );
    await world.pool.query(
      `insert into purchase_requests (id, employee_id, status, version, number, employee_number, employee_name, employee_kana,
         department_code, department_name, purchase_name, reason, delivery_place, prices_include_tax, single_source_reason,
         line_count, supplier, supplier_count, quote_count, total_yen, approved_yen, warning_count, submitted_at, approved_at,
         created_at, updated_at)
       select gen_random_uuid(), e.id, case when nth = 0 then 'approved' else 'closed' end, 3, 'PX-' || e.number || '-' || nth,
         e.number, e.first_name, 'スズキ', 'HQ', '', '机', '', '', false, '', 1, '', 1, 0, 10, 10, 0, now(), now(), now(), now()
       from employees e, generate_series(0, 9) nth where e.number > '10000'`,
    );
    await world.pool.query('analyze');
  }, 60_000);

  it('each card asks at most six statements, and reads no claims or purchases from end to end [B9-01]', async () => {
    for (const ask of [
      () => world.as('admin')(showTasks, {}),
      () => world.as('admin')(showOpenMonths, {}),
      () => world.as('admin')(showOpenPurchases, {}),
      () => world.as('admin')(showToday, {}),
    ]) {
      await ask();
      const query = vi.spyOn(world.appPool, 'query');
      expect((await ask()).status).toBe(200);
      const statements = query.mock.calls.splice(0).map(([first]) => first as unknown as QueryConfig);
      query.mockRestore();
      expect(statements.length).toBeLessThanOrEqual(6);
      for (const { text, values } of statements) {
        const { rows } = await world.pool.query(`explain (format json) ${text}`, values);
        const scans = JSON.stringify(rows).match(/"Seq Scan","[^}]*?"Relation Name": ?"(\w+)"/g) ?? [];
        expect(scans.filter((scan) => /expense_claim|purchase_request/.test(scan))).toEqual([]);
      }
    }
  });
});
