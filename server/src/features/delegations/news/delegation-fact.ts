import type { DelegationView } from '@madoguchi/contract/delegations/model.ts';
import type { NotificationKind } from '@madoguchi/contract/notifications/kinds.ts';
import type { ToldFact } from '../../../platform/facts/told-facts-store.ts';
import { uuidAt } from '../../../platform/uuid.ts';

type Told = Pick<DelegationView, 'id' | 'from' | 'to' | 'validFrom' | 'lastDay'>;

export type DelegationNews = Extract<NotificationKind, `delegation-${string}`>;

/** The fact that tells one of the two of their delegation: who the other is, and its days. */
export function delegationFact(
  kind: DelegationNews,
  { id, from, to, validFrom, lastDay }: Told,
  hearer: 'giver' | 'delegate',
  now: string,
): ToldFact {
  const [heard, other] = hearer === 'giver' ? [from, to] : [to, from];
  return {
    id: uuidAt(now),
    key: `${kind}:${id}:${hearer}`,
    kind,
    at: now,
    subject: id,
    about: id,
    said: { name: other.name, firstDay: validFrom, day: lastDay },
    to: { employee: heard.employeeId },
  };
}
