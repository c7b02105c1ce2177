import {
  changeClassification,
  changeDetail,
  createClassification,
  createDetail,
  endDetail,
  listDetails,
  moveDetail,
  showDetail,
  showHistory,
} from '@madoguchi/contract/classifications/operations.ts';
import { FIND_MASTER } from '@madoguchi/contract/master-data/operations.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { department, freshCode, madeValue, standingNow, value } from '../../../../test/classifications.ts';
import { isOf, openPage } from '../../../../test/event-stream.ts';
import { listeningAt } from '../../../../test/listening.ts';
import { type Call, openWorld, type World } from '../../../../test/world.ts';

/** The world's today. */
const TODAY = PlainDate.parse('2026-11-21');
const day = (text: string) => PlainDate.parse(text);

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const system: Call = (operation, input, options) => world.as('system')(operation, input, options);
const purposes = async () => (await world.as('user')(FIND_MASTER.reason, {})).output;
const fieldsOf = ({ problem }: { problem: { data: { fields: readonly { field: string; code: string }[] } } }) =>
  problem.data.fields.map(({ field, code }) => `${field}: ${code}`);

describe('a value', () => {
  it('that is added stands in its master list at the next reading, after the last one [B1-01] [S4-05]', async () => {
    const said = value({ name: '工場見学', kana: 'こうじょうけんがく' });
    expect((await system(createDetail, said)).output).toEqual({
      classification: 'reason',
      code: said.code,
      version: 1,
    });
    await expect
      .poll(async () => (await purposes()).at(-1))
      .toMatchObject({
        code: said.code,
        kana: 'コウジョウケンガク',
        extra: { needsCounterparty: true },
      });
  });

  it('that is not offered, has ended or has not begun stands in no master list, and in the maintained one [B1-01]', async () => {
    const stopped = await madeValue(world, value({ active: false }));
    const ended = await madeValue(world, value({ validTo: day('2026-11-20') }));
    const coming = await madeValue(world, value({ validFrom: day('2026-11-22') }));
    const last = await madeValue(world, value());
    await expect.poll(async () => (await purposes()).map(({ code }) => code)).toContain(last.code);
    const offered = (await purposes()).map(({ code }) => code);
    const states: string[] = [];
    for (const made of [stopped, ended, coming]) {
      expect(offered).not.toContain(made.code);
      states.push((await standingNow(world, made)).state);
    }
    expect(states).toEqual(['stopped', 'ended', 'coming']);
    const { output } = await world.as('staff')(listDetails, { classification: 'reason', state: 'coming', limit: 200 });
    expect(output.rows.map(({ code }) => code)).toEqual([coming.code]);
  });

  it('keeps its code for good: the same one again is refused at its field [B1-01]', async () => {
    const { code } = await madeValue(world);
    const again = await system(createDetail, value({ code }));
    expect([again.status, fieldsOf(again)]).toEqual([422, ['code: code-taken']]);
  });

  it('is written anew over the version that was seen; a later writer gets the newer values to compare [B0-02]', async () => {
    const made = await madeValue(world);
    const change = (name: string) => system(changeDetail, { ...value({ code: made.code, name }), version: 1 });
    const answers = await Promise.all([change('一'), change('二'), change('三')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const now = await standingNow(world, made);
    expect(now).toMatchObject({ version: 2, updatedBy: world.people.system.name });
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.problem).toMatchObject({ code: 'stale', data: { current: { name: now.name, version: 2 } } });
  });

  it('has every state it had on record, with who and when, and each change from what to what [B1-05] [B0-09]', async () => {
    const made = await madeValue(world);
    await system(changeDetail, { ...value({ code: made.code, name: '見学', needsCounterparty: false }), version: 1 });
    const { output } = await world.as('staff')(showHistory, { classification: made.classification, code: made.code });
    expect(output.map(({ version, name, extra, changedBy }) => [version, name, extra, changedBy])).toEqual([
      [2, '見学', { needsCounterparty: false }, world.people.system.name],
      [1, '工場見学', { needsCounterparty: true }, world.people.system.name],
    ]);
    const [event] = await world.audit(`event = 'classification-detail.changed' and target_id = 'reason/${made.code}'`);
    expect(event?.difference).toEqual({ name: ['工場見学', '見学'], needsCounterparty: [true, false] });
    await expect(world.pool.query('delete from classification_detail_versions')).rejects.toThrow(/append-only/);
  });

  it('is ended by its last day, used or not, and the end can be taken back [B1-03]', async () => {
    const made = await madeValue(world);
    expect((await system(endDetail, { ...made, validTo: TODAY })).status).toBe(200);
    expect(await standingNow(world, made)).toMatchObject({ validTo: TODAY, state: 'valid', version: 2 });
    const early = await system(endDetail, { ...made, version: 2, validTo: day('2026-03-31') });
    expect([early.status, fieldsOf(early)]).toEqual([422, ['validTo: last-before-first']]);
    expect((await system(endDetail, { ...made, version: 2, validTo: null })).status).toBe(200);
    expect((await standingNow(world, made)).validTo).toBeNull();
  });

  it('moves past its neighbour, and not past the end of the list [B1-01]', async () => {
    const classification = await ownList();
    const codes: string[] = [];
    for (const name of ['一', '二', '三']) {
      const { needsCounterparty: _, ...said } = value({ classification, name });
      codes.push((await madeValue(world, said)).code);
    }
    const order = async () => {
      const { output } = await world.as('staff')(listDetails, { classification, limit: 200 });
      return output.rows.map(({ name }) => name).join('');
    };
    const move = (code = '', version: number, to: 'up' | 'down') =>
      system(moveDetail, { classification, code, version, move: to });
    expect((await move(codes[2], 1, 'up')).status).toBe(200);
    expect(await order()).toBe('一三二');
    expect((await move(codes[0], 1, 'down')).status).toBe(200);
    expect(await order()).toBe('三一二');
    const { problem } = await move(codes[1], 2, 'down');
    expect(problem.data.fields).toMatchObject([{ field: 'move', code: 'no-further' }]);
    const { output } = await world.as('staff')(showDetail, { classification, code: codes[2] ?? '' });
    expect(output).toMatchObject({ place: 1, of: 3 });
  });
});

const ownList = async () => {
  const code = freshCode();
  await system(createClassification, { code, name: '会議室', nameEn: '', description: '' });
  return code;
};

describe('a classification', () => {
  it('of the company itself is added, renamed and stopped; one of the product is never stopped [B1-01]', async () => {
    const code = await ownList();
    const taken = await system(createClassification, { code, name: '別', nameEn: '', description: '' });
    expect([taken.status, fieldsOf(taken)]).toEqual([422, ['code: code-taken']]);
    const texts = { name: '部屋', nameEn: 'Rooms', description: '' };
    expect((await system(changeClassification, { code, version: 1, ...texts, active: false })).status).toBe(200);
    const way = { code: 'way', name: '片道・往復', nameEn: 'Trip type', description: '' };
    const refused = await system(changeClassification, { ...way, version: 1, active: false });
    expect([refused.status, fieldsOf(refused)]).toEqual([422, ['active: system-classification']]);
    await expect(world.pool.query(`update classifications set active = false where code = 'way'`)).rejects.toThrow(
      /classifications_system_stay/,
    );
  });
});

describe('the departments', () => {
  it('are no parents of themselves, and none ends before those below it [B1-02]', async () => {
    const above = await madeValue(world, department({ parent: 'HQ' }));
    const below = await madeValue(world, department({ parent: above.code }));
    const turned = await system(changeDetail, { ...department({ ...above, parent: below.code }), version: 1 });
    expect([turned.status, fieldsOf(turned)]).toEqual([422, ['parent: parent-below']]);
    const ended = await system(endDetail, { ...above, validTo: day('2027-03-31') });
    expect([ended.status, fieldsOf(ended)]).toEqual([422, ['validTo: departments-below']]);
    expect((await system(endDetail, { ...below, validTo: day('2026-12-31') })).status).toBe(200);
    expect((await system(endDetail, { ...above, validTo: day('2027-03-31') })).status).toBe(200);
    const unknown = await system(createDetail, department({ parent: 'gone' }));
    expect(fieldsOf(unknown)).toEqual(['parent: unknown-code']);
  });

  it('stand under none that has not begun, whichever of the two is written [B1-02] [B3-04]', async () => {
    const coming = await madeValue(world, department({ parent: 'HQ', validFrom: day('2026-12-01') }));
    const early = await system(createDetail, department({ parent: coming.code }));
    expect([early.status, fieldsOf(early)]).toEqual([422, ['parent: parent-begins-later']]);
    expect(JSON.stringify(early.problem.data)).toContain('has not begun');
    const below = await madeValue(world, department({ parent: coming.code, validFrom: day('2026-12-01') }));
    const later = department({ ...coming, parent: 'HQ', validFrom: day('2026-12-02') });
    const moved = await system(changeDetail, { ...later, version: 1 });
    expect([moved.status, fieldsOf(moved)]).toEqual([422, ['validFrom: departments-begin-before']]);
    // A department of long ago comes under one that was made for it and has begun.
    const today = await madeValue(world, department({ parent: 'HQ', validFrom: TODAY }));
    const old = { ...department({ ...below, parent: today.code, validFrom: day('2026-04-01') }), version: 1 };
    expect((await system(changeDetail, old)).status).toBe(200);
  });

  it('are shown with their place in the tree, from the top down [B1-02]', async () => {
    const above = await madeValue(world, department({ name: '技術本部', nameEn: '', parent: 'HQ' }));
    const below = await madeValue(world, department({ parent: above.code }));
    const { above: path } = await standingNow(world, below);
    expect(path).toEqual([
      { name: '本社', nameEn: 'Head office' },
      { name: '技術本部', nameEn: '' },
    ]);
  });

  it('are led by people who work here; whoever led before and has left stands until somebody follows [B1-02]', async () => {
    const { number } = world.people.admin;
    const nobody = await system(createDetail, department({ head: number, deputy: 'nobody' }));
    expect([nobody.status, fieldsOf(nobody)]).toEqual([422, ['deputy: unknown-employee']]);
    const made = await madeValue(world, department({ head: number }));
    expect((await standingNow(world, made)).people).toEqual({ [number ?? '']: world.people.admin.name });
    await world.pool.query(`update employees set left_on = '2026-11-20' where number = $1`, [number]);
    const renamed = department({ ...made, name: '研究部', head: number });
    expect((await system(changeDetail, { ...renamed, version: 1 })).status).toBe(200);
    const again = await system(createDetail, department({ head: number }));
    expect(fieldsOf(again)).toEqual(['head: unknown-employee']);
    await world.pool.query('update employees set left_on = null where number = $1', [number]);
  });
});

describe('an open page', () => {
  it('of anybody signed in hears that a master changed, once it would read the newer list [B1-01] [S4-05]', async () => {
    const page = await openPage(await listeningAt(world.app), world.people.user.token);
    const { code } = await madeValue(world);
    await expect.poll(() => page.heard.some(isOf('master-data'))).toBe(true);
    expect((await purposes()).map((one) => one.code)).toContain(code);
    page.leave();
  });
});
