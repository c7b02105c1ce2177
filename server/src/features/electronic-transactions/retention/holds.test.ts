import {
  correctTransaction,
  deleteTransaction,
  listTransactions,
  showTransaction,
} from '@madoguchi/contract/electronic-transactions/operations.ts';
import { holdTransaction, liftHold } from '@madoguchi/contract/electronic-transactions/retention-operations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invoice, registered } from '../../../../test/transaction-cases.ts';
import { openWorld, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const system = () => world.as('system');
const held = async (counterparty: string) =>
  (await system()(listTransactions, { counterparty, held: 'yes', state: 'live,deleted' })).output.rows;
const holdsOf = async (id: string) => (await system()(showTransaction, { id })).output.holds;

it('a hold stands with its reason and ends with another, both seen on the record, in the list and on record [B7-01, B0-09]', async () => {
  const counterparty = '保留商事';
  const { id, number } = await registered(world, { counterparty });
  await registered(world, { counterparty });
  const reason = '代金の支払をめぐる係争';
  const placed = await system()(holdTransaction, { id, kind: 'dispute', reason });
  expect(placed.status).toBe(200);
  const { name } = world.people.system;
  expect(await holdsOf(id)).toMatchObject([{ kind: 'dispute', reason, by: name, endedAt: null }]);
  expect((await held(counterparty)).map((row) => row.number)).toEqual([number]);
  const { holdId } = placed.output;
  expect((await system()(liftHold, { id, holdId, reason: '和解' })).status).toBe(200);
  expect(await holdsOf(id)).toMatchObject([{ endedBy: name, endReason: '和解' }]);
  expect(await held(counterparty)).toEqual([]);
  const events = await world.audit(`target_id = '${id}' and event like 'electronic-transaction.h%'`);
  expect(events.map(({ event, difference }) => [event, difference])).toEqual([
    ['electronic-transaction.held', { kind: 'dispute', reason }],
    ['electronic-transaction.hold-lifted', { kind: 'dispute', reason: '和解' }],
  ]);
});

it('a hold stays through a correction and the deletion of its record [B7-01]', async () => {
  const counterparty = '保留継続商事';
  const { id } = await registered(world, { counterparty });
  await system()(holdTransaction, { id, kind: 'audit', reason: '税務調査' });
  const said = { ...invoice({ counterparty }), reason: '金額の誤り' };
  expect((await system()(correctTransaction, { id, version: 1, ...said })).status).toBe(200);
  expect((await held(counterparty)).map(({ version }) => version)).toEqual([2]);
  expect((await system()(deleteTransaction, { id, version: 2, reason: '二重登録' })).status).toBe(200);
  expect((await held(counterparty)).map(({ version, state }) => [version, state])).toEqual([[3, 'deleted']]);
});

it('one hold of a kind stands however many people place it at once; lifting it twice lifts it once [B0-02]', async () => {
  const { id } = await registered(world);
  const place = () => system()(holdTransaction, { id, kind: 'audit', reason: '税務調査' });
  const placed = await Promise.all([place(), place(), place()]);
  expect(placed.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(placed.map(({ output }) => output.holdId)).size).toBe(1);
  await system()(holdTransaction, { id, kind: 'dispute', reason: '係争' });
  expect(await holdsOf(id)).toHaveLength(2);
  const holdId = placed[0]?.output.holdId ?? '';
  const lift = () => system()(liftHold, { id, holdId, reason: '調査の終了' });
  expect((await Promise.all([lift(), lift()])).map(({ status }) => status)).toEqual([200, 200]);
  expect(await world.audit(`target_id = '${id}' and event = 'electronic-transaction.hold-lifted'`)).toHaveLength(1);
  const { rows } = await world.pool.query(`select 1 from transaction_index where record_id = '${id}' and held`);
  expect(rows).toHaveLength(1);
});

it('no hold is altered, ended twice or taken away in the database [B7-03]', async () => {
  const { id } = await registered(world);
  const { output } = await system()(holdTransaction, { id, kind: 'audit', reason: '税務調査' });
  const of = `where id = '${output.holdId}'`;
  await expect(world.pool.query(`update transaction_holds set reason = '別の理由' ${of}`)).rejects.toThrow(
    'not altered',
  );
  await expect(world.pool.query(`delete from transaction_holds ${of}`)).rejects.toThrow();
  await expect(world.appPool.query(`delete from transaction_holds ${of}`)).rejects.toThrow('permission denied');
});
