// News that ask a person for a paper, and wait to be mailed while it is theirs to hand in.
import type { NotificationKind } from '@madoguchi/contract/notifications/kinds.ts';
import { PERSONS_TURN } from '@madoguchi/contract/onboarding/rules.ts';
import { sql } from 'kysely';
import type { PassingNews } from '../../../platform/facts/passing-news.ts';

const ASK = [
  'onboarding-requested',
  'onboarding-reminder',
  'onboarding-due',
  'onboarding-returned',
] as const satisfies readonly NotificationKind[];

/** Nobody is asked by mail for what they handed in meanwhile, or for what they need not hand in any more. */
export const passingPaperNews: PassingNews = {
  kinds: ASK,
  isOver: () => sql`not exists (select from onboarding_papers p where p.id = n.subject
    and p.status in (${sql.join(PERSONS_TURN.map((status) => sql.lit(status)))}))`,
};
