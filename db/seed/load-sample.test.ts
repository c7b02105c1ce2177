import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkClaim } from '@madoguchi/contract/expense-claims/checks.ts';
import { CLAIM_STATUSES, DEFAULT_LIMITS, type LineInput } from '@madoguchi/contract/expense-claims/model.ts';
import { claimTotal, lineAmount } from '@madoguchi/contract/expense-claims/rules.ts';
import { sectionKey } from '@madoguchi/contract/expense-claims/section-key.ts';
import { MASTER_VALUES } from '@madoguchi/contract/master-data/model.ts';
import { NOTIFICATION_KIND_NAMES } from '@madoguchi/contract/notifications/kinds.ts';
import { ProfileContent } from '@madoguchi/contract/profile/model.ts';
import { fiscalYear, nthBusinessDay, tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import { addMonths, firstDay } from '@madoguchi/contract/values/calendar-months.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createDatabase, type TestDatabase } from '../../server/test/database.ts';
import { loadSample } from './load-sample.ts';
import { SAMPLE_PASSWORD, SAMPLE_PEOPLE } from './people.ts';

const TODAY = PlainDate.parse('2026-11-21');
const THIS_MONTH = '202611';
/** Loading or checking all of it once more, on a machine that has much else to do. */
const WHOLE_LOAD_MS = 120_000;

interface Loaded {
  readonly database: TestDatabase;
  readonly filesDir: string;
  readonly steps: (readonly [number, number])[];
}

async function load(): Promise<Loaded> {
  const database = await createDatabase();
  const filesDir = await mkdtemp(join(tmpdir(), 'madoguchi-sample-'));
  const steps: (readonly [number, number])[] = [];
  await loadSample(database.pool, {
    today: TODAY,
    hashPassword: async (password) => `hash of ${password}`,
    filesDir,
    seal: (_place, text) => Buffer.from(text),
    progress: (done, of) => steps.push([done, of]),
  });
  return { database, filesDir, steps };
}

async function discard({ database, filesDir }: Loaded): Promise<void> {
  await database.drop();
  await rm(filesDir, { recursive: true });
}

interface ClaimRow {
  readonly id: string;
  readonly employee_id: string;
  readonly month: string;
  readonly status: string;
  readonly number: string | null;
  readonly line_count: number;
  readonly total_yen: string;
  readonly warning_count: number;
  readonly submitted_at: string | null;
}

type LineRow = Omit<LineInput, 'attachments'> & {
  readonly claimId: string;
  readonly amount: number | null;
  readonly attachments: readonly { readonly id: string }[];
};

describe('the sample organisation', { timeout: WHOLE_LOAD_MS }, () => {
  let loaded: Loaded;
  let claims: ClaimRow[];
  let lines: LineRow[];
  const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await loaded.database.pool.query<Row>(text, values)).rows;

  beforeAll(async () => {
    loaded = await load();
    claims = await rows<ClaimRow>('select * from expense_claims order by month, created_at, id');
    lines = await rows<LineRow>(`
      select l.id, claim_id as "claimId", use_date as "useDate", purpose_code as purpose, purpose_text as "purposeText",
        visited_party as "visitedParty", transport_mode_code as "transportMode", section_from as "from",
        section_via as via, section_to as "to", trip_type_code as "tripType", unit_fare as "unitFare", deduction,
        expense_type as "expenseType", tax_class as "taxClass", invoice_basis as "invoiceBasis",
        registration_number as "registrationNumber", paid_by as "paidBy", memo, typed, amount,
        coalesce((select json_agg(json_build_object('id', a.attachment_id)) from claim_line_attachments a
          where a.line_id = l.id), '[]') as attachments
      from claim_lines l join expense_claims c on c.id = l.claim_id order by c.month, l.position`);
  });
  afterAll(() => discard(loaded));

  it('is sixty-two people, as README.md says, in a tree of ten departments, each with a head and a deputy of its own', async () => {
    const people = await rows<{ number: string; department_code: string }>(
      'select number, department_code from employees',
    );
    const groups = await rows<{ code: string; extra: { parent: string | null; head: string; deputy: string } }>(
      `select code, extra from classification_details where classification_code = 'group'`,
    );
    expect(people.length).toBe(62);
    expect(groups.length).toBe(10);
    expect(groups.filter(({ extra }) => extra.parent === null)).toHaveLength(1);
    const codes = new Set(groups.map(({ code }) => code));
    for (const { code, extra } of groups) {
      if (extra.parent !== null) expect(codes).toContain(extra.parent);
      const here = people.filter((person) => person.department_code === code).map(({ number }) => number);
      expect(here).toEqual(expect.arrayContaining([extra.head, extra.deputy]));
      expect(extra.head).not.toBe(extra.deputy);
    }
  });

  it('holds values that have ended, are to come and were stopped, each with what it was before [B1-01] [B1-05]', async () => {
    const changed = await rows<{ code: string; state: string; versions: number }>(
      `select code, case when not active then 'stopped' when valid_to < '${TODAY}' then 'ended'
           when valid_from > '${TODAY}' then 'coming' else 'valid' end as state,
         (select count(*)::int from classification_detail_versions v
           where v.classification_code = d.classification_code and v.code = d.code) as versions
       from classification_details d where updated_by is not null`,
    );
    expect(new Set(changed.map(({ state }) => state))).toEqual(new Set(['ended', 'coming', 'stopped']));
    expect(changed.map(({ versions }) => versions)).toEqual(changed.map(() => 2));
  });

  it('holds posts that were, are and are to be, one primary each day, and people who have left or are to come [B2-01]', async () => {
    const posts = await rows<{ is_primary: boolean; past: boolean; coming: boolean }>(
      `select is_primary, valid_to <= '${TODAY}' is true as past, valid_from > '${TODAY}' as coming from employee_posts`,
    );
    const count = (of: (post: (typeof posts)[number]) => boolean) => posts.filter(of).length;
    expect(count(({ past }) => past)).toBeGreaterThan(5);
    expect(count(({ coming, is_primary }) => coming && is_primary)).toBe(2);
    expect(count(({ is_primary }) => !is_primary)).toBe(4);
    const people = await rows<{ left: boolean; coming: boolean; now: number; department: boolean; reached: boolean }>(
      `select left_on < '${TODAY}' is true as left, joined_on > '${TODAY}' as coming,
         phone ~ '^0[0-9-]+$' and extension ~ '^[0-9]{4}$' and workplace <> '' as reached,
         (select count(*)::int from employee_posts p where p.employee_id = e.id and is_primary
           and valid_from <= '${TODAY}' and (valid_to is null or valid_to > '${TODAY}')) as now,
         (select p.department_code = e.department_code from employee_posts p where p.employee_id = e.id and is_primary
           and (valid_to is null or valid_to > '${TODAY}') order by valid_from limit 1) as department
       from employees e`,
    );
    expect(people.filter(({ left }) => left)).toHaveLength(2);
    expect(people.filter(({ coming }) => coming)).toHaveLength(1);
    for (const { coming, now, department, reached } of people) {
      expect({ now, department, reached }).toEqual({ now: coming ? 0 : 1, department: true, reached: true });
    }
  });

  it('lets the four people log in with the sample password, each with one role [S5-02]', async () => {
    const known = Object.values(SAMPLE_PEOPLE);
    const accounts = await rows(
      `select email, roles, password_hash, status, employee_id is not null as employed from accounts
       where email = any($1) order by email`,
      [known.map(({ email }) => email)],
    );
    const expected = known
      .toSorted((one, other) => one.email.localeCompare(other.email))
      .map(({ email, role, department }) => ({
        email,
        roles: [role],
        password_hash: `hash of ${SAMPLE_PASSWORD}`,
        status: 'active',
        employed: department !== null,
      }));
    expect(accounts).toEqual(expected);
  });

  it('suspends the account of who has left, and of nobody else [B2-04]', async () => {
    const accounts = await rows<{ status: string; left_on: string | null }>(
      'select status, left_on from accounts left join employees on employees.id = employee_id',
    );
    expect(accounts.filter(({ status }) => status === 'suspended')).toHaveLength(1);
    expect(accounts.filter(({ status, left_on }) => (status === 'suspended') !== (left_on !== null))).toEqual([]);
  });

  it('has accounts in every state, most of which somebody has logged in with lately [B2-03]', async () => {
    const [counted] = await rows(
      `select count(*) filter (where status = 'invited' and password_hash is null)::int as invited,
         count(*) filter (where status = 'suspended')::int as suspended,
         count(*) filter (where exists (select from sign_in_limits where subject = id::text and blocked_until > $1))::int as locked,
         count(*) filter (where last_signed_in_at < $1 and status = 'active') > 50 as "manyCame" from accounts`,
      [`${TODAY}T00:00:00+09:00`],
    );
    expect(counted).toEqual({ invited: 2, suspended: 1, locked: 1, manyCame: true });
    const links = await rows('select expires_at > $1 as good from account_links order by good', [
      `${TODAY}T00:00:00+09:00`,
    ]);
    expect(links).toEqual([{ good: false }, { good: true }]);
  });

  it('has claims of eighteen months in every state [B4-03]', () => {
    expect(new Set(claims.map(({ month }) => month)).size).toBe(18);
    expect(new Set(claims.map(({ status }) => status))).toEqual(new Set(CLAIM_STATUSES));
    const waiting = claims.filter(
      ({ month, status }) => month === THIS_MONTH && (status === 'submitted' || status === 'in_review'),
    );
    expect(waiting.length).toBeGreaterThan(15);
  });

  it('counts and sums the lines of each claim by the rule of the contract [B4-01]', async () => {
    const ways = await masters('way');
    for (const claim of claims) {
      const own = lines.filter(({ claimId }) => claimId === claim.id);
      const amounts = own.map((line) => {
        const way = ways.find(({ code }) => code === line.tripType);
        return { amount: lineAmount(line, way?.extra.multiplier ?? 1) };
      });
      expect(own.map(({ amount }) => amount)).toEqual(amounts.map(({ amount }) => amount));
      expect([claim.line_count, Number(claim.total_yen)]).toEqual([own.length, claimTotal(amounts)]);
    }
  });

  it('has the warnings that the checks gave at submission, and no error [B4-04]', async () => {
    const ground = await groundOf();
    let warned = 0;
    for (const claim of claims.filter(({ submitted_at }) => submitted_at !== null)) {
      const own = lines.filter(({ claimId }) => claimId === claim.id);
      const findings = checkClaim(own, {
        ...(await ground(claim)),
        today: tokyoDay(Date.parse(claim.submitted_at ?? '')),
      });
      expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect([claim.number, findings.length]).toEqual([claim.number, claim.warning_count]);
      warned += findings.length > 0 ? 1 : 0;
    }
    expect(warned).toBeGreaterThan(50);
  });

  it('numbers claims in the order of their first submission, by fiscal year, without a gap [B0-06]', async () => {
    const submitted = await rows<{ number: string; at: string }>(
      `select number, min(at) as at from expense_claims c join record_facts d on d.record_id = c.id
       where fact = 'submitted' group by number order by at, number`,
    );
    const counters = new Map<number, number>();
    for (const { number, at } of submitted) {
      const year = fiscalYear(tokyoDay(Date.parse(at)));
      counters.set(year, (counters.get(year) ?? 0) + 1);
      expect(number).toBe(`TE-${year}-${String(counters.get(year)).padStart(5, '0')}`);
    }
    expect(submitted.length).toBe(claims.filter(({ number }) => number !== null).length);
    const stored = await rows<{ fiscal_year: number; last: number }>(
      `select fiscal_year, last from number_counters where prefix = 'TE'`,
    );
    expect(new Map(stored.map(({ fiscal_year, last }) => [fiscal_year, last]))).toEqual(counters);
  });

  it('has no claim decided by its owner, nor confirmed by anybody who may not [B3-03, B4-08]', async () => {
    const acts = await rows<{ requester: string; employee: string }>(
      `select requester_id as requester, employee_id as employee from approval_acts
       where kind in ('approve', 'return', 'reject')`,
    );
    expect(acts.length).toBeGreaterThan(1_000);
    expect(acts.filter(({ requester, employee }) => requester === employee)).toEqual([]);
    const confirmed = await rows<{ owner: string; decider: string; roles: string[] }>(
      `select d.owner_id as owner, by_employee as decider, roles from record_facts d
       join accounts on accounts.id = by_account where fact = 'confirmed'`,
    );
    expect(confirmed.length).toBeGreaterThan(500);
    expect(confirmed.filter(({ owner, decider }) => owner === decider)).toEqual([]);
    expect(confirmed.filter(({ roles }) => !roles.includes('admin') && !roles.includes('system'))).toEqual([]);
  });

  it('has an approval that stands where its claim stands, and whose turn it is while that is under way [B4-03]', async () => {
    const standing = await rows<{ status: string; approval: string | null; waiting: number }>(
      `select c.status, p.status as approval,
         (select count(*)::int from approval_tasks t where t.approval_id = p.id and t.status = 'pending') as waiting
       from expense_claims c left join approvals p on p.subject_id = c.id where c.number is not null`,
    );
    const EXPECTED: Readonly<Record<string, readonly string[]>> = {
      draft: ['withdrawn'],
      submitted: ['in_progress'],
      in_review: ['in_progress'],
      returned: ['returned'],
      cancelled: ['returned'],
      rejected: ['rejected'],
      approved: ['approved'],
      confirmed: ['approved'],
    };
    expect(standing.filter(({ status, approval }) => !EXPECTED[status]?.includes(approval ?? ''))).toEqual([]);
    expect(standing.filter(({ approval, waiting }) => (approval === 'in_progress') !== waiting > 0)).toEqual([]);
    expect(new Set(standing.map(({ status }) => status))).toContain('in_review');
  });

  it('has claims that somebody decided in another’s name while they were away [B3-07]', async () => {
    const delegated = await rows<{ held: boolean }>(
      `select exists (select from delegations d where d.from_employee = a.behalf_of_employee
         and d.to_employee = a.employee_id and d.status = 'accepted'
         and (a.at at time zone 'Asia/Tokyo')::date >= d.valid_from
         and (a.at at time zone 'Asia/Tokyo')::date < d.valid_to) as held
       from approval_acts a where a.behalf_of_employee is not null`,
    );
    expect(delegated.length).toBeGreaterThan(0);
    expect(delegated.every(({ held }) => held)).toBe(true);
  });

  it('keeps each receipt under the hash of its content, a different one for each line [B0-07]', async () => {
    const kept = await rows<{ sha256: string; bytes: number; media_type: string }>(
      `select encode(sha256, 'hex') as sha256, bytes, media_type from attachments`,
    );
    expect(kept.length).toBeGreaterThan(200);
    expect(new Set(kept.map(({ sha256 }) => sha256)).size).toBe(kept.length);
    const magic = { 'application/pdf': '%PDF', 'image/png': '\u0089PNG' };
    for (const { sha256, bytes, media_type } of kept) {
      const content = await readFile(join(loaded.filesDir, sha256.slice(0, 2), sha256));
      expect([content.length, createHash('sha256').update(content).digest('hex')]).toEqual([bytes, sha256]);
      expect(content.toString('latin1', 0, 4)).toBe(magic[media_type as keyof typeof magic]);
    }
  });

  it('has announcements for everybody and for some, and must-read ones that about half have confirmed [B9-01]', async () => {
    const told = await rows<{ audience: string; status: string; ended: boolean; must_read: boolean; share: string }>(
      `select audience, status, coalesce(shown_until <= $1, false) as ended, must_read,
         (select count(*) from announcement_reads where announcement_id = a.id)::numeric / (select count(*) from accounts) as share
       from announcements a`,
      [TODAY],
    );
    expect(told).toHaveLength(8);
    expect(new Set(told.map(({ audience }) => audience))).toEqual(
      new Set(['any', 'signed-in', 'staff', 'departments']),
    );
    expect(told.filter(({ status }) => status === 'draft')).toHaveLength(1);
    expect(told.filter(({ ended }) => ended)).toHaveLength(1);
    const shares = told.filter(({ must_read }) => must_read).map(({ share }) => Number(share));
    expect(shares).toHaveLength(2);
    for (const share of shares) expect(Math.abs(share - 0.5)).toBeLessThan(0.2);
    const files = await rows<{ title: string; name: string }>(
      `select a.title, f.name from announcement_attachments x join announcements a on a.id = x.announcement_id
         join attachments f on f.id = x.attachment_id`,
    );
    expect(files).toEqual([{ title: '領収書の添付方法が変わります', name: '領収書の撮り方.pdf' }]);
  });

  it('knows of a dozen people what they tell of themselves, as the contract has it, most with a portrait [S2-21]', async () => {
    const told = await rows<Record<string, unknown> & { photo: boolean }>(
      `select birthday, gender, locations, occupation, skills, jobs, postal_code as "postalCode", address,
         private_phone as "privatePhone", photos.employee_id is not null as photo
       from profiles left join profile_photos photos using (employee_id)`,
    );
    expect(told).toHaveLength(12);
    for (const { photo: _, ...content } of told) ProfileContent.strict().parse(content);
    expect(told.filter(({ photo }) => photo).length).toBeGreaterThan(6);
  });

  it('has told its people what became of their requests, and approvers that it is their turn, each once [B0-08]', async () => {
    const told = await rows<{ kind: string; own: boolean; waiting: boolean; open: boolean }>(
      `select n.kind, a.employee_id = coalesce(c.employee_id, r.employee_id, p.requester_id) as own, n.read_at is null as open,
         exists (select from approval_tasks t where t.approval_id = p.id and t.employee_id = a.employee_id
           and t.status = 'pending') as waiting
       from notifications n join accounts a on a.id = n.account_id left join expense_claims c on c.id = n.subject
         left join purchase_requests r on r.id = n.subject left join approvals p on p.id = n.subject`,
    );
    const tasks = told.filter(({ kind }) => kind === 'approval-waiting');
    expect(tasks.length).toBeGreaterThan(0);
    expect(tasks.filter(({ own, waiting }) => own || !waiting)).toEqual([]);
    const outcomes = told.filter(({ kind }) => kind !== 'approval-waiting');
    expect(outcomes.length).toBeGreaterThan(0);
    expect(outcomes.every(({ own }) => own)).toBe(true);
    expect(new Set(told.map(({ kind }) => kind.split('-')[0]))).toEqual(new Set(['approval', 'claim', 'purchase']));
    expect(told.filter(({ kind }) => !NOTIFICATION_KIND_NAMES.some((name) => name === kind))).toEqual([]);
    expect(told.some(({ open }) => open)).toBe(true);
  });

  it('says that it is the sample, and leaves a record of the load [B0-09]', async () => {
    expect(await rows('select sample from installation')).toEqual([{ sample: true }]);
    const [event] = await rows<{ event: string; difference: { claims: number; purchases: number } }>(
      'select event, difference from audit_events',
    );
    const [purchases] = await rows<{ n: number }>('select count(*)::int as n from purchase_requests');
    const { claims: told, purchases: toldPurchases } = event?.difference ?? {};
    expect([event?.event, told, toldPurchases]).toEqual(['sample.loaded', claims.length, purchases?.n]);
  });

  it('tells how far it is, up to the end', () => {
    const [first] = loaded.steps;
    expect(first?.[0]).toBe(1);
    expect(loaded.steps.map(([done]) => done)).toEqual(loaded.steps.map((_, index) => index + 1));
    expect(loaded.steps.at(-1)?.[0]).toBe(first?.[1]);
  });

  it('is the same wherever it is loaded on the same day', async () => {
    const again = await load();
    expect(await content(again)).toEqual(await content(loaded));
    await discard(again);
  });

  it('leaves no row behind where the load fails', async () => {
    const database = await createDatabase();
    await database.pool.query('alter table claim_lines add check (position < 3)');
    const failing = loadSample(database.pool, {
      today: TODAY,
      hashPassword: async () => 'hash',
      filesDir: loaded.filesDir,
      seal: (_place, text) => Buffer.from(text),
      progress: () => undefined,
    });
    await expect(failing).rejects.toThrow(/claim_lines/);
    const left = await database.pool.query('select from employees union all select from installation');
    expect(left.rowCount).toBe(0);
    await database.drop();
  });

  async function masters<List extends 'reason' | 'route' | 'way'>(list: List) {
    const values = await rows(
      `select code, name, name_en as "nameEn", kana, sort_order as "order", valid_from as "validFrom",
         valid_to as "validTo", active, extra from classification_details where classification_code = $1`,
      [list],
    );
    return z.array(MASTER_VALUES[list]).parse(values);
  }

  /** Reads from the rows what the server checks a claim against: holidays, rates, known fares. */
  async function groundOf() {
    const [reason, route, way] = await Promise.all([masters('reason'), masters('route'), masters('way')]);
    const holidays = await rows<{ day: PlainDate; name: string }>('select day, name from holidays');
    const rates = await rows<{ key: string; valid_from: PlainDate; value: number }>(
      'select key, valid_from, value from dated_rates',
    );
    const employees = await rows<{ id: string; joined_on: PlainDate; left_on: PlainDate | null }>(
      'select id, joined_on, left_on from employees',
    );
    const approvals = await rows<{ claim_id: string; at: string }>(
      `select p.subject_id as claim_id, max(a.at) as at from approvals p join approval_acts a on a.approval_id = p.id
       where p.status = 'approved' and a.kind = 'approve' group by 1`,
    );
    const approvedAt = new Map(approvals.map(({ claim_id, at }) => [claim_id, at]));
    const closing = rates.find(({ key }) => key === 'claim-closing-business-day')?.value ?? 0;
    return async (claim: ClaimRow) => {
      const owner = employees.find(({ id }) => id === claim.employee_id);
      const month = YearMonth.parse(claim.month);
      const known = claims.filter(
        (other) =>
          other.employee_id === claim.employee_id && (approvedAt.get(other.id) ?? '9') < (claim.submitted_at ?? ''),
      );
      const rides = lines.filter(
        ({ claimId, transportMode }) => transportMode && known.some(({ id }) => id === claimId),
      );
      return {
        masters: { reason, route, way },
        limits: DEFAULT_LIMITS,
        context: {
          month,
          joinedOn: owner?.joined_on ?? null,
          leftOn: owner?.left_on ?? null,
          holidays: Object.fromEntries(holidays.map(({ day, name }) => [day, name])),
          lastFares: Object.fromEntries(rides.map((line) => [sectionKey(line), line.unitFare ?? 0])),
          invoiceFromYen: rates
            .filter(({ key }) => key === 'public-transport-invoice-from-yen')
            .map(({ valid_from, value }) => ({ validFrom: valid_from, yen: value })),
          closingDate: nthBusinessDay(firstDay(addMonths(month, 1)), closing, new Set(holidays.map(({ day }) => day))),
        },
      };
    };
  }
});

/** Everything in the database and the folder, without what PostgreSQL itself counts. */
async function content({ database, filesDir }: Loaded) {
  const tables = [
    'employees',
    'accounts',
    'classification_details',
    'expense_claims',
    'claim_lines',
    'attachments',
    'claim_line_attachments',
    'purchase_requests',
    'purchase_lines',
    'purchase_quotes',
    'purchase_orders',
    'goods_receipts',
    'purchase_invoices',
    'record_facts',
    'number_counters',
    'announcements',
    'announcement_publications',
    'announcement_tellings',
    'announcement_attachments',
    'announcement_reads',
    'notifications',
    'installation',
    'audit_events',
  ];
  const dumps = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await database.pool.query<{ row: object }>(
        `select to_jsonb(t) - 'change_xid' as row from ${table} t order by 1`,
      );
      return rows;
    }),
  );
  return [dumps, (await readdir(filesDir, { recursive: true })).toSorted()];
}
