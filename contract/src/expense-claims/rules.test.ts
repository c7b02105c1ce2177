import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { yen } from '../values/yen-sums.ts';
import { CLAIM_STATUSES, type ClaimStatus } from './model.ts';
import { type Actor, type ClaimAction, claimMachine, claimTotal, lineAmount, type Party, whyNot } from './rules.ts';

const ACTORS = {
  owner: { isOwner: true, mayReview: false },
  'admin, own claim': { isOwner: true, mayReview: true },
  reviewer: { isOwner: false, mayReview: true },
  stranger: { isOwner: false, mayReview: false },
} satisfies Record<string, Actor>;

/** The grid, reviewed by people: state → actor → the actions that may happen. Everything else is refused. */
const ALLOWED: Record<ClaimStatus, Partial<Record<keyof typeof ACTORS, readonly ClaimAction[]>>> = {
  draft: { owner: ['submit', 'cancel'], 'admin, own claim': ['submit', 'cancel'] },
  submitted: { owner: ['withdraw'], 'admin, own claim': ['withdraw'] },
  in_review: {},
  returned: { owner: ['submit', 'cancel'], 'admin, own claim': ['submit', 'cancel'] },
  rejected: {},
  cancelled: {},
  approved: { reviewer: ['confirm'] },
  confirmed: {},
};

/** Effects of the engine on a claim while its approvers decide, and never else. */
const BY_APPROVAL: Partial<Record<ClaimStatus, readonly ClaimAction[]>> = {
  submitted: ['review', 'approve', 'return', 'reject'],
  in_review: ['review', 'approve', 'return', 'reject'],
};

const CELLS = CLAIM_STATUSES.flatMap((status) =>
  (Object.keys(ACTORS) as (keyof typeof ACTORS)[]).flatMap((actor) =>
    claimMachine.actions.map((action) => ({ status, actor, action })),
  ),
);

const OUTCOMES = CLAIM_STATUSES.flatMap((status) => claimMachine.actions.map((action) => ({ status, action })));

/** Whoever could do the action in some state. */
const PARTIES: Record<Party, (actor: Actor) => boolean> = {
  owner: ({ isOwner }) => isOwner,
  reviewer: ({ isOwner, mayReview }) => !isOwner && mayReview,
  approval: () => false,
};

describe('the states of a claim', () => {
  it.each(CELLS)('$actor, $action on $status: as the grid says [B4-03] [B0-05]', ({ status, actor, action }) => {
    const allowed = ALLOWED[status][actor]?.includes(action) ?? false;
    expect(whyNot(status, action, ACTORS[actor]) === null).toBe(allowed);
  });

  it.each(OUTCOMES)('the approval, $action on $status: as the grid says [B4-03] [B0-05]', ({ status, action }) => {
    const allowed = BY_APPROVAL[status]?.includes(action) ?? false;
    expect(claimMachine.whyNot(status, action, ['approval']) === null).toBe(allowed);
  });

  it('says wrong-state to whoever may in another state, and not-allowed to whoever never may [B0-05]', () => {
    for (const { status, actor, action } of CELLS) {
      const { by } = claimMachine.transitions[action];
      const allowed = ALLOWED[status][actor]?.includes(action) ?? false;
      const expected = allowed ? null : PARTIES[by](ACTORS[actor]) ? 'wrong-state' : 'not-allowed';
      expect(whyNot(status, action, ACTORS[actor]), `${actor} ${action} ${status}`).toBe(expected);
    }
  });

  it('lets nobody decide on or confirm their own claim, whatever was done before [B4-08]', () => {
    const decisions = claimMachine.actions.filter((action) => claimMachine.transitions[action].by !== 'owner');
    for (const status of CLAIM_STATUSES) {
      for (const action of decisions)
        expect(whyNot(status, action, { isOwner: true, mayReview: true })).toBe('not-allowed');
    }
  });

  it('never leaves an ended or confirmed claim, along any sequence of actions [B4-03]', () => {
    const action = fc.constantFrom(...claimMachine.actions);
    const parties = fc.subarray<Party>(['owner', 'approval', 'reviewer']);
    fc.assert(
      fc.property(fc.array(fc.tuple(action, parties), { maxLength: 50 }), (commands) => {
        let status: ClaimStatus = 'draft';
        for (const [wanted, by] of commands) {
          if (claimMachine.whyNot(status, wanted, by) !== null) continue;
          expect(['confirmed', 'rejected', 'cancelled']).not.toContain(status);
          status = claimMachine.transitions[wanted].to;
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the money of a claim', () => {
  const fare = fc.record({
    unitFare: fc.integer({ min: 1, max: 500_000 }),
    deduction: fc.integer({ min: 0, max: 500_000 }),
  });

  it('amount is fare × trip − deduction, and never below zero [B4-01] [B0-01]', () => {
    expect(lineAmount({ unitFare: 480, deduction: 0 }, 2)).toBe(960);
    expect(lineAmount({ unitFare: 480, deduction: 200 }, 1)).toBe(280);
    expect(lineAmount({ unitFare: null, deduction: 0 }, 2)).toBeNull();
    fc.assert(
      fc.property(fare, fc.constantFrom(1, 2), (line, multiplier) => {
        const amount = lineAmount(line, multiplier);
        expect(amount).toBe(Math.max(0, line.unitFare * multiplier - line.deduction));
      }),
    );
  });

  it('the total does not depend on the order of the lines, and unfilled lines count nothing [B4-01]', () => {
    const amounts = fc.array(fc.option(fc.integer({ min: 0, max: 500_000 }), { nil: null }), { maxLength: 200 });
    fc.assert(
      fc.property(amounts, (values) => {
        const lines = values.map((value) => ({ amount: value === null ? null : yen(value) }));
        const expected = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
        expect(claimTotal(lines)).toBe(expected);
        expect(claimTotal(lines.toReversed())).toBe(expected);
      }),
    );
  });

  it('refuses a fraction of a yen [B0-01]', () => {
    expect(() => yen(1.5)).toThrow(new RangeError('not integer yen: 1.5'));
    expect(() => yen(Number.MAX_SAFE_INTEGER + 1)).toThrow(RangeError);
  });
});
