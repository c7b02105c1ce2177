// Three years of opened screens beside the lines, and the sums of days that the portal keeps, counted as its own work counts them.
import type { ClientBase } from 'pg';
import { SCREENS } from '../../contract/src/screens.ts';
import { analyticsFeature } from '../../server/src/features/analytics/index.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { ADMIN, ID_HEADS } from './size.ts';

const ACCOUNT = `('${ID_HEADS.account}-0000-7000-8000-' || lpad(to_hex(${ADMIN}), 12, '0'))::uuid`;
/** System people read the analysis. */
const KEEPER = `update accounts set roles = array['system'] where id = ${ACCOUNT}`;
/** In the hours of work, of each screen by four roles. */
const VIEWS = `insert into screen_views (day, hour, screen, role, views, visits)
  select $1::date - back, hour, screen, role, 1 + (back * 7 + hour) % 40, case when hour < 10 then 5 else 0 end
  from generate_series(0, 3 * 365) back, generate_series(8, 19) hour, unnest($2::text[]) screen,
    unnest(array['system', 'admin', 'staff', 'user']) role`;
const SCREENS_A_DAY = 12;

/** Adds the openings of three years until today, and counts what stands. */
export async function fillAnalytics(client: ClientBase, today: string): Promise<void> {
  await client.query(KEEPER);
  await client.query(VIEWS, [today, SCREENS.slice(0, SCREENS_A_DAY).map(({ id }) => id)]);
  await analyticsFeature.prompt({ clock: systemClock }, client);
  await client.query('vacuum (freeze, analyze)');
}
