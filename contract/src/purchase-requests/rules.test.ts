import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DECIDED,
  EDITABLE,
  INVOICEABLE,
  OPEN,
  type Party,
  PURCHASE_STATUSES,
  type PurchaseAction,
  type PurchaseActor,
  type PurchaseStatus,
  partiesOf,
  purchaseMachine,
  purchaseNumbersMeant,
  UNDER_APPROVAL,
  whyNot,
  whyNotInvoice,
} from './rules.ts';

const ACTORS = {
  requester: { isOwner: true, isAdmin: false },
  'admin, own request': { isOwner: true, isAdmin: true },
  admin: { isOwner: false, isAdmin: true },
  stranger: { isOwner: false, isAdmin: false },
} satisfies Record<string, PurchaseActor>;
type Who = keyof typeof ACTORS;

interface Cell {
  readonly owner?: readonly PurchaseAction[];
  readonly buyer?: readonly PurchaseAction[];
  readonly approval?: readonly PurchaseAction[];
  readonly calendar?: readonly PurchaseAction[];
}

const CHANGES = { owner: ['submit', 'cancel'] } as const;
const DECISIONS = ['review', 'approve', 'return', 'reject'] as const;
const ARRIVALS = { buyer: ['receive', 'receive-all', 'close-incomplete'] } as const;

/** The grid, reviewed by people: state → who → what may happen. Everything else is refused. */
const GRID: Readonly<Record<PurchaseStatus, Cell>> = {
  draft: CHANGES,
  submitted: { owner: ['withdraw'], approval: DECISIONS },
  in_review: { approval: DECISIONS },
  returned: CHANGES,
  withdrawn: CHANGES,
  rejected: {},
  approved: { buyer: ['order', 'cancel-approved'], calendar: ['expire'] },
  ordered: ARRIVALS,
  partially_received: ARRIVALS,
  received: { buyer: ['close'] },
  closed: {},
  cancelled: {},
  expired: {},
};
const ENDS = ['rejected', 'closed', 'cancelled', 'expired'];

/** Whoever buys is the requester or any admin. */
const PARTIES: Readonly<Record<Who, readonly (keyof Cell)[]>> = {
  requester: ['owner', 'buyer'],
  'admin, own request': ['owner', 'buyer'],
  admin: ['buyer'],
  stranger: [],
};

const mayDo = (status: PurchaseStatus, action: PurchaseAction, parties: readonly (keyof Cell)[]) =>
  parties.some((party) => GRID[status][party]?.includes(action));

const CELLS = PURCHASE_STATUSES.flatMap((status) =>
  (Object.keys(ACTORS) as Who[]).flatMap((who) => purchaseMachine.actions.map((action) => ({ status, who, action }))),
);
const BY_THEMSELVES = PURCHASE_STATUSES.flatMap((status) =>
  (['approval', 'calendar'] as const).flatMap((party) =>
    purchaseMachine.actions.map((action) => ({ status, party, action })),
  ),
);

describe('the states of a purchase request', () => {
  it.each(CELLS)('$who, $action on $status: as the grid says [B5-03] [B0-05]', ({ status, who, action }) => {
    expect(whyNot(status, action, ACTORS[who]) === null).toBe(mayDo(status, action, PARTIES[who]));
  });

  it('has the requester for its owner, and whoever buys: the requester and every admin [B5-03]', () => {
    for (const [who, actor] of Object.entries(ACTORS)) expect(partiesOf(actor), who).toEqual(PARTIES[who as Who]);
  });

  it.each(BY_THEMSELVES)('$party, $action on $status: as the grid says [B5-03]', ({ status, party, action }) => {
    expect(purchaseMachine.whyNot(status, action, [party]) === null).toBe(mayDo(status, action, [party]));
  });

  it('says wrong-state to whoever may in another state, and not-allowed to whoever never may [B0-05]', () => {
    for (const { status, who, action } of CELLS) {
      if (mayDo(status, action, PARTIES[who])) continue;
      const mayEver = PARTIES[who].includes(purchaseMachine.transitions[action].by);
      expect(whyNot(status, action, ACTORS[who]), `${who} ${action} ${status}`).toBe(
        mayEver ? 'wrong-state' : 'not-allowed',
      );
    }
  });

  it('an invoice is noted by a buyer from the order on until the end, and by nobody else [B5-05]', () => {
    for (const status of PURCHASE_STATUSES) {
      const isDue = ['ordered', 'partially_received', 'received'].includes(status);
      for (const who of ['requester', 'admin'] as const)
        expect(whyNotInvoice(status, ACTORS[who]), status).toBe(isDue ? null : 'wrong-state');
      expect(whyNotInvoice(status, ACTORS.stranger)).toBe('not-allowed');
    }
    expect(INVOICEABLE).toHaveLength(3);
  });

  it('every state is one that can be reached, and only the ended ones are never left [B5-03]', () => {
    const transitions = Object.values(purchaseMachine.transitions);
    const reached = new Set<PurchaseStatus>(['draft', ...transitions.map(({ to }) => to)]);
    expect([...reached].toSorted()).toEqual([...PURCHASE_STATUSES].toSorted());
    for (const status of PURCHASE_STATUSES)
      expect(!transitions.some(({ from }) => from.includes(status)), status).toBe(ENDS.includes(status));
    expect(OPEN).toEqual(PURCHASE_STATUSES.filter((status) => !ENDS.includes(status)));
  });

  it('what is decided is neither under approval nor can it be changed [B5-03] [B5-04]', () => {
    for (const status of DECIDED) expect([...EDITABLE, ...UNDER_APPROVAL, 'cancelled']).not.toContain(status);
    const all = [...EDITABLE, ...UNDER_APPROVAL, ...DECIDED, 'cancelled'];
    expect(all.toSorted()).toEqual(PURCHASE_STATUSES.toSorted());
  });

  it('nothing is ordered that was not approved, and nothing received that was not ordered, along any way [B5-03]', () => {
    const action = fc.constantFrom(...purchaseMachine.actions);
    const parties = fc.subarray<Party>(['owner', 'buyer', 'approval', 'calendar']);
    fc.assert(
      fc.property(fc.array(fc.tuple(action, parties), { maxLength: 60 }), (commands) => {
        let status: PurchaseStatus = 'draft';
        const done: PurchaseAction[] = [];
        for (const [wanted, by] of commands) {
          if (purchaseMachine.whyNot(status, wanted, by) !== null) continue;
          expect(ENDS).not.toContain(status);
          status = purchaseMachine.transitions[wanted].to;
          done.push(wanted);
        }
        const comesFirst = (one: PurchaseAction, other: PurchaseAction) => {
          if (done.includes(other)) expect(done.slice(0, done.indexOf(other))).toContain(one);
        };
        comesFirst('approve', 'order');
        comesFirst('order', 'receive');
        comesFirst('order', 'receive-all');
        if (status === 'closed') expect(done).toContain('order');
        if (status === 'expired') expect(done).not.toContain('order');
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the number of a purchase request', () => {
  it.each(['PR-2026-00045', 'pr-2026-45', 'ＰＲ－２０２６－０００４５', ' PR‐2026‐45 ', '2026-45', 'pr2026-45'])(
    'is understood as people type it: %s [B9-02]',
    (typed) => expect(purchaseNumbersMeant(typed, 2027)).toEqual(['PR-2026-00045']),
  );

  it('may be its digits alone, of this fiscal year or one of the two before', () => {
    expect(purchaseNumbersMeant('４５', 2026)).toEqual(['PR-2026-00045', 'PR-2025-00045', 'PR-2024-00045']);
    expect(purchaseNumbersMeant('pr-123456', 2026).at(0)).toBe('PR-2026-123456');
  });

  it.each(['', 'PR', 'ノートPC', '4.5', 'TE-2026-00123', 'XPR-2026-1', '1'.repeat(40)])(
    'is not found in %j',
    (typed) => {
      expect(purchaseNumbersMeant(typed, 2026)).toEqual([]);
    },
  );
});
