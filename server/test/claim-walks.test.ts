// Random walks of several people over one claim, compared step by step with a model (reliability T5, T17, R10).

import { CLAIM_STATUSES, type ClaimStatus } from '@madoguchi/contract/expense-claims/model.ts';
import {
  approveClaim,
  cancelClaim,
  confirmClaim,
  rejectClaim,
  returnClaim,
  saveDraft,
  submitClaim,
  withdrawClaim,
} from '@madoguchi/contract/expense-claims/operations.ts';
import { EDITABLE } from '@madoguchi/contract/expense-claims/rules.ts';
import { addMonths, firstDay } from '@madoguchi/contract/values/calendar-months.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draft, line, savedDraft } from './claims.ts';
import { openWorld, type World } from './world.ts';

const SEED = 20_261_121;
const WALKS = 70;
const STEPS = 25;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const PEOPLE = ['staff', 'other', 'user', 'admin', 'admin2', 'system'] as const;
type Who = (typeof PEOPLE)[number];
type Action = 'edit' | 'submit' | 'withdraw' | 'cancel' | 'return' | 'reject' | 'approve' | 'confirm';

interface Step {
  readonly who: Who;
  readonly action: Action;
  /** Whether the version is the one that was seen last, or the one before. */
  readonly upToDate: boolean;
}

/** What ends a claim is drawn less often, so that most walks go far. */
const actions = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom<Action>('edit', 'submit', 'withdraw', 'return') },
  { weight: 2, arbitrary: fc.constantFrom<Action>('cancel', 'reject', 'approve', 'confirm') },
);
const stepsOf = (owner: Who) => {
  const who = fc.oneof(
    { weight: 2, arbitrary: fc.constant(owner) },
    { weight: 3, arbitrary: fc.constantFrom(...PEOPLE) },
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
const BY_REVIEWER: typeof BY_OWNER = {
  return: [['submitted'], 'returned', 1],
  reject: [['submitted'], 'rejected', 1],
  approve: [['submitted'], 'approved', 1],
};

interface Modelled {
  readonly owner: Who;
  status: ClaimStatus;
  version: number;
  facts: number;
  numbered: boolean;
  lines: number;
}

const REVIEWERS: readonly Who[] = ['admin', 'admin2', 'system'];

/** What becomes of a step: 200 with the changed model, or the refusal. */
function expected(claim: Modelled, { who, action, upToDate }: Step): number {
  const isReview = action in BY_REVIEWER || action === 'confirm';
  if (who === 'user') return 403;
  if (isReview && !REVIEWERS.includes(who)) return 403;
  const isOwner = who === claim.owner;
  if (action === 'edit') {
    // Each has a claim of their own; only the owner's is looked at here.
    return EDITABLE.includes(claim.status) ? (upToDate ? 200 : 409) : 409;
  }
  const isSeen = isOwner || (REVIEWERS.includes(who) && claim.numbered && claim.status !== 'draft');
  if (!isSeen) return 404;
  if (isOwner === isReview) return 403;
  const [from] =
    action === 'confirm' ? [['submitted', 'approved'] as const] : (BY_OWNER[action] ?? BY_REVIEWER[action] ?? [[]]);
  if (!from.some((status) => status === claim.status)) return 409;
  return upToDate ? 200 : 409;
}

function advance(claim: Modelled, action: Action): void {
  claim.version += 1;
  if (action === 'edit') claim.lines += 1;
  else if (action === 'confirm') {
    claim.facts += claim.status === 'submitted' ? 2 : 1;
    claim.status = 'confirmed';
  } else {
    const [, to, facts] = BY_OWNER[action] ?? BY_REVIEWER[action] ?? [[], claim.status, 0];
    claim.status = to;
    claim.facts += facts;
    if (action === 'submit') claim.numbered = true;
  }
}

const OPERATION = {
  submit: submitClaim,
  withdraw: withdrawClaim,
  cancel: cancelClaim,
  return: returnClaim,
  reject: rejectClaim,
  approve: approveClaim,
  confirm: confirmClaim,
} as const;

/** States that a walk has come to. */
const REACHED = new Set<ClaimStatus>();

/** The people joined in the month after. */
const BEFORE_FIRST = '202003' as YearMonth;
let month = BEFORE_FIRST;

/** Walks; answers the first step on which portal and model differ, or what the database says otherwise in the end. */
async function difference(owner: Who, walk: readonly Step[], model = expected): Promise<string | null> {
  month = addMonths(month, 1);
  const aLine = () => line({ useDate: firstDay(month), memo: '休日の訪問' });
  const saved = await savedDraft(world.as(owner), [aLine()], month);
  const claim: Modelled = { owner, status: 'draft', version: 1, facts: 0, numbered: false, lines: 1 };
  let changes = 1;
  for (const [at, step] of walk.entries()) {
    const { who, action } = step;
    if (action === 'edit' && who !== owner && who !== 'user') continue;
    const version = Math.max(1, claim.version - (step.upToDate ? 0 : 1));
    const current = { ...step, upToDate: version === claim.version };
    const { status } =
      action === 'edit'
        ? await world.as(who)(saveDraft, { ...draft([aLine()], version), month })
        : await world.as(who)(OPERATION[action], {
            id: saved.id,
            version,
            ...(action === 'return' || action === 'reject' ? { comment: '理由' } : {}),
          } as never);
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
       (select count(*)::int from expense_claim_decisions where claim_id = c.id) as facts,
       (select count(*)::int from claim_lines where claim_id = c.id) as kept,
       (select coalesce(sum(amount), 0)::int from claim_lines where claim_id = c.id) as summed,
       (select count(*)::int from audit_events where target_id = c.id::text) as records,
       (select count(*)::int from expense_claim_decisions d where claim_id = c.id and decider_employee_id = c.employee_id
          and decision in ('returned', 'rejected', 'approved', 'confirmed')) as own
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
