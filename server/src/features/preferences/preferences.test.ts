import { INITIAL_VALUES } from '@madoguchi/contract/preferences/initial-values.ts';
import { savePreference, showPreferences } from '@madoguchi/contract/preferences/operations.ts';
import { showSession } from '@madoguchi/contract/session/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queueUp } from '../../../test/queue-up.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const dark = { theme: { main: 'dark3' } } as const;

describe('the choices of a person', () => {
  it('stand at their initial values until something is chosen, for a guest too [S6-09]', async () => {
    expect((await world.as('user')(showPreferences, {})).output.preferences.frame).toEqual({ value: {}, version: 0 });
    expect((await world.as(null)(showSession, {})).output.preferences.frame).toEqual({ value: {}, version: 0 });
  });

  it('are kept with the account and come with the session, for nobody else [S6-09]', async () => {
    const { output } = await world.as('staff')(savePreference, { name: 'frame', value: dark, version: 0 });
    expect(output.version).toBe(1);
    expect((await world.as('staff')(showSession, {})).output.preferences.frame).toEqual({ value: dark, version: 1 });
    expect((await world.as('admin')(showSession, {})).output.preferences.frame).toEqual({ value: {}, version: 0 });
    const [row] = await world.audit(`event = 'preference.saved'`);
    expect(row).toMatchObject({ target_id: 'frame', difference: { frame: [{}, dark] } });
  });

  it('are refused where another window was faster, with what it chose [B0-02]', async () => {
    const save = (version: number) => world.as('other')(savePreference, { name: 'frame', value: dark, version });
    expect((await save(3)).problem).toMatchObject({ code: 'stale', data: { current: { version: 0 } } });
    const statuses = await Promise.all([save(0), save(0), save(0)]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const late = await save(0);
    expect(late.problem.data.current).toEqual({ value: dark, version: 1 });
  });

  it('are those of one window where two really meet [B0-02]', async () => {
    const save = (version: number) => world.as('admin2')(savePreference, { name: 'frame', value: dark, version });
    expect((await save(0)).status).toBe(200);
    const lock = {
      sql: 'select from preferences where account_id = $1 for update',
      values: [world.people.admin2.accountId],
    };
    const answers = await queueUp(world, lock, 2, () => [save(1), save(1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await world.as('admin2')(showPreferences, {})).output.preferences.frame.version).toBe(2);
  });

  it.each([
    ['an unknown key', { theme: { main: 'dark3', sidebar: 'dark3' } }, 'value.theme.sidebar', 'unknown-key'],
    ['an unknown scheme', { theme: { main: 'dark13' } }, 'value.theme.main', 'not-in-list'],
    [
      'a number outside its range',
      { layout: { config: { containerWidth: 9 } } },
      'value.layout.config.containerWidth',
      'too-small',
    ],
    ['a text that cannot be stored', { theme: { '\u0000': 'a' } }, 'value', 'characters'],
    ['more than can be kept', { theme: { main: 'x'.repeat(5_000) } }, 'value', 'preference-size'],
  ])('are refused with %s, at its field [S8-01]', async (_case, value, field, code) => {
    const { status, problem } = await world.as('staff')(savePreference, { name: 'frame', value, version: 1 });
    expect(status).toBe(422);
    expect(problem.data.fields).toContainEqual(expect.objectContaining({ field, code }));
  });

  it('are kept of each list: eight views with columns of their own, and nothing without end [B0-10] [S8-01]', async () => {
    const shown = Array.from({ length: 12 }, (_, nth) => `column-${nth}`);
    const columns = { shown, widths: Object.fromEntries(shown.map((name) => [name, 120])) };
    const query = { action: 'approval.approved,approval.returned,expense-claim.opened', sort: '-when' };
    const views = Array.from({ length: 8 }, (_, nth) => ({ id: `view${nth}`, name: `表示${nth}`, query, columns }));
    const ofLists = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, nth) => [`list-${nth}`, views]));
    const save = (value: unknown) => world.as('user')(savePreference, { name: 'list-views', value, version: 0 });
    const { problem } = await save(ofLists(30));
    expect(problem.data.fields).toEqual([expect.objectContaining({ field: 'value', code: 'preference-size' })]);
    expect((await save(ofLists(15))).status).toBe(200);
  });

  it('are kept for dates too: the era beside them, and weeks that begin on Monday, nothing else [S6-09]', async () => {
    const save = (name: 'era' | 'week-start', value: unknown) =>
      world.as('staff')(savePreference, { name, value, version: 0 });
    expect((await save('week-start', 'tuesday')).status).toBe(422);
    expect((await save('era', 'yes')).status).toBe(422);
    expect([(await save('week-start', 'monday')).status, (await save('era', true)).status]).toEqual([200, 200]);
    const { preferences } = (await world.as('staff')(showSession, {})).output;
    expect([preferences['week-start'].value, preferences.era.value]).toEqual(['monday', true]);
  });

  it('are read as far as they are still known: an unknown scheme is `default`, another shape the initial value [S6-10]', async () => {
    const { accountId } = world.people.system;
    await world.pool.query(
      `insert into preferences (account_id, name, value, version, updated_at) values
        ($1, 'frame', '{"theme": {"main": "gone"}, "direction": "rtl", "old": 1}', 4, now()),
        ($1, 'font-size', '"huge"', 2, now()), ($1, 'gone', '1', 1, now())`,
      [accountId],
    );
    const { preferences } = (await world.as('system')(showPreferences, {})).output;
    expect(preferences.frame).toEqual({ value: { theme: { main: 'default' }, direction: 'rtl' }, version: 4 });
    expect(preferences['font-size']).toEqual({ value: INITIAL_VALUES['font-size'], version: 2 });
    expect(preferences).not.toHaveProperty('gone');
  });
});
