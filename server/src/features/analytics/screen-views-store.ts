// The SQL of openings of screens, kept as counts alone, and of the sites of the map.
import type { Figures } from '@madoguchi/contract/analytics/model.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { sql } from 'kysely';
import { type Executor, run, statement } from '../../platform/db/statement.ts';
import { newestChanges, tagReader } from '../../platform/list/list-tag-store.ts';
import { NEWEST_PROFILE } from '../profile/public.ts';

interface Opened {
  readonly day: PlainDate;
  readonly hour: number;
  readonly role: string;
  readonly screens: readonly string[];
  /** Beside the first of them: it began a visit. */
  readonly visits: number;
}

// In the order of their keys: two that count the same screens wait for each other, and never both.
const add = statement<Opened>(
  (at) => sql`insert into screen_views as v (day, hour, screen, role, views, visits)
    select ${at('day')}::date, ${at('hour')}::smallint, o.screen, ${at('role')}, count(*),
      case when bool_or(o.nth = 1) then ${at('visits')}::int else 0 end
    from unnest(${at('screens')}::text[]) with ordinality o (screen, nth) group by o.screen order by o.screen
    on conflict (day, hour, screen, role) do update set views = v.views + excluded.views, visits = v.visits + excluded.visits`,
);

export async function addViews(executor: Executor, opened: Opened): Promise<void> {
  await run(executor, add, opened);
}

export interface HourOfViews {
  readonly day: PlainDate;
  readonly hour: number;
  readonly visits: number;
  readonly views: number;
}

const hours = statement<{ from: PlainDate; to: PlainDate }, HourOfViews>(
  (at) => sql`select v.day, v.hour::int as hour, sum(v.visits)::int as visits, sum(v.views)::int as views
    from screen_views v where v.day between ${at('from')}::date and ${at('to')}::date group by v.day, v.hour`,
);

/** Of each hour in which a screen was opened. */
export function findHours(executor: Executor, from: PlainDate, to: PlainDate): Promise<HourOfViews[]> {
  return run(executor, hours, { from, to });
}

const first = statement<Record<never, never>, { since: PlainDate | null }>(
  () => sql`select min(day) as since from screen_views`,
);

/** The day on which counting began; null before it. */
export async function findSince(executor: Executor): Promise<PlainDate | null> {
  return (await run(executor, first, {}))[0]?.since ?? null;
}

type SiteRow = Omit<Figures['sites'][number], 'lat' | 'lng'> & { readonly lat: string; readonly lng: string };

const sites = statement<{ today: PlainDate }, SiteRow>(
  (at) => sql`select s.name, s.name_en as "nameEn", s.lat, s.lng, coalesce(w.people, 0) as people
    from analytics_sites s left join (select e.workplace, count(*)::int as people from employees e
      where e.workplace <> '' and e.joined_on <= ${at('today')}::date
        and (e.left_on is null or e.left_on >= ${at('today')}::date) group by e.workplace) w on w.workplace = s.name
    order by s.position`,
);

export async function findSites(executor: Executor, today: PlainDate): Promise<Figures['sites']> {
  const rows = await run(executor, sites, { today });
  return rows.map(({ lat, lng, ...site }) => ({ ...site, lat: Number(lat), lng: Number(lng) }));
}

const NEWEST_EMPLOYEE = sql`select e.change_xid from employees e order by e.change_xid desc limit 1`;

/** Tells that nobody has changed, nor what they tell of themselves. */
export const readPeopleTag = tagReader(() => newestChanges([NEWEST_EMPLOYEE, NEWEST_PROFILE]));
