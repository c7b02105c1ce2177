// Published routes in the database and in the memory of a process.
import { endRoute, publishRoute, saveRoute } from '@madoguchi/contract/approval-routes/operations.ts';
import { previewApproval } from '@madoguchi/contract/approvals/operations.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { publishedRoute, routeStep, routeText, TODAY } from '../../../test/approval-routes.ts';
import { draftRequest, openApprovalWorld } from '../../../test/approvals/requests.ts';
import type { World } from '../../../test/world.ts';

const SOON = { timeout: 20_000, interval: 20 };

let world: World;
beforeAll(async () => {
  world = await openApprovalWorld();
});
afterAll(() => world.close());

async function versionOf({ id }: { id: string }): Promise<string> {
  const { rows } = await world.pool.query('select id from approval_route_versions where route_id = $1', [id]);
  return rows[0].id;
}

describe('a published version', () => {
  it.each([
    ['its name', `set name = '別の経路'`],
    ['its steps', `set steps = steps || steps`],
    ['its conditions', `set conditions = conditions || '{"minAmount": 1}'`],
    ['its beginning', `set valid_from = valid_from - 1`],
    ['its priority and its end at once', `set priority = 1, valid_to = '2027-01-01'`],
    ['who published it', 'set published_by = null'],
  ])('does not change in %s, whoever asks the database [B3-01]', async (_what, change) => {
    const version = await versionOf(await publishedRoute(world));
    const asked = world.pool.query(`update approval_route_versions ${change} where id = $1`, [version]);
    await expect(asked).rejects.toThrow(/does not change/);
  });

  it('is never deleted; its end alone may still be set [B3-01] [B0-04]', async () => {
    const version = await versionOf(await publishedRoute(world));
    const { rowCount } = await world.pool.query(
      `update approval_route_versions set valid_to = '2027-01-01' where id = $1`,
      [version],
    );
    expect(rowCount).toBe(1);
    await expect(world.pool.query('delete from approval_route_versions where id = $1', [version])).rejects.toThrow(
      /does not change/,
    );
    await expect(world.pool.query('truncate approval_route_versions cascade')).rejects.toThrow(/append-only/);
  });
});

/** The statements about versions that the work sends. */
async function askedFor(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(world.appPool, 'query');
  await work();
  const asked = query.mock.calls.map(([first]) => JSON.stringify(first));
  query.mockRestore();
  return asked.filter((sql) => sql.includes('route_versions'));
}

describe('the memory of a process', () => {
  const offered = async (id: string) => {
    const { output } = await world.as('staff')(previewApproval, { domain: 'travel-expenses', subjectId: id });
    return output.plan?.steps.map(({ name }) => name) ?? output.refusal?.code;
  };

  it('asks the database once, and hears of each publication and each end [B3-01]', async () => {
    await world.pool.query('update approval_route_versions set valid_to = valid_from');
    const request = await draftRequest(world);
    await expect.poll(() => offered(request), SOON).toBe('no-route');
    const steps = [routeStep({ name: '一番目' })];
    const route = await publishedRoute(world, { steps });
    await expect.poll(() => offered(request), SOON).toEqual(['一番目']);
    // PostgreSQL's word of the publication may come after the first answer: then it is asked once more.
    await expect.poll(() => askedFor(() => offered(request)), SOON).toEqual([]);
    const draft = routeText({ steps: [routeStep({ name: '二番目' })] });
    const { output } = await world.as('system')(saveRoute, { ...route, draft });
    await world.as('system')(publishRoute, { id: route.id, version: output.version });
    await expect.poll(() => offered(request), SOON).toEqual(['二番目']);
    await world.as('system')(endRoute, { id: route.id, version: 4, validTo: TODAY });
    await expect.poll(() => offered(request), SOON).toBe('no-route');
  });
});
