// News of an event that wait to be mailed while it goes on: each is measured by the event as it stands now.
import type { EventNews } from '@madoguchi/contract/calendar/news.ts';
import { sql } from 'kysely';
import type { PassingNews } from '../../platform/facts/passing-news.ts';

/** By these somebody is invited, and by the other one they are not any more. */
const INVITE = ['event-invited', 'event-changed'] as const satisfies readonly EventNews[];

/**
 * An invitation to what is off, or to what its hearer was taken out of, is not sent, and neither is the end of what they are invited
 * to again. Between two invitations calendars choose by their SEQUENCE: a date that is over changes it without any news.
 */
export const passingEventNews: PassingNews = {
  kinds: [...INVITE, 'event-cancelled'],
  isOver: ({ employee }) => sql`(n.kind in (${sql.join(INVITE.map((kind) => sql.lit(kind)))}))
    <> exists (select from calendar_events e join calendar_participants p on p.event_id = e.id and p.employee_id = ${employee}
      where e.id = n.subject and e.removed_at is null)`,
};
