// Random walks of several people over one claim, compared step by step with a model (reliability T5, T17, R10).

import { CLAIM_STATUSES, type ClaimStatus } from '@madoguchi/contract/expense-claims/model.ts';
import {
  cancelClaim,
  confirmClaim,
  saveDraft,
  submitClaim,
  withdrawClaim,
} from '@madoguchi/contract/expense-claims/operations.ts';
import { EDITABLE } from '@madoguchi/contract/expense-claims/rules.ts';
import { addMonths, firstDay } from '@madoguchi/contract/values/calendar-months.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decideOn, draft, line, savedDraft } from './claims.ts';
import { openWorld, type World } from './world.ts';

const SEED = 20_261_121;
const WALKS = 70;
const STEPS = 25;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** The people who can lead every claim to its end, one step each; drawn more often, so that enough walks go far. */
const DECIDERS = ['admin2', 'system'] as const;
const PEOPLE = ['staff', 'other', 'user', 'admin', 'admin2', 'system'] as const;
type Who = (typeof PEOPLE)[number];
type Action = 'edit' | 'submit' | 'withdraw' | 'cancel' | 'return' | 'reject' | 'approve' | 'confirm';

interface Step {
  readonly who: Who;
  readonly action: Action;
  /** True when the version is the one that was seen last, or the one before. */
  readonly upToDate: boolean;
}

/** The actions that end a claim are drawn less often, so that most walks go far. */
const actions = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom<Action>('edit', 'submit', 'withdraw', 'approve', 'approve', 'confirm') },
  { weight: 2, arbitrary: fc.constantFrom<Action>('return', 'cancel', 'reject') },
);
const stepsOf = (owner: Who) => {
  const who = fc.oneof(
    { weight: 2, arbitrary: fc.constant(owner) },
    { weight: 3, arbitrary: fc.constantFrom(...PEOPLE) },
    { weight: 1, arbitrary: fc.constantFrom(...DECIDERS) },
  );
  const upToDate = fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) });
  return fc.array(fc.record({ who, action: actions, upToDate }), { minLength: STEPS, maxLength: STEPS });
};

/** The model, written down a second time and apart from the product's own table: action → from, to, facts. */
const BY_OWNER: Partial<Record<Action, readonly [from: readonly ClaimStatus[], to: ClaimStatus, facts: number]>> = {
  submit: [['draft', 'returned'], 'submitted', 1],
  withdraw: [['submitted'], 'draft', 1],
  cancel: [['draft', 'returned'], 'cancelled', 1],
};
/** Of approvers: where it leads depends on the step alone. */
const BY_APPROVER = {
  return: () => 'returned',
  reject: () => 'rejected',
  approve: (status: ClaimStatus) => (status === 'submitted' ? 'in_review' : 'approved'),
} as const satisfies Partial<Record<Action, (status: ClaimStatus) => ClaimStatus>>;
const isByApprover = (action: Action): action is keyof typeof BY_APPROVER => action in BY_APPROVER;

interface Modelled {
  readonly owner: Who;
  status: ClaimStatus;
  version: number;
  facts: number;
  numbered: boolean;
  lines: number;
}

const ADMINS: readonly Who[] = ['admin', 'admin2', 'system'];
/** The second admin heads the office: every claim of others is first theirs to decide, and an admin's then. */
const SUPERIOR: Who = 'admin2';

/** Whose turn it is. */
function approvers({ owner, status }: Modelled): readonly Who[] {
  if (status === 'submitted') return [SUPERIOR];
  // An approver who has decided is not asked in the step after (B3-03).
  return status === 'in_review' ? ADMINS.filter((who) => who !== owner && who !== SUPERIOR) : [];
}

/** The expected status of a step: 200 with the changed model, or the refusal. */
function expected(claim: Modelled, { who, action, upToDate }: Step): number {
  if (who === 'user') return 403;
  const isOwner = who === claim.owner;
  if (action === 'edit') {
    // Each has a claim of their own; only the owner's is looked at here.
    return EDITABLE.includes(claim.status) ? (upToDate ? 200 : 409) : 409;
  }
  if (isByApprover(action)) {
    // Before the first submission there is nothing to decide on; afterwards admins see it, withdrawn or not.
    if (!claim.numbered || !(isOwner || ADMINS.includes(who))) return 404;
    if (isOwner) return 403;
    return approvers(claim).includes(who) ? 200 : 409;
  }
  if (action === 'confirm' && !ADMINS.includes(who)) return 403;
  const isSeen = isOwner || (ADMINS.includes(who) && claim.numbered && claim.status !== 'draft');
  if (!isSeen) return 404;
  if (isOwner === (action === 'confirm')) return 403;
  const from = action === 'confirm' ? ['approved'] : (BY_OWNER[action]?.[0] ?? []);
  if (!from.some((status) => status === claim.status)) return 409;
  return upToDate ? 200 : 409;
}

function advance(claim: Modelled, action: Action): void {
  claim.version += 1;
  if (action === 'edit') claim.lines += 1;
  else if (isByApprover(action)) claim.status = BY_APPROVER[action](claim.status);
  else {
    const [, to, facts] = BY_OWNER[action] ?? [[], 'confirmed', 1];
    claim.status = to;
    claim.facts += facts;
    if (action === 'submit') claim.numbered = true;
  }
}

const OPERATION = {
  submit: submitClaim,
  withdraw: withdrawClaim,
  cancel: cancelClaim,
  confirm: confirmClaim,
} as const;

/** States that a walk has come to. */
const REACHED = new Set<ClaimStatus>();

/** The people joined in the month after. */
const BEFORE_FIRST = '202003' as YearMonth;
let month = BEFORE_FIRST;

/** An approver always acts on the newest version of the approval: its own versions are raced elsewhere. */
async function taken(who: Who, action: Action, id: string, version: number): Promise<number> {
  if (action === 'edit') return (await world.as(who)(saveDraft, { ...draft([aLine()], version), month })).status;
  if (!isByApprover(action)) return (await world.as(who)(OPERATION[action], { id, version })).status;
  const { rows } = await world.pool.query('select from approvals where subject_id = $1', [id]);
  if (rows.length === 0) return who === 'user' ? 403 : 404;
  return (await decideOn(world, who, { id }, action)).status;
}

const aLine = () => line({ useDate: firstDay(month), memo: '休日の訪問' });

/** Walks; answers the first step on which portal and model differ, or what the database says otherwise in the end. */
async function difference(owner: Who, walk: readonly Step[], model = expected): Promise<string | null> {
  month = addMonths(month, 1);
  const saved = await savedDraft(world.as(owner), [aLine()], month);
  const claim: Modelled = { owner, status: 'draft', version: 1, facts: 0, numbered: false, lines: 1 };
  let changes = 1;
  for (const [at, step] of walk.entries()) {
    const { who, action } = step;
    if (action === 'edit' && who !== owner && who !== 'user') continue;
    const version = Math.max(1, claim.version - (step.upToDate ? 0 : 1));
    const current = { ...step, upToDate: version === claim.version };
    const status = await taken(who, action, saved.id, version);
    const wanted = model(claim, current);
    if (status !== wanted) return `${at}: ${who} ${action} on ${claim.status} was answered ${status}, not ${wanted}`;
    if (status === 200) {
      advance(claim, action);
      REACHED.add(claim.status);
      changes += 1;
    }
  }
  const { rows } = await world.pool.query(
    `select status, version, number is not null as numbered, line_count as lines, total_yen::int as total,
       (select count(*)::int from record_facts where record_id = c.id) as facts,
       (select count(*)::int from claim_lines where claim_id = c.id) as kept,
       (select coalesce(sum(amount), 0)::int from claim_lines where claim_id = c.id) as summed,
       (select count(*)::int from audit_events where target_id in (c.id::text,
          (select p.id::text from approvals p where p.subject_id = c.id))) as records,
       (select count(*)::int from approvals p join approval_acts a on a.approval_id = p.id
          where p.subject_id = c.id and a.employee_id = c.employee_id and a.kind in ('approve', 'return', 'reject'))
         + (select count(*)::int from record_facts d where record_id = c.id
          and by_employee = c.employee_id and fact = 'confirmed') as own
     from expense_claims c where id = $1`,
    [saved.id],
  );
  const { status, version, facts, numbered, lines } = claim;
  const { total, ...stands } = rows[0];
  const wanted = { status, version, numbered, lines, facts, kept: lines, summed: total, records: changes, own: 0 };
  return JSON.stringify(stands, Object.keys(wanted).sort()) === JSON.stringify(wanted, Object.keys(wanted).sort())
    ? null
    : `${JSON.stringify(stands)} instead of ${JSON.stringify(wanted)}`;
}

describe('walks over a claim', () => {
  it.each(['staff', 'admin'] as const)(
    `of %s, ${WALKS} by ${STEPS} steps: every answer is the model's, every change has one record and its facts, money adds up [B4-03] [B4-08] [B0-09]`,
    async (owner) => {
      REACHED.clear();
      month = BEFORE_FIRST;
      const walks = fc.sample(stepsOf(owner), { numRuns: WALKS, seed: SEED });
      for (const walk of walks) expect(await difference(owner, walk)).toBeNull();
      expect([...REACHED].sort(), 'the walks come everywhere').toEqual([...CLAIM_STATUSES].sort());
    },
    60_000,
  );

  it('negative control: a model in which owners decide, or drafts are seen, is told from the portal at once', async () => {
    const lenient = (claim: Modelled, step: Step) => {
      const real = expected(claim, step);
      return real === 403 && step.who === claim.owner && step.action === 'approve' && claim.status === 'submitted'
        ? 200
        : real;
    };
    const own: Step[] = [
      { who: 'admin', action: 'submit', upToDate: true },
      { who: 'admin', action: 'approve', upToDate: true },
    ];
    expect(await difference('admin', own, lenient)).toMatch(/^1: admin approve on submitted was answered 403, not 200/);
  });
});
