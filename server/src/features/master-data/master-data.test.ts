import { MASTER_LISTS, type MasterList } from '@madoguchi/contract/master-data/list-names.ts';
import { FIND_MASTER, listHolidays } from '@madoguchi/contract/master-data/operations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { superuserQuery } from '../../../test/superuser.ts';
import { openWorld, type World } from '../../../test/world.ts';

/** Saturday in Tokyo, as the world's clock says. */
const TODAY = '2026-11-21';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(() => world.pool.query(`delete from classification_details where code like 'test-%'`));

const find = async (list: MasterList, headers = {}) => world.as('user')(FIND_MASTER[list], {}, { headers });
const codes = async (list: MasterList) => (await find(list)).output.map(({ code }) => code);

interface Value {
  readonly from?: string;
  readonly to?: string | null;
  readonly active?: boolean;
  readonly order?: number;
}

/** Adds a purpose, as an administrator of the masters would. */
const add = (code: string, { from = '2020-01-01', to = null, active = true, order = 500 }: Value = {}) =>
  world.pool.query(
    `insert into classification_details (classification_code, code, name, name_en, kana, sort_order, valid_from, valid_to, active, extra)
     values ('reason', $1, '試し', 'Test', 'タメシ', $2, $3, $4, $5, '{"needsCounterparty": false}')`,
    [code, order, from, to, active],
  );

describe('the master lists', () => {
  it.each(MASTER_LISTS)('%s has values, each with every attribute, in order [S4-05]', async (list) => {
    const { status, output, raw } = await find(list);
    expect(status).toBe(200);
    expect(raw.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(output).not.toHaveLength(0);
    const places = output.map(({ order }) => order);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    for (const value of output) {
      expect(Object.keys(value).sort()).toEqual(
        ['active', 'code', 'extra', 'kana', 'name', 'nameEn', 'order', 'validFrom', 'validTo'].sort(),
      );
    }
  });

  it('hold what is valid today and active, with the first and the last day included [S4-05]', async () => {
    await add('test-since-today', { from: TODAY });
    await add('test-until-today', { to: TODAY });
    await add('test-from-tomorrow', { from: '2026-11-22' });
    await add('test-until-yesterday', { to: '2026-11-20' });
    await add('test-stopped', { active: false });
    await expect.poll(() => codes('reason')).toContain('test-until-today');
    const shown = await codes('reason');
    expect(shown.filter((code) => code.startsWith('test-')).sort()).toEqual(['test-since-today', 'test-until-today']);
  });

  it('stand in the order of their place, then of their code [S4-05]', async () => {
    await add('test-b', { order: 900 });
    await add('test-a', { order: 900 });
    await add('test-c', { order: 899 });
    await expect.poll(() => codes('reason')).toContain('test-c');
    expect((await codes('reason')).slice(-3)).toEqual(['test-c', 'test-a', 'test-b']);
  });

  it('change at midnight in Tokyo, without anybody telling [B0-01]', async () => {
    await add('test-from-tomorrow', { from: '2026-11-22' });
    await expect.poll(() => codes('reason')).not.toContain('test-from-tomorrow');
    const now = world.clock.now();
    world.clock.set('2026-11-21T14:59:59.999Z');
    expect(await codes('reason')).not.toContain('test-from-tomorrow');
    world.clock.set('2026-11-21T15:00:00.000Z');
    expect(await codes('reason')).toContain('test-from-tomorrow');
    world.clock.set(now);
  });

  it('are answered 304 while nothing changed, and anew once something did', async () => {
    const first = await find('route');
    const tag = String(first.raw.headers.etag);
    const again = await find('route', { 'if-none-match': tag });
    expect([again.status, again.raw.body]).toEqual([304, '']);
    expect((await find('route', { 'if-none-match': '"other"' })).status).toBe(200);
    await world.pool.query(`update classification_details set name = name || '線' where code = 'train'`);
    await expect.poll(async () => (await find('route', { 'if-none-match': tag })).status).toBe(200);
    await world.pool.query(`update classification_details set name = left(name, -1) where code = 'train'`);
    await expect.poll(async () => (await find('route', { 'if-none-match': tag })).status).toBe(304);
  });

  it('show a change as soon as the database has told of it', async () => {
    await codes('reason');
    await add('test-new');
    await expect.poll(() => codes('reason')).toContain('test-new');
  });
});

describe('when the connection that hears of changes is lost', () => {
  const listening = async () => {
    const { rows } = await world.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and query like 'listen %'`,
    );
    return rows.map(({ pid }) => pid);
  };
  /** Lets nobody new in; who is connected stays: the portal answers, and cannot listen again. */
  const letIn = (newcomers: boolean) => {
    const { host = '', database = '' } = world.pool.options;
    return superuserQuery(host, `alter database ${database} allow_connections ${newcomers}`);
  };

  it('nothing stale is answered: not while nobody hears, and not of what changed meanwhile', async () => {
    await codes('reason');
    const [ears] = await listening();
    await letIn(false);
    await world.pool.query('select pg_terminate_backend($1)', [ears]);
    await expect.poll(listening).toEqual([]);
    await add('test-while-deaf-1');
    await expect.poll(() => codes('reason')).toContain('test-while-deaf-1');
    // From here on it knows that it is deaf, and asks each time.
    await add('test-while-deaf-2');
    expect(await codes('reason')).toContain('test-while-deaf-2');
    await letIn(true);
    await expect.poll(listening, { timeout: 20_000 }).toHaveLength(1);
    expect(await codes('reason')).toContain('test-while-deaf-2');
    await add('test-heard-again');
    await expect.poll(() => codes('reason')).toContain('test-heard-again');
  });
});

describe('the holidays of a year', () => {
  it('are those of its list in order, with both names, as calendars mark them', async () => {
    const { output } = await world.as('user')(listHolidays, { year: '2026' });
    expect(output).toHaveLength(new Set(output.map(({ day }) => day)).size);
    expect(output.map(({ day }) => day)).toEqual(output.map(({ day }) => day).toSorted());
    expect(output).toContainEqual({ day: '2026-11-23', name: '勤労感謝の日', nameEn: expect.any(String) });
    expect(output.every(({ day }) => day.startsWith('2026-'))).toBe(true);
  });

  it('follow a change without a restart, and a year that is none is refused', async () => {
    await world.pool.query(
      `insert into holidays (day, name, name_en) values ('2031-08-13', '夏季休業', 'Summer closing')`,
    );
    const summer = { day: '2031-08-13', name: '夏季休業', nameEn: 'Summer closing' };
    const listed = async () => (await world.as('user')(listHolidays, { year: '2031' })).output;
    await expect.poll(listed).toContainEqual(summer);
    await world.pool.query(`delete from holidays where day = '2031-08-13'`);
    await expect.poll(listed).not.toContainEqual(summer);
    expect((await world.as('user')(listHolidays, { year: '20261' })).status).toBe(422);
  });
});
