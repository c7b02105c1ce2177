// Events of people who meet in tests of the calendar.
import { randomUUID } from 'node:crypto';
import type { EventContent } from '@madoguchi/contract/calendar/model.ts';
import { addEvent, changeEvent, listItems } from '@madoguchi/contract/calendar/operations.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { Who } from './people.ts';
import type { World } from './world.ts';

const day = (text: string) => PlainDate.parse(text);

/** Wednesday, 2 December 2026, ten to eleven. */
export const meeting = (more: Partial<EventContent> = {}): EventContent => ({
  title: '定例会議',
  description: '',
  place: '会議室A',
  allDay: false,
  firstDay: day('2026-12-02'),
  startTime: '10:00',
  lastDay: more.firstDay ?? day('2026-12-02'),
  endTime: '11:00',
  visibility: 'busy',
  participants: [],
  rule: null,
  ...more,
});

/** Mondays, 12:00 to 13:00, from 7 December 2026 to the 28th. */
export const mondays = (more: Partial<EventContent> = {}): EventContent =>
  meeting({
    title: '朝会',
    firstDay: day('2026-12-07'),
    startTime: '12:00',
    endTime: '13:00',
    rule: { every: 'week', interval: 1, weekdays: ['mo'], ends: { by: 'count', count: 4 } },
    ...more,
  });

export async function added({ as }: World, who: Who, content: EventContent = meeting()) {
  const { output } = await as(who)(addEvent, content);
  return { id: output.id, version: output.version, undo: output.undo };
}

/** Changed by its owner since: whoever still looks at the version that is answered is late. */
export async function overtaken(world: World, who: Who) {
  const seen = await added(world, who);
  await world.as(who)(changeEvent, { ...meeting({ title: '別の会議' }), id: seen.id, version: seen.version });
  return seen;
}

/** Dates of a calendar: day and start in Japan, and the title. */
export async function datesOf({ as }: World, who: Who, from = '2026-12-01', to = '2027-01-31'): Promise<string[]> {
  const { output } = await as(who)(listItems, { from: day(from), to: day(to) });
  return output.items.map(({ startsAt, title }) => `${inJapan(startsAt)} ${title}`);
}

/** 12-07 12:00 */
export function inJapan(instant: string): string {
  const there = new Date(Date.parse(instant) + 9 * 3_600_000).toISOString();
  return there.slice(5, 16).replace('T', ' ');
}

/** A row of somebody's calendar, on 2 December 2026, whatever their role; `invited` is an account. */
export async function eventRow({ pool }: Pick<World, 'pool'>, owner: string, invited: string | null = null) {
  const id = randomUUID();
  await pool.query(
    `insert into calendar_events (id, version, owner_account, title, description, place, all_day, starts_at, ends_at,
       visibility, days, span, uid, created_at, changed_at)
     values ($1, 1, $2, '打合せ', '', '', false, '2026-12-02T01:00Z', '2026-12-02T02:00Z', 'busy', '{2026-12-02}',
       '[2026-12-02T01:00Z,2026-12-02T02:00Z)', $1::uuid::text, now(), now())`,
    [id, owner],
  );
  await pool.query(
    `insert into calendar_participants (event_id, employee_id, answer)
     select $1, employee_id, 'none' from accounts where id = $2`,
    [id, invited],
  );
  return { id, version: 1 };
}

/** A change of the account that added the event. */
export async function changeRow({ pool, clock }: Pick<World, 'pool' | 'clock'>, account: string, event: string) {
  const id = randomUUID();
  await pool.query(`insert into calendar_changes (id, account_id, changed_at, states) values ($1, $2, $3, $4)`, [
    id,
    account,
    clock.now(),
    JSON.stringify([{ id: event, version: 1, before: null }]),
  ]);
  return id;
}
