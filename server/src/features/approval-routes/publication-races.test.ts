// Publications that meet each other, and submissions, on connections which really overlap.
import { publishRoute, saveRoute } from '@madoguchi/contract/approval-routes/operations.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { draftedRoute, publishedRoute, routeStep, routeText } from '../../../test/approval-routes.ts';
import { commitPlanned, draftRequest, openApprovalWorld, planned } from '../../../test/approvals/requests.ts';
import { type Lock, queueUp } from '../../../test/queue-up.ts';
import type { World } from '../../../test/world.ts';

const AT_ONCE = 10;

let world: World;
beforeAll(async () => {
  world = await openApprovalWorld(AT_ONCE + 2);
});
afterAll(() => world.close());
/** Each test chooses among its own. */
beforeEach(async () => {
  await world.pool.query('update approval_route_versions set valid_to = valid_from');
});

const rowOf = (id: string): Lock => ({ sql: 'select id from approval_routes where id = $1 for update', values: [id] });

async function versionsOf(id: string): Promise<{ id: string; number: number; valid_to: string | null }[]> {
  const { rows } = await world.pool.query(
    'select id, number, valid_to from approval_route_versions where route_id = $1 order by number',
    [id],
  );
  return rows;
}

it('of publishers who meet one publishes, and the others are told what stands now [B3-01] [B0-02]', async () => {
  const route = await draftedRoute(world);
  const publish = () => world.as('system')(publishRoute, route);
  const answers = await queueUp(world, rowOf(route.id), AT_ONCE, () => Array.from({ length: AT_ONCE }, publish));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, problem } of answers.filter((answer) => answer.status !== 200)) {
    expect([status, problem.code]).toEqual([409, 'stale']);
    expect(problem.data.current).toMatchObject({ id: route.id, version: route.version + 1, draft: null });
  }
  expect((await versionsOf(route.id)).map(({ number }) => number)).toEqual([1]);
});

it('a submission that planned by a version which ends meanwhile changes nothing, and plans again by the next [B3-01] [B3-04]', async () => {
  const route = await publishedRoute(world);
  const request = await draftRequest(world);
  const submission = await planned(world, request);
  const draft = routeText({ steps: [routeStep({ name: '新しいステップ' })] });
  const { output } = await world.as('system')(saveRoute, { ...route, draft });
  await world.as('system')(publishRoute, { id: route.id, version: output.version });
  expect(await commitPlanned(world, request, submission)).toBe(false);
  expect(await commitPlanned(world, request, await planned(world, request))).toBe(true);
  const [, next] = await versionsOf(route.id);
  const { rows } = await world.pool.query('select route_version_id as version from approvals where subject_id = $1', [
    request,
  ]);
  expect(rows).toEqual([{ version: next?.id }]);
});

it('a submission and a publication that meet both take place, the request by one of the two versions [B3-01]', async () => {
  const route = await publishedRoute(world);
  const draft = routeText({ steps: [routeStep({ name: '次の版' })] });
  const { output } = await world.as('system')(saveRoute, { ...route, draft });
  const requests = await Promise.all(Array.from({ length: AT_ONCE - 1 }, () => draftRequest(world)));
  const submissions = await Promise.all(requests.map((request) => planned(world, request)));
  const [first] = await versionsOf(route.id);
  const lock = { sql: 'select id from approval_route_versions where id = $1 for update', values: [first?.id] };
  const outcomes = await queueUp(world, lock, AT_ONCE, () => [
    world
      .as('system')(publishRoute, { id: route.id, version: output.version })
      .then(({ status }) => status === 200),
    ...submissions.map((submission, nth) => commitPlanned(world, requests[nth] ?? '', submission)),
  ]);
  expect(outcomes[0]).toBe(true);
  const versions = await versionsOf(route.id);
  expect(versions).toHaveLength(2);
  for (const [nth, request] of requests.entries()) {
    const { rows } = await world.pool.query('select route_version_id as version from approvals where subject_id = $1', [
      request,
    ]);
    // Whoever came before the publication took the version that held; whoever came after took none, and asks again.
    expect(rows).toEqual(outcomes[nth + 1] === true ? [{ version: first?.id }] : []);
  }
});

it('without the guard by version the database still refuses a second one of the same days; without that, both stand', async () => {
  const route = await draftedRoute(world);
  const publish = () =>
    world.pool.query(
      `insert into approval_route_versions (id, route_id, number, name, name_en, domain, priority, conditions, steps,
         valid_from, published_at)
       select gen_random_uuid(), r.id, (select coalesce(max(number), 0) + 1 from approval_route_versions
           where route_id = r.id), draft ->> 'name', '', draft ->> 'domain', 999, draft -> 'conditions', draft -> 'steps',
         (draft ->> 'validFrom')::date, now() from approval_routes r where id = $1`,
      [route.id],
    );
  await publish();
  await expect(publish()).rejects.toMatchObject({ constraint: 'approval_route_versions_one_a_day' });
  await world.pool.query('alter table approval_route_versions drop constraint approval_route_versions_one_a_day');
  await publish();
  expect((await versionsOf(route.id)).map(({ number }) => number)).toEqual([1, 2]);
});
