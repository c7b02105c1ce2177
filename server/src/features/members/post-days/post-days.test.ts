import { addPost, listMembers } from '@madoguchi/contract/members/operations.ts';
import { showSession } from '@madoguchi/contract/session/operations.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addMember, addSales, recordOf } from '../../../../test/members.ts';
import { openWorld, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  world = await openWorld();
  await addSales(world);
});
afterAll(async () => {
  await world.close();
  vi.useRealTimers();
});

const transfer = { departmentCode: 'SALES', positionCode: 'manager', isPrimary: true, validTo: null, reason: '異動' };

async function departmentOf(employeeId: string) {
  const { output } = await world.as('staff')(listMembers, { q: employeeId });
  return output.rows[0]?.departmentCode;
}

/** Lets the portal look at the calendar, and waits for what it does then. */
async function dayBegins(instant: string) {
  world.clock.set(instant);
  vi.advanceTimersByTime(10_000);
}

describe('a post that is to come', () => {
  it('begins with its day in Japan, once, on record, and nobody’s open form is late for it [B2-01, B0-09]', async () => {
    const { employeeId, version } = await addMember(world);
    await world.as('admin')(addPost, { employeeId, version, ...transfer, validFrom: '2026-11-23' });
    const before = (await recordOf(world, employeeId)).version;
    await dayBegins('2026-11-22T14:59:59.000Z');
    expect(await departmentOf(employeeId)).toBe('HQ');
    await dayBegins('2026-11-22T15:00:00.000Z');
    await vi.waitUntil(async () => (await departmentOf(employeeId)) === 'SALES');
    await dayBegins('2026-11-22T15:00:20.000Z');
    expect((await recordOf(world, employeeId)).version).toBe(before);
    const events = await world.audit(`event = 'member.post-began' and target_id = '${employeeId}'`);
    expect(events).toMatchObject([
      { actor: 'calendar', difference: { departmentCode: ['HQ', 'SALES'], positionCode: ['member', 'manager'] } },
    ]);
  });

  it('is known to the session of its person at once', async () => {
    const { number } = world.people.other;
    const { version } = await recordOf(world, number ?? '');
    await world.as('other')(showSession, {});
    const { status } = await world.as('admin')(addPost, {
      employeeId: number ?? '',
      version,
      ...transfer,
      validFrom: '2026-11-01',
    });
    expect(status).toBe(200);
    const { rows } = await world.pool.query('select department_code from employees where number = $1', [number]);
    expect(rows).toEqual([{ department_code: 'SALES' }]);
  });
});
