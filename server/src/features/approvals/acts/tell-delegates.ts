// Whoever stands in for those concerned hears of an act a moment later. Acts come in swarms: delegates of all who were told
// meanwhile are asked for at once, and no act waits for a connection because of them.
import type { Approval } from '@madoguchi/contract/approvals/approval.ts';
import { isGivenFor } from '@madoguchi/contract/approvals/engine/delegated.ts';
import type { Ground } from '../../../platform/ground.ts';
import { delegatesOf } from '../../delegations/public.ts';

export type TellingNeeds = Pick<Ground, 'live' | 'pool' | 'clock' | 'log'>;

const GATHER_MS = 50;

/** The fields of an approval that decide whose delegates hear of it. */
export type ToldApproval = Pick<Approval, 'id' | 'domain' | 'amount'>;

interface Told {
  readonly people: ReadonlySet<string>;
  /** The approval before and after all that happened: a delegate for either has a page that changes. */
  readonly states: readonly ToldApproval[];
}

/** The people told of each approval since delegates were last asked for. */
type Gathered = Map<string, Told>;
const GATHERED = new WeakMap<TellingNeeds['live'], Gathered>();

/** Opens the employee's page of the approval anew, wherever it is open. */
export function tellOf({ live }: Pick<Ground, 'live'>, approvalId: string, employeeId: string): void {
  live.announce({ kind: 'changed', noun: 'approvals', id: approvalId, version: null }, { rule: null, employeeId });
}

/**
 * Tells the delegates of those who were told of the approval, as far as its domain and amount are theirs (B3-07). A page that
 * misses it reads anew when it is next looked at.
 */
export function tellDelegates(
  needs: TellingNeeds,
  states: readonly [ToldApproval, ...ToldApproval[]],
  told: ReadonlySet<string>,
): void {
  const gathered = GATHERED.get(needs.live) ?? beginGathering(needs);
  const [{ id }] = states;
  const before = gathered.get(id);
  const people = new Set([...(before?.people ?? []), ...told]);
  gathered.set(id, { people, states: [...(before?.states ?? []), ...states] });
}

function beginGathering(needs: TellingNeeds): Gathered {
  const gathered: Gathered = new Map();
  GATHERED.set(needs.live, gathered);
  setTimeout(() => void tellGathered(needs, gathered), GATHER_MS).unref();
  return gathered;
}

async function tellGathered(needs: TellingNeeds, gathered: Gathered): Promise<void> {
  GATHERED.delete(needs.live);
  const givers = new Set([...gathered.values()].flatMap(({ people }) => [...people]));
  try {
    const pairs = await delegatesOf(needs.pool, [...givers], needs.clock.today());
    for (const [approvalId, { people, states }] of gathered) {
      const delegates = pairs.filter(
        (pair) =>
          people.has(pair.giver) && !people.has(pair.delegate) && states.some((state) => isGivenFor(pair, state)),
      );
      for (const delegate of new Set(delegates.map((pair) => pair.delegate))) tellOf(needs, approvalId, delegate);
    }
  } catch (error) {
    needs.log.warn({ err: error }, 'open pages of delegates could not be told');
  }
}
