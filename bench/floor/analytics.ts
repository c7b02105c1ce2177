// The floor's part of the analysis: the same figures from the same sums of days, in hand-written SQL, without rules or periods.
import type { FastifyInstance } from 'fastify';
import type { Floor } from './reservations.ts';

const MONTH = `to_date($1, 'YYYYMM')`;
const IS_OF = '($2::text is null or department_code = $2)';

export function addAnalyticsRoutes(app: FastifyInstance, { pool, named, actorOf }: Floor): void {
  const sums = named(`select day, measure, sum(value) as value from daily_figures
    where measure = any(array['claim-yen', 'purchase-yen', 'claims', 'requests', 'decided', 'passed', 'approved', 'approval-minutes'])
      and day >= ${MONTH} - interval '36 months' and day < ${MONTH} + interval '1 month' and ${IS_OF} group by day, measure`);
  const views = named(`select day, hour, sum(visits) as visits, sum(views) as views from screen_views
    where day >= ${MONTH} - interval '1 month' group by day, hour`);
  const sites = named(`select s.name, s.name_en, s.lat, s.lng, count(e.id) as people from analytics_sites s
    left join employees e on e.workplace = s.name and e.left_on is null group by s.name, s.name_en, s.lat, s.lng`);
  const people =
    named(`select p.gender, count(*) as people from employees e left join profiles p on p.employee_id = e.id
    where e.left_on is null and ($1::text is null or e.department_code = $1) group by p.gender`);
  const purchases = named(`select purchase_name, count(*) as requests, sum(total_yen) as yen from purchase_requests
    where submitted_at >= ${MONTH} and submitted_at < ${MONTH} + interval '1 month' and ${IS_OF}
    group by purchase_name order by count(*) desc limit 5`);
  const thisMonth = () => new Date().toISOString().slice(0, 7).replace('-', '');
  const figures = async (month: string, department: string | null) => {
    const answers = await Promise.all([
      pool.query(sums([month, department])),
      pool.query(views([month])),
      pool.query(sites([])),
      pool.query(people([department])),
      pool.query(purchases([month, department])),
    ]);
    return answers.map(({ rows }) => rows);
  };
  app.get<{ Querystring: { month?: string; department?: string } }>('/api/analytics', async (request) => {
    await actorOf(request);
    const { month, department } = request.query;
    return figures(month ?? thisMonth(), department ?? null);
  });
  app.get('/api/analytics-dashboard-app/widgets', async (request) => {
    await actorOf(request);
    return figures(thisMonth(), null);
  });
}
