import { approve, reassign, showApproval } from '@madoguchi/contract/approvals/operations.ts';
import { listNotifications, markNotificationsRead } from '@madoguchi/contract/notifications/operations.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  openApprovalWorld,
  publishSteps,
  submittedRequest,
  type TestRequest,
  withHead,
} from '../../../../test/approvals/requests.ts';
import { ADMINS, SUPERIOR, stepOf } from '../../../../test/approvals/routes.ts';
import type { Who } from '../../../../test/people.ts';
import { portalBeside, startAndStop, startPortalAt } from '../../../../test/portal-beside.ts';
import { queueUp } from '../../../../test/queue-up.ts';
import type { World } from '../../../../test/world.ts';

const SOON = { timeout: 20_000, interval: 20 };
const ESCALATING = stepOf({ name: '上長の承認', onTimeout: 'escalate', approvers: [{ by: 'superior' }] });

let world: World;
/** HQ is headed by the other member of staff, and stands below a board that an admin heads. */
beforeEach(async () => {
  world = await openApprovalWorld();
  await world.pool.query(
    `insert into classification_details (classification_code, code, name, name_en, kana, sort_order, valid_from, extra)
     values ('group', 'BOARD', '役員会', 'Board', 'ヤクインカイ', 1, '2000-01-01', '{"parent": null, "head": null, "deputy": null}')`,
  );
  await world.pool.query(
    `update classification_details set extra = extra || '{"parent": "BOARD"}' where classification_code = 'group' and code = 'HQ'`,
  );
  await withHead(world, 'other');
  await withHead(world, 'admin', null, 'BOARD');
});
afterEach(() => world.close());

const startAt = (moment: string) => startPortalAt(world, moment);

/** As the calendar left it: the acts that nobody did, and each turn with its state. */
async function standing({ approvalId }: TestRequest) {
  const { output } = await world.as('admin2')(showApproval, { id: approvalId });
  const byNobody = output.acts.filter(({ by }) => by === null).map(({ kind }) => kind);
  const turns = output.steps.flatMap(({ tasks }) => tasks.map(({ approver, status }) => [approver.name, status]));
  return { status: output.status, version: output.version, byNobody, turns };
}

const nameOf = (who: Who) => world.people[who].name;
const kindsOf = async (who: Who) => (await world.as(who)(listNotifications, {})).output.rows.map(({ kind }) => kind);
/** After each commit the portal works off the facts that are there. */
const anyWrite = () => world.as('user')(markNotificationsRead, { ids: [] });

// Submitted on Saturday the 21st; Monday the 23rd is a holiday: the third business day is Thursday the 26th.
describe('a turn that is overdue', () => {
  it('is asked about once, on the morning after its last business day, and nothing is decided by it [B3-02] [B0-08]', async () => {
    await publishSteps(world, [SUPERIOR, ADMINS]);
    const request = await submittedRequest(world);
    for (const early of ['2026-11-26T23:00:00', '2026-11-27T07:59:59']) {
      await startAt(early);
      expect((await standing(request)).byNobody, early).toEqual([]);
    }
    await startAt('2026-11-27T08:00:00');
    await startAt('2026-11-27T09:00:00');
    await startAt('2026-12-04T09:00:00');
    expect(await standing(request)).toMatchObject({
      status: 'in_progress',
      version: request.version + 1,
      byNobody: ['remind'],
      turns: [
        [nameOf('other'), 'pending'],
        ...['system', 'admin', 'admin2'].map((who) => [nameOf(who as Who), 'waiting']),
      ],
    });
    await anyWrite();
    await expect.poll(() => kindsOf('other'), SOON).toContain('approval-overdue');
    expect(await kindsOf('admin')).not.toContain('approval-overdue');
    const [event] = await world.audit(`event = 'approval.reminded'`);
    expect(event).toMatchObject({
      actor: 'calendar',
      account_id: null,
      target_id: request.approvalId,
      difference: { step: '上長の承認', approvers: [[nameOf('other')], [nameOf('other')]] },
    });
  });

  it('is asked one level up as well where its step says so; either of the two decides [B3-02]', async () => {
    await publishSteps(world, [ESCALATING]);
    const request = await submittedRequest(world);
    await startAt('2026-11-27T08:00:00');
    await startAt('2026-11-27T09:00:00');
    const asked = await standing(request);
    expect(asked).toMatchObject({
      status: 'in_progress',
      byNobody: ['escalate'],
      turns: [
        [nameOf('other'), 'pending'],
        [nameOf('admin'), 'pending'],
      ],
    });
    await anyWrite();
    await expect.poll(() => kindsOf('admin'), SOON).toContain('approval-waiting');
    await world.as('admin')(approve, { id: request.approvalId, version: asked.version });
    expect(await standing(request)).toMatchObject({ status: 'approved' });
    const [event] = await world.audit(`event = 'approval.escalated'`);
    expect(event?.difference).toMatchObject({ approvers: [[nameOf('other')], [nameOf('other'), nameOf('admin')]] });
  });

  it('whoever was asked as well is asked about in their own time, and with nobody above it is a reminder [B3-02]', async () => {
    await publishSteps(world, [ESCALATING]);
    const request = await submittedRequest(world);
    await startAt('2026-11-27T08:00:00');
    // Friday the 27th and three business days: Wednesday the 2nd.
    await startAt('2026-12-02T09:00:00');
    expect((await standing(request)).byNobody).toEqual(['escalate']);
    await startAt('2026-12-03T09:00:00');
    expect((await standing(request)).byNobody).toEqual(['escalate', 'remind']);
  });

  it('is left alone once somebody has decided, and where its step is never overdue [B3-02]', async () => {
    await publishSteps(world, [stepOf({ ...SUPERIOR, dueBusinessDays: null }), ADMINS]);
    const request = await submittedRequest(world);
    await startAt('2026-12-25T09:00:00');
    expect((await standing(request)).byNobody).toEqual([]);
    await world.as('other')(approve, { id: request.approvalId, version: request.version });
    await startAt('2026-12-28T09:00:00');
    expect((await standing(request)).byNobody).toEqual([]);
  });

  it('is asked about by one of several portals that look at once [B3-02]', async () => {
    await publishSteps(world, [ESCALATING]);
    const request = await submittedRequest(world);
    const lock = { sql: 'select id from approvals where id = $1 for update', values: [request.approvalId] };
    const portals = await Promise.all([portalBeside(world), portalBeside(world)]);
    world.clock.set('2026-11-27T08:00:00+09:00');
    await queueUp(world, lock, 2, () => portals.map((portal) => startAndStop(portal)));
    expect(await standing(request)).toMatchObject({ version: request.version + 1, byNobody: ['escalate'] });
    expect(await world.audit(`event = 'approval.escalated'`)).toHaveLength(1);
  });
});

describe('the turn of somebody who can decide no more', () => {
  it('goes one level up the next morning, whether they left or lost their account [B3-03]', async () => {
    for (const gone of [
      `update employees set left_on = '2026-11-23' where id = $1`,
      `update accounts set status = 'suspended' where employee_id = $1`,
    ]) {
      await publishSteps(world, [SUPERIOR, ADMINS]);
      const request = await submittedRequest(world);
      await world.pool.query(gone, [world.people.other.employeeUuid]);
      await startAt('2026-11-24T08:00:00');
      await startAt('2026-11-24T09:00:00');
      expect(await standing(request)).toMatchObject({ status: 'in_progress', version: request.version + 1 });
      expect((await standing(request)).turns.slice(0, 2)).toEqual([
        [nameOf('other'), 'reassigned'],
        [nameOf('admin'), 'pending'],
      ]);
      await world.pool.query(`update employees set left_on = null`);
      await world.pool.query(`update accounts set status = 'active'`);
      world.clock.set('2026-11-21T05:05:00.000Z');
    }
  });

  it('stays theirs through their last day, and where nobody stands above [B3-03]', async () => {
    await publishSteps(world, [SUPERIOR]);
    const request = await submittedRequest(world);
    await world.pool.query(`update employees set left_on = '2026-11-24' where id = $1`, [
      world.people.other.employeeUuid,
    ]);
    await startAt('2026-11-24T08:00:00');
    expect((await standing(request)).turns).toEqual([[nameOf('other'), 'pending']]);
    await withHead(world, null, null, 'BOARD');
    await startAt('2026-11-25T08:00:00');
    expect(await standing(request)).toMatchObject({ status: 'in_progress', turns: [[nameOf('other'), 'pending']] });
  });
});

describe('a turn of somebody who has left, with nobody above', () => {
  beforeEach(async () => {
    await withHead(world, null, null, 'BOARD');
    await publishSteps(world, [SUPERIOR]);
  });
  const leaves = () =>
    world.pool.query(`update employees set left_on = '2026-11-23' where id = $1`, [world.people.other.employeeUuid]);
  const timesTold = async (who: Who) => (await kindsOf(who)).filter((kind) => kind === 'approval-vacant').length;

  it('is told to the system people and the requester, once, and to nobody else [B3-03] [B0-08]', async () => {
    const request = await submittedRequest(world);
    await leaves();
    for (const hour of ['08', '09', '10']) await startAt(`2026-11-24T${hour}:00:00`);
    for (const who of ['system', 'staff'] as const) {
      await anyWrite();
      await expect.poll(() => timesTold(who), SOON).toBe(1);
    }
    expect(await timesTold('admin')).toBe(0);
    const [told] = (await world.as('staff')(listNotifications, {})).output.rows;
    expect(told).toMatchObject({
      subject: request.approvalId,
      values: { approver: nameOf('other'), title: '2026年11月' },
    });
  });

  it('is told anew of whoever it is given to, should they leave as well [B3-06] [B0-08]', async () => {
    const request = await submittedRequest(world);
    await leaves();
    await startAt('2026-11-24T08:00:00');
    const { output } = await world.as('admin2')(showApproval, { id: request.approvalId });
    const taskId = output.steps[0]?.tasks[0]?.id ?? '';
    const to = world.people.admin.employeeUuid ?? '';
    await world.as('admin2')(reassign, {
      id: request.approvalId,
      version: request.version,
      taskId,
      to,
      comment: '退職',
    });
    await startAt('2026-11-25T08:00:00');
    await expect.poll(() => timesTold('system'), SOON).toBe(1);
    await world.pool.query(`update accounts set status = 'suspended' where employee_id = $1`, [to]);
    await startAt('2026-11-26T08:00:00');
    await anyWrite();
    await expect.poll(() => timesTold('system'), SOON).toBe(2);
  });
});

it('one request that cannot be read leaves the others alone [B3-02]', async () => {
  await publishSteps(world, [ESCALATING]);
  const broken = await submittedRequest(world);
  const sound = await submittedRequest(world);
  await world.pool.query(`update approval_tasks set approver = '{}' where approval_id = $1`, [broken.approvalId]);
  await startAt('2026-11-27T08:00:00');
  expect((await standing(sound)).byNobody).toEqual(['escalate']);
});
