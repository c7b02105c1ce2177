import {
  createRoute,
  discardDraft,
  endRoute,
  exportRoutes,
  listRoutes,
  publishRoute,
  saveRoute,
  showRoute,
} from '@madoguchi/contract/approval-routes/operations.ts';
import { phaseOn } from '@madoguchi/contract/approval-routes/phases.ts';
import type { ProblemBody } from '@madoguchi/contract/problem-body.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import { Yen } from '@madoguchi/contract/values/yen.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { draftedRoute, publishedRoute, routeStep, routeText, TODAY } from '../../../../test/approval-routes.ts';
import { openApprovalWorld, submittedRequest } from '../../../../test/approvals/requests.ts';
import { isOf, openPage } from '../../../../test/event-stream.ts';
import { listeningAt } from '../../../../test/listening.ts';
import type { World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openApprovalWorld();
});
afterAll(() => world.close());

const shown = async (id: string) => (await world.as('system')(showRoute, { id })).output;
const fieldsOf = ({ problem }: { readonly problem: ProblemBody }) =>
  problem.data.fields.map(({ field, code }) => `${field}: ${code}`);
const save = (route: { id: string; version: number }, more: Parameters<typeof routeText>[0]) =>
  world.as('system')(saveRoute, { ...route, draft: routeText(more) });

describe('a draft', () => {
  it('is of the maintainers alone, and each save counts and is recorded with what it changed [B3-01] [B0-09]', async () => {
    const { id, version } = await draftedRoute(world);
    expect(await shown(id)).toMatchObject({ phase: 'draft', version, published: [], draft: routeText() });
    const { output } = await save({ id, version }, { priority: 7 });
    expect(output).toMatchObject({ id, version: version + 1, phase: 'draft', updatedBy: world.people.system.name });
    const [event] = await world.audit(`target_id = '${id}' and event = 'approval-route.changed'`);
    expect(event?.difference).toEqual({ priority: [100, 7] });
    expect((await world.as('admin')(showRoute, { id })).status).toBe(403);
  });

  it('with a contradiction is refused at its place, and nothing is saved [B3-02] [B0-11]', async () => {
    const route = await draftedRoute(world);
    const steps = [routeStep(), routeStep({ mode: { of: 'some', count: 2 }, approvers: [{ by: 'superior' }] })];
    const answer = await save(route, { steps, validTo: TODAY });
    expect([answer.status, fieldsOf(answer)]).toEqual([
      422,
      ['draft.validTo: period-end', 'draft.steps.1.mode.count: fewer-approvers'],
    ]);
    expect(await shown(route.id)).toMatchObject({ version: route.version, draft: routeText() });
    expect((await world.as('system')(createRoute, { draft: routeText({ validTo: TODAY }) })).status).toBe(422);
  });

  it('saved over a newer one is refused with what stands, whoever was faster [B0-02]', async () => {
    const route = await draftedRoute(world);
    const answers = await Promise.all([3, 4, 5].map((priority) => save(route, { priority })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { draft } = await shown(route.id);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.problem).toMatchObject({ code: 'stale', data: { current: { draft } } });
  });

  it('that says what is published is none', async () => {
    const route = await publishedRoute(world);
    const { output } = await save(route, { priority: 7 });
    expect((await shown(route.id)).draft).not.toBeNull();
    await save({ id: route.id, version: output.version }, {});
    expect(await shown(route.id)).toMatchObject({ draft: null, phase: 'active' });
  });

  it('thrown away leaves what is published; without that, the route goes with it and is found no more [B0-04]', async () => {
    const published = await publishedRoute(world);
    const saved = await save(published, { priority: 7 });
    const discard = (route: { id: string; version: number }) => world.as('system')(discardDraft, route);
    await discard({ id: published.id, version: saved.output.version });
    expect(await shown(published.id)).toMatchObject({ draft: null, phase: 'active', version: 4 });
    const never = await draftedRoute(world);
    expect((await discard(never)).status).toBe(200);
    expect((await world.as('system')(showRoute, { id: never.id })).status).toBe(404);
    const { rows } = await world.pool.query('select draft, discarded_at from approval_routes where id = $1', [
      never.id,
    ]);
    expect(rows).toEqual([{ draft: routeText(), discarded_at: expect.any(String) }]);
  });
});

describe('a publication', () => {
  it('is the next version from its first day on; until then the former one holds, by half-open days [B3-01]', async () => {
    const route = await publishedRoute(world);
    const next = addDays(TODAY, 10);
    const { output } = await save(route, { validFrom: next, priority: 50 });
    const published = await world.as('system')(publishRoute, { id: route.id, version: output.version });
    expect(published.output).toMatchObject({ version: 4, phase: 'active' });
    const { published: versions, draft } = await shown(route.id);
    expect(draft).toBeNull();
    expect(versions.map(({ number, text }) => [number, text.validFrom, text.validTo, text.priority])).toEqual([
      [2, next, null, 50],
      [1, TODAY, next, 100],
    ]);
    expect(versions.map(({ replacedAt }) => replacedAt)).toEqual([null, versions[0]?.publishedAt]);
    expect(versions[0]?.publishedBy).toBe(world.people.system.name);
  });

  it('takes the place of one that was to begin later: that one never holds [B3-01]', async () => {
    const later = await publishedRoute(world, { validFrom: addDays(TODAY, 10) });
    expect((await shown(later.id)).phase).toBe('scheduled');
    const { output } = await save(later, { validFrom: TODAY });
    await world.as('system')(publishRoute, { id: later.id, version: output.version });
    const { published, phase } = await shown(later.id);
    expect(phase).toBe('active');
    const begins = addDays(TODAY, 10);
    expect(published[1]?.text).toMatchObject({ validFrom: begins, validTo: begins });
  });

  it('names only what there is today: groups, positions, people who work here, each at its place [B3-01] [B1-01]', async () => {
    const { employeeUuid } = world.people.other;
    const approvers = [{ by: 'person', employeeId: employeeUuid ?? '' } as const];
    const conditions = { ...routeText().conditions, groups: ['HQ', 'GONE'], positions: ['GONE'] };
    const route = await draftedRoute(world, { conditions, steps: [routeStep(), routeStep({ approvers })] });
    await world.pool.query(`update employees set left_on = '2026-11-20' where id = $1`, [employeeUuid]);
    const answer = await world.as('system')(publishRoute, route);
    await world.pool.query(`update employees set left_on = null where id = $1`, [employeeUuid]);
    expect([answer.status, fieldsOf(answer)]).toEqual([
      422,
      [
        'draft.conditions.groups.1: unknown-code',
        'draft.conditions.positions.0: unknown-code',
        'draft.steps.1.approvers.0.employeeId: not-employed',
      ],
    ]);
    const people = [expect.objectContaining({ id: employeeUuid })];
    expect(await shown(route.id)).toMatchObject({ phase: 'draft', published: [], people });
  });

  it('records which version it is and what it says otherwise [B0-09]', async () => {
    const route = await publishedRoute(world);
    const { output } = await save(route, { priority: 7 });
    await world.as('system')(publishRoute, { id: route.id, version: output.version });
    const events = await world.audit(`target_id = '${route.id}' and event = 'approval-route.published'`);
    expect(events[0]?.difference).toMatchObject({ number: [0, 1], name: [null, routeText().name] });
    expect(events[1]?.difference).toEqual({ number: [1, 2], priority: [100, 7] });
  });
});

describe('a request under way', () => {
  it('keeps the version it began with, whatever is published after it, and is counted with it [B3-01]', async () => {
    const route = await publishedRoute(world, { priority: 1 });
    const request = await submittedRequest(world, 'staff');
    const versionOf = async () => {
      const { rows } = await world.pool.query('select route_version_id as id from approvals where id = $1', [
        request.approvalId,
      ]);
      return rows[0].id;
    };
    const began = await versionOf();
    const { output } = await save(route, { priority: 1, steps: [routeStep({ name: '新しいステップ' })] });
    await world.as('system')(publishRoute, { id: route.id, version: output.version });
    expect(await versionOf()).toBe(began);
    const { published } = await shown(route.id);
    expect(published.map(({ number, id, inProgress }) => [number, id === began, inProgress])).toEqual([
      [2, false, 0],
      [1, true, 1],
    ]);
    const { rows } = (await world.as('system')(listRoutes, { limit: 200 })).output;
    expect(rows.find(({ id }) => id === route.id)).toMatchObject({ inProgress: 1, number: 2 });
    const ended = await world.as('system')(endRoute, { id: route.id, version: 4, validTo: TODAY });
    expect(ended.output.phase).toBe('ended');
    expect(await versionOf()).toBe(began);
  });
});

describe('an end', () => {
  const end = (route: { id: string; version: number }, validTo = TODAY) =>
    world.as('system')(endRoute, { ...route, validTo });

  it('is a day from which no new request takes it; what was to begin later never does [B3-01]', async () => {
    const route = await publishedRoute(world);
    const { output } = await save(route, { validFrom: addDays(TODAY, 10) });
    await world.as('system')(publishRoute, { id: route.id, version: output.version });
    const answer = await end({ id: route.id, version: 4 }, addDays(TODAY, 5));
    expect(answer.output).toMatchObject({ version: 5, phase: 'active' });
    const { published, phase } = await shown(route.id);
    expect(phase).toBe('active');
    const begins = addDays(TODAY, 10);
    expect(published.map(({ text }) => [text.validFrom, text.validTo])).toEqual([
      [begins, begins],
      [TODAY, addDays(TODAY, 5)],
    ]);
    world.clock.set('2026-11-26T03:00:00.000Z');
    expect((await shown(route.id)).phase).toBe('ended');
    world.clock.set('2026-11-21T05:05:00.000Z');
  });

  it('lies neither in the past nor behind an earlier one [B3-01]', async () => {
    const route = await publishedRoute(world, { validTo: addDays(TODAY, 5) });
    expect(fieldsOf(await end(route, addDays(TODAY, -1)))).toEqual(['validTo: before-today']);
    expect(fieldsOf(await end(route, addDays(TODAY, 5)))).toEqual(['validTo: ends-earlier']);
    expect((await end(route, addDays(TODAY, 4))).output.phase).toBe('active');
  });
});

describe('the list', () => {
  it('shows each route as it stands today, as the rules say it, and finds it by name [B3-01] [B0-10]', async () => {
    await draftedRoute(world, { name: '下書きだけの経路', validTo: addDays(TODAY, 99) });
    await publishedRoute(world, { name: '来月からの経路', validFrom: addDays(TODAY, 10) });
    const ended = await publishedRoute(world, {
      name: '終わった経路',
      conditions: { ...routeText().conditions, minAmount: Yen.parse(1) },
      steps: [routeStep()],
    });
    await world.as('system')(endRoute, { ...ended, validTo: TODAY });
    const { rows } = (await world.as('system')(listRoutes, { limit: 200 })).output;
    for (const row of rows) {
      const { published, draft, phase } = await shown(row.id);
      expect([row.phase, row.hasDraft]).toEqual([phase, draft !== null]);
      expect(row.phase).toBe(
        phaseOn(
          published.map(({ text }) => text),
          TODAY,
        ),
      );
    }
    expect(new Set(rows.map(({ phase }) => phase))).toEqual(new Set(['draft', 'scheduled', 'active', 'ended']));
    const found = async (query: object) =>
      (await world.as('system')(listRoutes, { limit: 200, ...query })).output.rows.map(({ name }) => name);
    expect(await found({ q: '来月カラ' })).toEqual(['来月からの経路']);
    expect(await found({ phase: 'ended', q: '終わった' })).toEqual(['終わった経路']);
    expect(await found({ draft: 'yes', q: '下書き' })).toEqual(['下書きだけの経路']);
  });

  it('goes into a file as it is filtered, and that is recorded [B0-10] [B0-09]', async () => {
    const { raw } = await world.as('system')(
      exportRoutes,
      { phase: 'scheduled' },
      { headers: { 'accept-language': 'ja' } },
    );
    expect(raw.headers['content-disposition']).toContain(encodeURIComponent('承認経路一覧.csv'));
    const [head, row] = raw.body.trimEnd().split('\r\n');
    expect(head).toBe(
      '\ufeff承認経路,申請種別,ステータス,版,下書きあり,優先順位,ステップ数,適用開始日,適用終了日,承認中の件数,更新日時,更新者',
    );
    expect(row).toContain('来月からの経路,交通費・旅費精算,公開予定,1,');
    const [event] = await world.audit(`event = 'approval-routes.exported'`);
    expect(event?.difference).toEqual({ phase: 'scheduled', encoding: 'utf-8' });
  });

  it('asks one statement, however many routes there are, and one route with its history is one as well [B0-10]', async () => {
    const counted = async (ask: () => Promise<unknown>) => {
      await ask();
      const query = vi.spyOn(world.appPool, 'query');
      await ask();
      const asked = query.mock.calls.length;
      query.mockRestore();
      return asked;
    };
    const { id } = await publishedRoute(world);
    const system = world.as('system');
    expect(await counted(() => system(listRoutes, { limit: 1 }))).toBe(1);
    expect(await counted(() => system(listRoutes, { limit: 200 }))).toBe(1);
    expect(await counted(() => system(showRoute, { id }))).toBe(1);
  });
});

it('open pages of the maintainers hear of each change, and nobody else’s [B3-01]', async () => {
  const address = await listeningAt(world.app);
  const [system, admin] = await Promise.all(
    (['system', 'admin'] as const).map((who) => openPage(address, world.people[who].token)),
  );
  const { id } = await publishedRoute(world);
  const changed = { kind: 'changed', noun: 'approval-routes', id, version: null };
  await expect
    .poll(() => system?.heard.filter(isOf('approval-routes')), { timeout: 20_000 })
    .toEqual([changed, changed]);
  expect(admin?.heard).not.toContainEqual(changed);
  for (const page of [system, admin]) page?.leave();
});
