// News of a reservation that wait to be mailed while it goes on: each is measured by how the reservation stands now.
import { sql } from 'kysely';
import type { PassingNews } from '../../platform/facts/passing-news.ts';
import { isOneOf } from './ground-store.ts';
import type { ReservationNews } from './news.ts';

/** By these somebody has the reservation, as they say it. */
const HAVE = [
  'reservation-booked-for-you',
  'reservation-changed',
  'reservation-promoted',
  'reservation-approved',
] as const satisfies readonly ReservationNews[];
/** And by these they have it no more. */
const HAVE_NOT = [
  'reservation-cancelled',
  'reservation-released',
  'reservation-rejected',
] as const satisfies readonly ReservationNews[];

const HOLDS = sql`r.status in ('tentative', 'confirmed', 'in_use', 'finished')`;

/** News of a whole series bring no calendar part and name its first date alone: they are sent as they were told. */
export const passingReservationNews: PassingNews = {
  kinds: [...HAVE, ...HAVE_NOT],
  isOver: ({ employee, sequence }) => sql`${sequence} is not null and
    (n.kind in (${sql.join(HAVE.map((kind) => sql.lit(kind)))})) <> exists (select from reservations r
      where r.id = n.subject and ${HOLDS} and ${isOneOf(sql`r`, employee)}
        and (n.kind in (${sql.join(HAVE_NOT.map((kind) => sql.lit(kind)))})
          or r.sequence = ${sequence} and r.title = n.said ->> 'title'))`,
};
