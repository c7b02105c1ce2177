import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../../test/world.ts';
import { settleReal, settleSample } from './settle-installation.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const neverLoaded = () => Promise.reject(new Error('the sample was loaded into a database that has one'));
const settle = () => settleSample(world.pool, { dataDir: '/data' }, world.clock.today(), neverLoaded);
const holidays = async () => (await world.pool.query('select from holidays')).rowCount;

describe('an installation', () => {
  it('that holds the sample of an earlier version gets what this one needs, and keeps what it has', async () => {
    await world.pool.query('delete from installation');
    await world.pool.query('insert into installation (sample) values (true)');
    const whole = await holidays();
    await world.pool.query('delete from holidays');
    await settle();
    await settle();
    expect(await holidays()).toBe(whole);
  });

  it('is a sample or real, never both', async () => {
    await expect(settleReal(world.pool, world.clock.today())).rejects.toThrow('holds the sample organisation');
    await world.pool.query('update installation set sample = false');
    await expect(settle()).rejects.toThrow('an organisation of its own');
  });
});
