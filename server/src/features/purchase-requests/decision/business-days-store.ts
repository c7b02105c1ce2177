// Business days in statements: counted, not walked, so that a list may ask it of each row (B3-02).
import { weekday } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { type RawBuilder, sql } from 'kysely';
import type { MasterSnapshot } from '../../master-data/public.ts';

/** A Monday before every day of the portal. */
const EPOCH = sql`date '1990-01-01'`;

/** The company's holidays in order, for the statements: those that fall on a weekday, as the others close nothing. */
export function closedDays({ holidays }: MasterSnapshot): readonly string[] {
  const days = new Set(holidays.map(({ day }) => day as PlainDate));
  return [...days].filter((day) => weekday(day) % 6 !== 0).sort();
}

const SATURDAY = sql.lit(5);

/** How many business days there have been up to the day, since long ago: only differences mean anything. */
const businessDaysUpTo = (day: RawBuilder<unknown>, closed: RawBuilder<unknown>) =>
  sql`((${day} - ${EPOCH}) / 7 * 5 + least((${day} - ${EPOCH}) % 7 + 1, ${SATURDAY}) - width_bucket(${day}, ${closed}::date[]))`;

const dayOf = (instant: RawBuilder<unknown>) => sql`(${instant} at time zone 'Asia/Tokyo')::date`;

/** Business days after the day of the instant up to `until`, a date, that day included: 0 on the day itself. */
export function businessDaysSince(since: RawBuilder<unknown>, until: RawBuilder<unknown>, closed: RawBuilder<unknown>) {
  return sql`(${businessDaysUpTo(until, closed)} - ${businessDaysUpTo(dayOf(since), closed)})`;
}

const HOURS_A_DAY = sql.lit(24);

/** Hours of business days since long ago: a day that is closed has none. */
function businessHoursUpTo(instant: RawBuilder<unknown>, closed: RawBuilder<unknown>): RawBuilder<unknown> {
  const day = dayOf(instant);
  const before = businessDaysUpTo(sql`(${day} - 1)`, closed);
  const hours = sql`(extract(epoch from (${instant} at time zone 'Asia/Tokyo')::time) / 3600)::float8`;
  return sql`(${before} * ${HOURS_A_DAY} + (${businessDaysUpTo(day, closed)} - ${before}) * ${hours})`;
}

/** Hours between two instants, those of closed days left out. */
export function businessHoursBetween(from: RawBuilder<unknown>, to: RawBuilder<unknown>, closed: RawBuilder<unknown>) {
  return sql`(${businessHoursUpTo(to, closed)} - ${businessHoursUpTo(from, closed)})`;
}
