// The sample's events as rows: those of the people one logs in as, with colleagues who are invited, and some of everybody else.
import { type CalendarEvent, spanOf } from '@madoguchi/contract/calendar/event.ts';
import { addDays, weekday } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { repeatWeekday } from '@madoguchi/contract/values/recurrence.ts';
import type { PoolClient } from 'pg';
import { identity, instant, momentOf } from '../moments.ts';
import type { Employee } from '../organisation/roster.ts';
import { SAMPLE_PEOPLE } from '../people.ts';
import type { Random } from '../random.ts';
import { OTHERS_EVENTS, OWN_EVENTS, type SampleEvent } from './sample-events.ts';

const NINE = 9 * 60;
const ADDED_DAYS_AGO = 20;
const ANSWERS = ['accepted', 'none', 'tentative', 'declined'] as const;

/** So many business days from the day; on a weekend today is Monday. */
function businessDay(today: PlainDate, away: number): PlainDate {
  const step = away < 0 ? -1 : 1;
  const isRest = (day: PlainDate) => weekday(day) % 6 === 0;
  let day = today;
  while (isRest(day)) day = addDays(day, 1);
  for (let left = Math.abs(away); left > 0; ) {
    day = addDays(day, step);
    if (!isRest(day)) left -= 1;
  }
  return day;
}

interface Row extends CalendarEvent {
  readonly span: string;
  readonly at: string;
}

function eventOf(
  sample: SampleEvent,
  owner: Employee,
  invited: readonly Employee[],
  today: PlainDate,
  random: Random,
): Row {
  const { title, description = '', place = '', visibility = 'busy', weeks = 1 } = sample;
  const first = businessDay(today, sample.in);
  const added = momentOf(addDays(today, -ADDED_DAYS_AGO), NINE);
  const start = 'days' in sample.at ? 0 : sample.at.from;
  const minutes = 'days' in sample.at ? sample.at.days * 1440 : sample.at.minutes;
  const id = identity(added + random.integer(0, 59_999), random);
  const event: CalendarEvent = {
    id,
    version: 1,
    ownerAccount: owner.accountId ?? '',
    title,
    description,
    place,
    allDay: 'days' in sample.at,
    startsAt: instant(momentOf(first, start)),
    endsAt: instant(momentOf(first, start + minutes)),
    visibility,
    rule:
      weeks === 1
        ? null
        : { every: 'week', interval: 1, weekdays: [repeatWeekday(first)], ends: { by: 'count', count: weeks } },
    days: Array.from({ length: weeks }, (_, nth) => addDays(first, 7 * nth)),
    exceptions: [],
    participants: invited.map(({ id: employeeId }, nth) => {
      const answer = ANSWERS[nth % ANSWERS.length] ?? 'none';
      return { employeeId, answer, answeredAt: answer === 'none' ? null : instant(added + 3_600_000) };
    }),
    uid: `${id}@madoguchi`,
    sequence: 0,
    removedAt: null,
  };
  const span = spanOf(event);
  return { ...event, span: `[${span?.from},${span?.to})`, at: instant(added) };
}

/** Adds the events of a month around today. */
export async function insertCalendar(
  client: PoolClient,
  employees: readonly Employee[],
  today: PlainDate,
  random: Random,
): Promise<void> {
  const here = employees.filter(({ leftOn, accountId }) => leftOn === null && accountId !== null);
  const known = new Set<string>(Object.values(SAMPLE_PEOPLE).map(({ email }) => email));
  const events = here.flatMap((owner, nth): Row[] => {
    const colleagues = here.filter(({ department, id }) => department === owner.department && id !== owner.id);
    if (!known.has(owner.email)) {
      const sample = OTHERS_EVENTS[nth % OTHERS_EVENTS.length];
      return sample === undefined ? [] : [eventOf(sample, owner, [], today, random)];
    }
    return OWN_EVENTS.map((sample) => eventOf(sample, owner, colleagues.slice(0, sample.invites ?? 0), today, random));
  });
  await client.query(
    `with given as (select row.* from json_to_recordset($1) as row (id uuid, "ownerAccount" uuid, title text, description text,
         place text, "allDay" boolean, "startsAt" timestamptz, "endsAt" timestamptz, visibility text, rule jsonb, days jsonb,
         span tstzrange, uid text, at timestamptz, participants json)
         where exists (select from accounts a where a.id = row."ownerAccount")),
       added as (insert into calendar_events (id, version, owner_account, title, description, place, all_day, starts_at,
           ends_at, visibility, rule, days, span, uid, created_at, changed_at)
         select id, 1, "ownerAccount", title, description, place, "allDay", "startsAt", "endsAt", visibility,
           nullif(rule, 'null'::jsonb), (select array_agg(d::date order by d) from jsonb_array_elements_text(days) d), span,
           uid, at, at
         from given)
     insert into calendar_participants (event_id, employee_id, answer, answered_at)
     select g.id, p."employeeId", p.answer, p."answeredAt"
     from given g, json_to_recordset(g.participants) as p ("employeeId" uuid, answer text, "answeredAt" timestamptz)`,
    [JSON.stringify(events)],
  );
}
