import { toolRules } from '@madoguchi/contract/general-tools/tools.ts';
import { actOnTodos, changeTodo } from '@madoguchi/contract/to-dos/operations.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { added, contentOf, todoRow } from '../../../test/to-dos.ts';
import { openWorld, type World } from '../../../test/world.ts';
import type { Ground } from '../../platform/ground.ts';
import { remindOfTodos } from './remind.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.pool.query('truncate todos, todo_places, todo_changes, told_facts');
});

const DAY = PlainDate.parse('2026-12-01');
/** The portal at a moment of 1 December in Tokyo. */
const at = (time: string, rules = toolRules()) => {
  const clock = { now: () => new Date(`2026-12-01T${time}:00+09:00`).toISOString(), today: () => DAY };
  return remindOfTodos({ clock, tools: { rules: async () => rules } } as unknown as Ground, world.pool);
};
const told = async () =>
  (await world.pool.query(`select to_account, said ->> 'title' as title from told_facts order by id`)).rows;
const reminder = { day: DAY, time: '09:00' };

it('tells its person once its minute has come, once, and again when it is moved [B9-04, B0-08]', async () => {
  const { id } = await added(world, 'system', { title: '電話', reminder });
  expect(await at('08:59')).toBe(0);
  expect(await at('09:00')).toBe(1);
  expect(await at('09:01')).toBe(0);
  expect(await told()).toEqual([{ to_account: world.people.system.accountId, title: '電話' }]);
  await world.as('system')(changeTodo, await contentOf(world, 'system', id, { reminder: { day: DAY, time: '10:00' } }));
  expect(await at('09:30')).toBe(0);
  expect(await at('10:00')).toBe(1);
});

it('tells a moment once though two processes look at it at the same time', async () => {
  await added(world, 'system', { reminder });
  const news = await Promise.all([at('09:00'), at('09:00'), at('09:00')]);
  expect(news.reduce((sum, one) => sum + one, 0)).toBe(1);
});

it('tells nothing of what is done, deleted or days late, and nobody to whom the tool is closed', async () => {
  const act = async (what: 'complete' | 'delete') => {
    const { id } = await added(world, 'system', { reminder });
    await world.as('system')(actOnTodos, { ids: [id], act: { act: what } });
  };
  await act('complete');
  await act('delete');
  await added(world, 'system', { reminder: { day: PlainDate.parse('2026-11-29'), time: '09:00' } });
  const id = await todoRow(world, world.people.staff.accountId);
  await world.pool.query(`update todos set remind_at = '2026-12-01T00:00:00Z' where id = $1`, [id]);
  expect(await at('09:00')).toBe(0);
  expect(
    await at(
      '09:00',
      toolRules(() => 'staff'),
    ),
  ).toBe(1);
  expect(await told()).toEqual([{ to_account: world.people.staff.accountId, title: '私用' }]);
});
