import {
  checkResourceImport,
  exportResources,
  importResources,
  listOfferedResources,
  listResources,
  retireResource,
  showResource,
} from '@madoguchi/contract/resources/operations.ts';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { madeHall, madeResource } from '../../../test/resource-cases.ts';
import { openWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(() => world.pool.query('truncate resources cascade'));

const file = (...lines: readonly string[]) => ({ csv: lines.join('\r\n') });
const check = async (input: { csv: string }) => (await world.as('system')(checkResourceImport, input)).output;
const carryOut = (input: { csv: string }) => world.as('system')(importResources, input);
const told = async (...lines: readonly string[]) =>
  (await check(file(...lines))).faults.map(({ line, column, code }) => `${line} ${column}: ${code}`);
const offered = async () => (await world.as('staff')(listOfferedResources, {})).output.resources;
const named = async (name: string) => {
  const one = (await offered()).find((resource) => resource.name === name);
  if (one === undefined) throw new Error(`no ${name}`);
  return (await world.as('staff')(showResource, { id: one.id })).output;
};

describe('a file of resources', () => {
  it('is looked at first: resource by resource what it would do, and nothing is changed [B1-05]', async () => {
    await madeResource(world, { name: '第1会議室', capacity: 8 });
    await madeResource(world, { name: '第2会議室', capacity: 6 });
    const report = await check(file('設備名,定員', '第１会議室,10', '第2会議室,6', '第3会議室,4'));
    expect(report).toMatchObject({ added: 1, changed: 1, unchanged: 1, faultCount: 0 });
    expect(report.resources[0]).toMatchObject({
      line: 2,
      isNew: false,
      fields: [{ column: 'capacity', from: 8, to: 10 }],
    });
    expect(report.resources[1]).toMatchObject({ line: 4, name: '第3会議室', isNew: true });
    expect(await offered()).toHaveLength(2);
  });

  it('is written as a whole, on record; columns it does not have and resources it does not name stay [B1-05]', async () => {
    const { number, employeeUuid } = world.people.admin;
    await madeResource(world, { name: '第1会議室', capacity: 8, site: '本社' });
    const input = file(
      'Name,Kind,Units,Managers,Monday,Saturday,Slot (minutes),Note',
      `半分A,会議室,,${number},９:00〜18時,休,30,"飲食は可\n鍵は総務"`,
      '半分B,room,,,9-18,,30,',
      'ホール,会議室,半分A; 半分B,,0900-1800,,30,',
      '第1会議室,,,,8:00-20:00,10:00-12:00,,',
    );
    const { output } = await carryOut(input);
    expect(output).toEqual({ added: 3, changed: 1, unchanged: 0 });
    const half = await named('半分A');
    expect(half).toMatchObject({ managerIds: [employeeUuid], slotMinutes: 30, note: '飲食は可\n鍵は総務' });
    expect([half.hours[0], half.hours[1], half.hours[5]]).toEqual([
      { opens: '09:00', closes: '18:00' },
      { opens: '08:00', closes: '20:00' },
      null,
    ]);
    expect((await named('ホール')).units.map(({ name }) => name)).toEqual(['半分A', '半分B']);
    expect(await named('第1会議室')).toMatchObject({ site: '本社', capacity: 8, note: '' });
    const [row] = await world.audit(`event = 'resources.imported'`);
    expect(row?.difference).toMatchObject({ added: ['半分A', '半分B', 'ホール'], changed: ['第1会議室'] });
  });

  it.each(['utf-8', 'shift_jis'] as const)(
    'comes back from our own export in %s with nothing changed',
    async (encoding) => {
      const { hall } = await madeHall(world);
      await madeResource(world, {
        name: '=SUM(A1) 〜 −会議室☕',
        reading: 'カイギシツ',
        features: ['@モニター', 'ホワイトボード−大'],
        note: '+飲食は可\n-鍵は総務',
        managerIds: [world.people.admin.employeeUuid ?? '', world.people.staff.employeeUuid ?? ''],
      });
      await madeResource(world, { name: 'プロジェクター', resourceCategory: 'equipment', quantity: 5 });
      const { raw } = await world.as('system')(exportResources, { encoding });
      const csv = encoding === 'utf-8' ? raw.rawPayload.toString('utf8') : iconv.decode(raw.rawPayload, 'cp932');
      expect(csv).toContain("'=SUM");
      expect(await check({ csv: csv.replace(/^\uFEFF/, '') })).toMatchObject({
        added: 0,
        changed: 0,
        unchanged: 5,
        faults: [],
      });
      expect(hall.version).toBe(1);
    },
  );

  it.each([
    ['hours that mean nothing', ['設備名,月曜日', 'A,朝から晩まで'], ['2 monday: hours-cell']],
    ['hours that end before they begin', ['設備名,火曜日', 'A,18:00-9:00'], ['2 tuesday: closes-before-opening']],
    ['a figure that is none', ['設備名,定員', 'A,八人くらい'], ['2 capacity: figure']],
    ['a slot that does not divide the hour', ['設備名,予約枠（分）', 'A,25'], ['2 slotMinutes: slot']],
    [
      'a longest under the shortest',
      ['設備名,最短（分）,最長（分）', 'A,60,30'],
      ['2 longestMinutes: longest-too-short'],
    ],
    ['a manager who is nobody', ['設備名,担当者の社員番号', 'A,99999'], ['2 managers: unknown-employee']],
    ['a unit that is nowhere', ['設備名,構成する設備', 'A,B; C'], ['2 units: unknown-resource']],
    ['a kind that is none', ['設備名,種類', 'A,乗り物'], ['2 resourceCategory: not-in-list']],
    ['the same name twice', ['設備名', 'A', 'ａ'], ['3 name: twice-in-file']],
    ['no name', ['設備名,定員', ',4'], ['2 name: required']],
    ['a check-in that is neither', ['設備名,チェックイン', 'A,たぶん'], ['2 checksIn: yes-or-no']],
    ['a day that is none', ['設備名,利用終了日', 'A,2026/2/30'], ['2 endsOn: date']],
    [
      'a circle of units',
      ['設備名,構成する設備', 'A,B; C', 'B,A; C', 'C,'],
      ['2 units: unit-has-units', '2 units: units-of-a-unit', '3 units: unit-has-units', '3 units: units-of-a-unit'],
    ],
    [
      'several of one that has units',
      ['設備名,構成する設備,数量', 'A,B; C,2', 'B,,1', 'C,,1'],
      ['2 quantity: one-of-units'],
    ],
    ['a heading that is not ours', ['設備名,色', 'A,赤'], ['1 色: heading-unknown']],
  ])('with %s is refused at its cell, and nothing of it is written', async (_what, lines, faults) => {
    expect(await told(...lines)).toEqual(faults);
    const answer = await carryOut(file(...lines));
    expect(answer.problem.code).toBe('invalid');
    expect(answer.problem.data.fields[0]?.field).toMatch(/^csv\.\d/);
    expect(await offered()).toEqual([]);
  });

  it('names only what is in use: a retired resource of the name stays as it is, and a new one comes', async () => {
    const { id, version } = await madeResource(world, { name: '第1会議室', capacity: 8 });
    await world.as('system')(retireResource, { id, version });
    await carryOut(file('設備名,定員', '第1会議室,10'));
    const { rows } = (await world.as('staff')(listResources, { status: 'retired,active', sort: 'capacity' })).output;
    expect(rows.map(({ status, capacity }) => [status, capacity])).toEqual([
      ['retired', 8],
      ['active', 10],
    ]);
  });

  it('written twice in the same moment is one resource of each name', async () => {
    const input = file('設備名,定員', '第1会議室,10', '第2会議室,10');
    const answers = await Promise.all([carryOut(input), carryOut(input), carryOut(input)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ output }) => output.added).toSorted()).toEqual([0, 0, 2]);
    expect(await offered()).toHaveLength(2);
  });
});
