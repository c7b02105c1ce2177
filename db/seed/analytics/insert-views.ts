// Openings of screens in the sample's last four months, as the portal would have counted them: busy on working days.
import { addDays, weekday } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { PoolClient } from 'pg';
import type { Random } from '../random.ts';

const DAYS = 120;

/** How often of a hundred each is opened. */
const SCREENS = [
  ['information', 34],
  ['expense-claims.mine', 22],
  ['purchase-requests.list', 14],
  ['approvals.inbox', 12],
  ['reservations', 10],
  ['faq', 8],
] as const;

const ROLES = [
  ['staff', 0.6],
  ['admin', 0.25],
  ['user', 0.15],
] as const;

/** From eight to eight, most before noon and after lunch. */
const HOURS = [2, 9, 10, 8, 3, 8, 8, 7, 6, 5, 2, 1] as const;
const FIRST_HOUR = 8;

/** Up to yesterday: nothing in the sample is later than the first moment of its day. */
export async function insertViews(client: PoolClient, today: PlainDate, random: Random): Promise<void> {
  const rows = Array.from({ length: DAYS }, (_, back) => addDays(today, back - DAYS)).flatMap((day) => {
    const isWeekend = weekday(day) % 6 === 0;
    return HOURS.flatMap((weight, nth) =>
      SCREENS.flatMap(([screen, part]) =>
        ROLES.flatMap(([role, share]) => {
          const views = Math.floor(weight * part * share * (isWeekend ? 0.02 : 0.1) * (0.5 + random.unit()));
          const visits = Math.floor(views * (screen === 'information' ? 0.6 : 0.15));
          return views === 0 ? [] : [{ day, hour: FIRST_HOUR + nth, screen, role, views, visits }];
        }),
      ),
    );
  });
  await client.query(
    `insert into screen_views (day, hour, screen, role, views, visits)
     select day, hour, screen, role, views, visits from json_to_recordset($1)
       as r (day date, hour smallint, screen text, role text, views bigint, visits bigint)`,
    [JSON.stringify(rows)],
  );
}
