import type { Figures } from '@madoguchi/contract/analytics/model.ts';
import {
  countScreens,
  exportWidget,
  listSourceWidgets,
  showAnalytics,
} from '@madoguchi/contract/analytics/operations.ts';
import { widgetTable } from '@madoguchi/contract/analytics/tables.ts';
import { WIDGET_IDS, type WidgetId } from '@madoguchi/contract/analytics/widgets.ts';
import { approve, exportRequests, listRequests } from '@madoguchi/contract/approvals/operations.ts';
import { listForReview, submitClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import { countForDecision } from '@madoguchi/contract/purchase-requests/operations.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orderedPurchase } from '../../../test/bought-purchases.ts';
import {
  approvalOf,
  approved,
  inReview,
  line,
  rejected,
  returned,
  standingClaim,
  submitted,
} from '../../../test/claims.ts';
import { emptyClaims } from '../../../test/empty-claims.ts';
import { submittedPurchase } from '../../../test/purchases.ts';
import { rowsOf } from '../../../test/read-csv.ts';
import { NOW, openWorld, type World } from '../../../test/world.ts';
import { analyticsFeature } from './index.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
afterEach(() => world.clock.set(NOW));

const count = () => analyticsFeature.prompt({ clock: world.clock }, world.appPool);
const shown = async (asked: { month?: YearMonth; department?: string } = {}): Promise<Figures> =>
  (await world.as('system')(showAnalytics, asked)).output;

const JA = { headers: { 'accept-language': 'ja' } } as const;

/** Nothing is claimed, and nothing counted yet. */
async function begin(): Promise<void> {
  await emptyClaims(world.pool);
  await world.pool.query(`delete from daily_figures; update figure_cursors set after = '0'`);
}

/** The sums of spend of each day, counted over everything that there is. */
async function spentInAll(): Promise<string[]> {
  const { rows } = await world.pool.query(
    `select l.use_date || ' claim-yen ' || c.department_code || ' ' || sum(l.amount) as said
     from claim_lines l, expense_claims c
     where l.claim_id = c.id and l.removed_at is null and (c.status = 'approved' or c.status = 'confirmed')
     group by l.use_date, c.department_code
     union all select o.ordered_on || ' purchase-yen ' || r.department_code || ' ' || sum(o.ordered_yen)
     from purchase_orders o, purchase_requests r where r.id = o.request_id group by o.ordered_on, r.department_code`,
  );
  return rows.map(({ said }) => said).sort();
}

async function spentByDays(): Promise<string[]> {
  const { rows } = await world.pool.query(
    `select day || ' ' || measure || ' ' || department_code || ' ' || sum(value) as said from daily_figures
     where measure in ('claim-yen', 'purchase-yen') group by day, measure, department_code`,
  );
  return rows.map(({ said }) => said).sort();
}

const ride = (useDate: string, unitFare: number) => line({ useDate, unitFare });

describe('spend', () => {
  it('of a claim that is approved late corrects days counted before, and leaves them when it is none any more (AN3) [B9-07]', async () => {
    const claim = await submitted(world.as('staff'), [ride('2026-11-11', 480), ride('2026-11-12', 1_000)]);
    await inReview(world, claim);
    await count();
    expect((await shown()).spend).toMatchObject({ now: 0, claims: 0 });
    expect((await world.as('admin')(approve, await approvalOf(world, claim))).status).toBe(200);
    await count();
    expect((await shown()).spend).toMatchObject({ now: 1_480, claims: 1 });
    expect((await shown({ department: 'NOWHERE' })).spend).toMatchObject({ now: 0, claims: 0 });
    await world.pool.query(
      `update expense_claims set status = 'returned', change_xid = pg_current_xact_id() where id = $1`,
      [claim.id],
    );
    await count();
    expect((await shown()).spend).toMatchObject({ now: 0, claims: 0 });
    expect(await spentByDays()).toEqual(await spentInAll());
    await begin();
  });

  it('of an order stands on its day; today, this week and this month are those of Tokyo (AN1, AN6) [B9-07]', async () => {
    await orderedPurchase(world);
    await count();
    const { spend, pace } = await shown();
    expect(spend.now).toBe(3_300);
    expect(spend.years[0]?.months.find(({ month }) => month === '202611')).toMatchObject({
      claims: 0,
      purchases: 3_300,
    });
    expect(spend.years[0]?.months.find(({ month }) => month === '202612')).toMatchObject({ claims: null });
    for (const one of ['day', 'week', 'month'] as const) {
      expect(pace[one]).toMatchObject({ now: 3_300, before: 0 });
      expect(pace[one].steps.at(-1)).toMatchObject({ to: '2026-11-21', yen: 3_300 });
    }
    expect([pace.day.isRunning, pace.month.isRunning]).toEqual([false, true]);
    // 00:30 of the next day in Tokyo, still the 21st in UTC.
    world.clock.set('2026-11-21T15:30:00.000Z');
    expect((await shown()).pace.day).toMatchObject({ now: 0, before: 3_300 });
  });

  it('kept by day equals a count over everything, whatever changed between two counts (AN3) [B9-07]', async () => {
    const employees = await people();
    const month = fc.constantFrom('202609', '202610', '202611');
    const at = fc.integer({ min: 1, max: 28 });
    const yen = fc.integer({ min: 0, max: 99_999 });
    const status = fc.constantFrom('submitted', 'approved', 'confirmed', 'returned');
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('claim' as const),
        month,
        at,
        yen,
        status,
        nth: fc.nat(),
        department: fc.constantFrom('HQ', 'SALES'),
      }),
      fc.record({ kind: fc.constant('change' as const), at, yen, status, nth: fc.nat() }),
      fc.record({ kind: fc.constant('count' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        await begin();
        const made: string[] = [];
        for (const one of steps) {
          if (one.kind === 'count') await count();
          else if (one.kind === 'claim') made.push(...(await insertClaim(employees, one)));
          else if (made.length > 0) await changeClaim(made[one.nth % made.length] ?? '', one);
        }
        await count();
        expect(await spentByDays()).toEqual(await spentInAll());
      }),
      { numRuns: 15 },
    );
    await begin();
    await count();
  }, 60_000);

  interface Given {
    readonly at: number;
    readonly yen: number;
    readonly status: string;
    readonly nth: number;
  }

  const people = async () =>
    (await world.pool.query<{ id: string }>('select id from employees order by number')).rows.map(({ id }) => id);

  async function insertClaim(
    employees: readonly string[],
    { month, at, yen, status, nth, department }: Given & { readonly month: string; readonly department: string },
  ) {
    const { rows } = await world.pool.query<{ id: string }>(
      `with c as (insert into expense_claims (id, employee_id, month, status, version, number, employee_number, employee_name,
           employee_kana, department_code, department_name, line_count, total_yen, warning_count, submitted_at, created_at, updated_at)
         select gen_random_uuid(), $1, $2, $3, 1, gen_random_uuid()::text, '1', '', '', $4, '', 1, $5, 0, now(), now(), now()
         on conflict do nothing returning id)
       insert into claim_lines (id, claim_id, position, use_date, purpose_text, visited_party, section_from, section_via, section_to,
         deduction, amount, expense_type, tax_class, registration_number, paid_by, memo, typed)
       select gen_random_uuid(), c.id, 0, ($2 || lpad($6::text, 2, '0'))::date, '', '', '', '', '', 0, $5, 'transport', 'standard',
         '', 'self', '', '{}' from c returning claim_id as id`,
      [employees[nth % employees.length], month, status, department, yen, at],
    );
    return rows.map(({ id }) => id);
  }

  /** A line may come to another day while its claim is in the hands of its owner; what it was before is nowhere then. */
  const changeClaim = async (id: string, { at, yen, status }: Given) => {
    await world.pool.query(
      `with c as (update expense_claims set status = $2, version = version + 1, change_xid = pg_current_xact_id()
         where id = $1 returning id, month)
       update claim_lines l set use_date = (c.month || lpad($3::text, 2, '0'))::date, amount = $4 from c where l.claim_id = c.id`,
      [id, status, at, yen],
    );
  };
});

const july = () => line({ useDate: '2026-07-10' });

describe('approvals', () => {
  it('count a request by its first submission and its first decision, and the time until its yes [S7-02, B9-07]', async () => {
    await begin();
    const clock = (at: string) => world.clock.set(at);
    const before = await (async () => {
      await count();
      return (await shown()).firstPass;
    })();
    clock('2026-11-16T01:00:00.000Z');
    const good = await submitted(world.as('staff'), [july()], '202607');
    const sentBack = await submitted(world.as('other'), [july()], '202607');
    const refused = await submitted(world.as('user'), [july()], '202607').catch(() => null);
    clock('2026-11-16T14:59:00.000Z');
    await returned(world, sentBack);
    // 00:00 of the 17th in Tokyo.
    clock('2026-11-16T15:00:00.000Z');
    await approved(world, good);
    if (refused) await rejected(world, refused);
    const { version } = await standingClaim(world, sentBack);
    await world.as('other')(submitClaim, { id: sentBack.id, version, comment: '直しました。' });
    await approved(world, sentBack);
    await count();
    const { firstPass, requests } = await shown();
    const day = (nth: string) => firstPass.days.find((one) => one.day === `2026-11-${nth}`);
    expect(day('16')).toEqual({ day: '2026-11-16', passed: 0, decided: 1 });
    expect(day('17')).toEqual({ day: '2026-11-17', passed: 1, decided: refused === null ? 1 : 2 });
    expect(requests.days.find((one) => one.day === '2026-11-16')?.value).toBe(refused === null ? 2 : 3);
    expect(requests.days.find((one) => one.day === '2026-11-17')?.value).toBe(0);
    expect(firstPass.lead.now.approved - before.lead.now.approved).toBe(2);
    // Fourteen hours each, from the first submission.
    expect(firstPass.lead.now.minutes - before.lead.now.minutes).toBe(2 * 14 * 60);
    expect(firstPass.targetPercent).toBe(90);
  });

  it('lead to a list of all requests of the month, with as many rows as they count [S7-02, B9-07]', async () => {
    await begin();
    // The last half hour of October in Tokyo, and the first of November.
    world.clock.set('2026-10-31T14:30:00.000Z');
    const october = await submitted(world.as('staff'), [july()], '202607');
    world.clock.set('2026-10-31T15:30:00.000Z');
    await submitted(world.as('other'), [july()], '202607');
    await returned(world, october);
    const { version } = await standingClaim(world, october);
    await world.as('staff')(submitClaim, { id: october.id, version, comment: '直しました。' });
    await count();
    const listed = async (month: string, department?: string) =>
      (await world.as('admin')(listRequests, { month: month as YearMonth, ...(department ? { department } : {}) }))
        .output.rows;
    for (const month of ['202610', '202611'] as YearMonth[]) {
      const { requests } = await shown({ month });
      expect((await listed(month)).length, month).toBe(requests.now);
      const ofAll = (await shown({ month, department: 'HQ' })).requests.now;
      expect((await listed(month, 'HQ')).length, month).toBe(ofAll);
    }
    expect((await listed('202610')).map(({ number }) => number)).toEqual([october.number]);
    expect((await listed('202611')).map(({ number }) => number)).not.toContain(october.number);
    const { raw } = await world.as('admin')(exportRequests, { month: '202610' as YearMonth }, JA);
    expect(raw.body.trimEnd().split('\r\n')).toHaveLength(2);
    expect((await world.audit(`event = 'approvals.requests-exported'`)).at(-1)?.difference).toMatchObject({
      month: '202610',
    });
  });
});

describe('opened screens', () => {
  const open = (screens: string[], beginsVisit = false, who: 'staff' | 'user' = 'staff') =>
    world.as(who)(countScreens, { screens, beginsVisit });

  it('are unknown before counting began, not 0 (GEN-06) [B9-07]', async () => {
    const { visits, traffic } = await shown();
    expect(visits).toMatchObject({ now: null, before: null, since: null });
    expect(new Set(traffic.today.map(({ views }) => views))).toEqual(new Set([null]));
  });

  it('are counted in the hour and on the day of Tokyo; a week is the sum of its days (AN1, GEN-05) [B9-07]', async () => {
    for (const [at, begins, screens] of [
      ['2026-11-24T14:59:59.000Z', true, ['information']],
      ['2026-11-24T15:30:00.000Z', true, ['information', 'faq', 'information']],
      ['2026-11-25T01:00:00.000Z', false, ['faq']],
    ] as const) {
      world.clock.set(at);
      expect((await open([...screens], begins)).output).toEqual({ counted: screens.length });
    }
    const { visits, traffic } = await shown();
    const value = (day: string) => visits.days.find((one) => one.day === day)?.value;
    expect([value('2026-11-23'), value('2026-11-24'), value('2026-11-25')]).toEqual([null, 1, 1]);
    expect(visits).toMatchObject({ now: 2, before: null, since: '2026-11-24' });
    expect(traffic.today[0]).toEqual({ hour: 0, visits: 1, views: 3 });
    expect(traffic.today[9]).toEqual({ hour: 9, visits: 0, views: 0 });
    expect(traffic.today[10]).toEqual({ hour: 10, visits: 0, views: 1 });
    // It is 10 o'clock.
    expect(traffic.today[11]).toEqual({ hour: 11, visits: null, views: null });
    expect(traffic.yesterday[23]).toEqual({ hour: 23, visits: 1, views: 1 });
  });

  it('name nobody: a role, a screen, an hour; those that are none, or not open to the person, count nothing [B9-07]', async () => {
    expect((await open(['no-such-screen', 'analytics', 'audit'], true, 'user')).output).toEqual({ counted: 0 });
    const { rows } = await world.pool.query('select * from screen_views limit 1');
    expect(Object.keys(rows[0])).toEqual(['day', 'hour', 'screen', 'role', 'views', 'visits']);
    const { rows: found } = await world.pool.query(`select count(*)::int as n from screen_views where role = 'user'`);
    expect(found).toEqual([{ n: 0 }]);
  });

  it('lose none when many come at once [S7-02, B9-07]', async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, nth) => open(nth % 2 ? ['faq', 'information'] : ['information', 'faq'])),
    );
    const { rows } = await world.pool.query(
      `select sum(views)::int as views from screen_views where screen = 'faq' and day = '2026-11-21'`,
    );
    expect(rows).toEqual([{ views: 30 }]);
  });
});

describe('figures', () => {
  it('of two people among the employed are not told: small groups are one, or none (AN5) [B9-07]', async () => {
    expect((await shown()).people?.every(({ now }) => now === 0 || now >= 5) ?? true).toBe(true);
    expect((await shown({ department: 'NOWHERE' })).people).toEqual([]);
  });

  it('of people and sites, though kept, are those of now whoever changed and whatever of them [B9-07]', async () => {
    const here = '東京本社';
    const tokyo = async () => (await shown()).sites.find(({ name }) => name === here)?.people;
    const women = async () => (await shown()).people?.find(({ group }) => group === 'female')?.now ?? 0;
    const { rows: everybody } = await world.pool.query<{ id: string }>(
      'update employees set workplace = $1 returning id',
      [here],
    );
    expect(await tokyo()).toBe(everybody.length);
    const [moved = { id: '' }] = everybody;
    const moveTo = (workplace: string) =>
      world.pool.query('update employees set workplace = $2 where id = $1', [moved.id, workplace]);
    await moveTo('');
    expect(await tokyo()).toBe(everybody.length - 1);
    await moveTo(here);
    expect(await tokyo()).toBe(everybody.length);

    const told = `insert into profiles (employee_id, version, gender, locations, occupation, skills, jobs, postal_code, address,
        private_phone, visibility, updated_at)
      select id, 1, 'female', '{}', '', '{}', '[]', '', '', '', '{}', now() from employees
      on conflict (employee_id) do update set gender = excluded.gender`;
    await world.pool.query(told);
    expect(await women()).toBe(everybody.length);
    await world.pool.query(`update profiles set gender = 'male'`);
    expect(await women()).toBe(0);
  });

  it('of claims and purchases are the rows of the lists that they lead to [S7-02, B9-07]', async () => {
    await submittedPurchase(world, 'staff');
    await count();
    const { spend, purchases } = await shown();
    const review = await world.as('system')(listForReview, {
      month: '202611' as YearMonth,
      state: 'approved,confirmed',
      limit: 100,
    } as never);
    expect(review.output.rows).toHaveLength(spend.claims);
    const decision = await world.as('system')(countForDecision, { submitted: '2026-11-01..2026-11-21' } as never);
    const all = JSON.stringify(decision.output);
    expect(purchases.submitted, all).toBeGreaterThan(0);
    expect(all).toContain(`"count":${purchases.submitted}`);
  });

  it.each(WIDGET_IDS)(
    'of %s are the same in its file, to the last yen (AN2) [B9-07, B0-10]',
    async (widget: WidgetId) => {
      const { raw, status } = await world.as('system')(exportWidget, { widget, encoding: 'utf-8' }, JA);
      expect(status).toBe(200);
      const { columns, rows } = widgetTable(widget, await shown(), 'ja');
      const names = columns.map(({ name }) => name.ja);
      const said = rows.map(({ cells }) => Object.fromEntries(names.map((name, nth) => [name, cells[nth]])));
      const file = rowsOf(raw.rawPayload);
      expect(file).toHaveLength(rows.length);
      for (const [nth, row] of file.entries()) {
        for (const [name, cell] of Object.entries(row)) {
          const meant = said[nth]?.[name] ?? '';
          expect(cell.replaceAll('/', ''), name).toBe(String(meant).replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$1$2$3'));
        }
      }
    },
  );

  it('answer the source’s call: nine widgets with id, series and options, ten labelled markers [S7-02]', async () => {
    const { output } = await world.as('system')(listSourceWidgets, {}, JA);
    expect(output.map(({ id }) => id)).toEqual(WIDGET_IDS.map((_, nth) => `widget${nth + 1}`));
    for (const widget of output)
      expect(Object.keys(widget)).toEqual(expect.arrayContaining(['id', 'series', 'options']));
    const [yearly, conversion, impressions, visits, , map] = output;
    expect(Object.keys(yearly.series)).toEqual(['2026年度', '2025年度', '2024年度']);
    for (const { value, ofTarget } of [conversion.conversion, impressions.impressions, visits.visits]) {
      expect([value, ofTarget].every((one) => one === null || Number.isFinite(one))).toBe(true);
    }
    expect(map.markers).toHaveLength(10);
    for (const { label } of map.markers) expect(label).toMatch(/（?見本）?|\(見本\)|所|本社/);
  });

  it('of a portal without any data are said to be none, and no share of nothing (AN4) [B9-07]', async () => {
    const empty = await openWorld();
    try {
      const { output } = await empty.as('system')(showAnalytics, {});
      expect(output.requests).toMatchObject({ now: 0, before: 0 });
      expect(output.firstPass.now).toEqual({ passed: 0, decided: 0 });
      expect(output.spend.years.flatMap(({ months }) => months).every(({ claims }) => claims === null)).toBe(true);
      expect(output.purchases).toMatchObject({ submitted: 0, top: [] });
      expect(JSON.stringify((await empty.as('system')(listSourceWidgets, {})).output)).not.toMatch(/NaN|Infinity/);
    } finally {
      await empty.close();
    }
  });
});
