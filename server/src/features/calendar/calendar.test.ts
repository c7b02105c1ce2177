import type { EventContent } from '@madoguchi/contract/calendar/model.ts';
import {
  addEvent,
  answerInvitation,
  changeEvent,
  listBusyTimes,
  listItems,
  moveEvent,
  previewDates,
  removeEvent,
  searchEvents,
  showEvent,
  showTeamWeek,
  undoChange,
} from '@madoguchi/contract/calendar/operations.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { tokyoInstant } from '@madoguchi/contract/values/tokyo-time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { added, datesOf, inJapan, meeting, mondays } from '../../../test/calendars.ts';
import type { Who } from '../../../test/people.ts';
import { NOW, openWorld, type World } from '../../../test/world.ts';
import { busyTimes } from './public.ts';

const day = (text: string) => PlainDate.parse(text);
const at = (text: string, time: string) => tokyoInstant(day(text), time);

let world: World;
let otherId = '';
beforeAll(async () => {
  world = await openWorld();
  // The source gives the calendar to system people: three of them meet here.
  await world.pool.query(`update accounts set roles = '{system}' where id = any($1)`, [
    [world.people.staff.accountId, world.people.other.accountId],
  ]);
  otherId = world.people.other.employeeUuid ?? '';
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(NOW);
  await world.pool.query('truncate calendar_events, calendar_changes, told_facts cascade');
});

const dates = (who: Who = 'staff') => datesOf(world, who);
const change = (who: Who, input: Parameters<typeof changed>[0]) => world.as(who)(changeEvent, changed(input));
const changed = (
  input: Partial<EventContent> & { id: string; version: number; day?: string; scope?: 'one' | 'following' | 'all' },
) => {
  const { day: on, ...rest } = input;
  return { ...mondays(), ...rest, ...(on === undefined ? {} : { day: day(on) }) };
};
const undo = (who: Who, id: string) => world.as(who)(undoChange, { id });
const told = async () => {
  const { rows } = await world.pool.query<{ kind: string; to_employee: string }>(
    'select kind, to_employee from told_facts order by id',
  );
  return rows.map(({ kind, to_employee }) => `${kind} ${to_employee === otherId ? 'other' : 'staff'}`);
};
const facts = async (id: string) => {
  const { rows } = await world.pool.query('select sequence, uid, removed_at from calendar_events where id = $1', [id]);
  return rows[0] as { sequence: number; uid: string; removed_at: string | null };
};

describe('a series', () => {
  it('keeps a removed date away when all of it is renamed', async () => {
    const { id, version } = await added(world, 'staff', mondays());
    const removed = await world.as('staff')(removeEvent, { id, version, day: day('2026-12-14'), scope: 'one' });
    await change('staff', { id, version: removed.output.version, title: '週次会議' });
    expect(await dates()).toEqual(['12-07 12:00 週次会議', '12-21 12:00 週次会議', '12-28 12:00 週次会議']);
  });

  it('lets a date keep its own time and title, and says which do', async () => {
    const { id, version } = await added(world, 'staff', mondays());
    const own = await change('staff', {
      id,
      version,
      day: '2026-12-14',
      scope: 'one',
      title: '拡大朝会',
      firstDay: day('2026-12-14'),
      lastDay: day('2026-12-14'),
      startTime: '15:00',
      endTime: '16:00',
    });
    const { output } = await change('staff', { id, version: own.output.version, description: '資料を読んでおくこと' });
    expect(output.kept).toEqual(['2026-12-14']);
    expect(await dates()).toEqual(['12-07 12:00 朝会', '12-14 15:00 拡大朝会', '12-21 12:00 朝会', '12-28 12:00 朝会']);
    const shown = await world.as('staff')(showEvent, { id, day: day('2026-12-14') });
    expect(shown.output.date).toMatchObject({
      title: '拡大朝会',
      description: '資料を読んでおくこと',
      place: '会議室A',
    });
  });

  it('gives an exception behind the cut to the part that follows [B6-06]', async () => {
    const { id, version } = await added(world, 'staff', mondays());
    const own = await world.as('staff')(moveEvent, {
      id,
      version,
      day: day('2026-12-28'),
      scope: 'one',
      allDay: false,
      firstDay: day('2026-12-29'),
      startTime: '09:00',
      lastDay: day('2026-12-29'),
      endTime: '10:00',
    });
    const { output } = await change('staff', {
      id,
      version: own.output.version,
      day: '2026-12-21',
      scope: 'following',
      title: '年末の朝会',
      firstDay: day('2026-12-21'),
      lastDay: day('2026-12-21'),
    });
    expect(output.id).not.toBe(id);
    expect(output.kept).toEqual(['2026-12-28']);
    expect(await dates()).toEqual([
      '12-07 12:00 朝会',
      '12-14 12:00 朝会',
      '12-21 12:00 年末の朝会',
      '12-29 09:00 年末の朝会',
    ]);
  });

  it('ends where nothing of it is left before the cut, doubles nothing, and comes back whole by undo', async () => {
    const saturdays = mondays({
      firstDay: day('2026-12-05'),
      rule: { every: 'week', interval: 1, weekdays: ['sa'], ends: { by: 'count', count: 4 } },
    });
    const { id, version } = await added(world, 'staff', saturdays);
    const first = await world.as('staff')(removeEvent, { id, version, day: day('2026-12-05'), scope: 'one' });
    const moved = await world.as('staff')(moveEvent, {
      id,
      version: first.output.version,
      day: day('2026-12-12'),
      scope: 'following',
      allDay: false,
      firstDay: day('2026-12-13'),
      startTime: '12:00',
      lastDay: day('2026-12-13'),
      endTime: '13:00',
    });
    expect(await dates()).toEqual(['12-13 12:00 朝会', '12-20 12:00 朝会', '12-27 12:00 朝会']);
    expect((await undo('staff', moved.output.undo)).status).toBe(200);
    expect(await dates()).toEqual(['12-12 12:00 朝会', '12-19 12:00 朝会', '12-26 12:00 朝会']);
  });

  it('moves as a whole with the date that was dragged, whatever it is by', async () => {
    const { id, version } = await added(world, 'staff', mondays());
    const move = { id, version, day: day('2026-12-14'), scope: 'all' as const, allDay: false };
    await world.as('staff')(moveEvent, {
      ...move,
      firstDay: day('2026-12-16'),
      startTime: '09:30',
      lastDay: day('2026-12-16'),
      endTime: '10:00',
    });
    expect(await dates()).toEqual(['12-09 09:30 朝会', '12-16 09:30 朝会', '12-23 09:30 朝会', '12-30 09:30 朝会']);
  });

  it('has no exception left once the move of one date is undone', async () => {
    const { id, version } = await added(world, 'staff', mondays());
    const moved = await world.as('staff')(moveEvent, {
      id,
      version,
      day: day('2026-12-14'),
      scope: 'one',
      allDay: false,
      firstDay: day('2026-12-14'),
      startTime: '13:00',
      lastDay: day('2026-12-14'),
      endTime: '14:00',
    });
    expect(await dates()).toContain('12-14 13:00 朝会');
    expect(await dates()).toHaveLength(4);
    await undo('staff', moved.output.undo);
    expect((await world.as('staff')(showEvent, { id })).output.exceptions).toEqual([]);
    expect(await dates()).toContain('12-14 12:00 朝会');
  });

  it('refuses for one date what belongs to all of it, at its field', async () => {
    const { id, version } = await added(world, 'staff', mondays());
    const { problem } = await change('staff', {
      id,
      version,
      day: '2026-12-14',
      scope: 'one',
      visibility: 'public',
      rule: null,
    });
    expect(problem.data.fields.map(({ field, code }) => `${field}: ${code}`)).toEqual([
      'visibility: whole-series',
      'rule: whole-series',
    ]);
    const lost = await world.as('staff')(removeEvent, { id, version, day: day('2026-12-15'), scope: 'one' });
    expect(lost.problem.data.fields).toMatchObject([{ field: 'day', code: 'not-a-date' }]);
  });

  it('shows the dates of a rule before it is saved, and refuses more than a hundred', async () => {
    const rule = {
      every: 'month',
      interval: 1,
      monthly: { by: 'date', day: 31 },
      ends: { by: 'count', count: 3 },
    } as const;
    const { output } = await world.as('staff')(previewDates, { firstDay: day('2026-12-31'), rule });
    expect(output.days).toEqual(['2026-12-31', '2027-01-31', '2027-03-31']);
    const daily = { every: 'day', interval: 1, ends: { by: 'until', day: day('2027-11-30') } } as const;
    const { problem } = await world.as('staff')(addEvent, mondays({ rule: daily }));
    expect(problem.data.fields).toMatchObject([{ field: 'rule.ends.day', code: 'series-dates' }]);
  });
});

describe('an event', () => {
  it('lasts all of its days, its last one included', async () => {
    await added(
      world,
      'staff',
      meeting({
        allDay: true,
        startTime: null,
        endTime: null,
        firstDay: day('2026-12-01'),
        lastDay: day('2026-12-03'),
      }),
    );
    const on = async (date: string) =>
      (await world.as('staff')(listItems, { from: day(date), to: day(date) })).output.items.length;
    expect(await Promise.all(['2026-11-30', '2026-12-01', '2026-12-03', '2026-12-04'].map(on))).toEqual([0, 1, 1, 0]);
  });

  it('that ends at midnight is not on the day that begins then', async () => {
    await added(
      world,
      'staff',
      meeting({ firstDay: day('2026-12-08'), startTime: '22:00', lastDay: day('2026-12-11'), endTime: '24:00' }),
    );
    const on = async (date: string) =>
      (await world.as('staff')(listItems, { from: day(date), to: day(date) })).output.items.map(({ endsAt }) =>
        inJapan(endsAt),
      );
    expect(await on('2026-12-11')).toEqual(['12-12 00:00']);
    expect(await on('2026-12-12')).toEqual([]);
  });

  it('is moved and resized, and put back by undo; once somebody changed it since, undo is refused with what changed', async () => {
    const { id, version } = await added(world, 'staff', meeting({ participants: [otherId] }));
    const long = {
      allDay: false,
      firstDay: day('2026-12-02'),
      startTime: '10:00',
      lastDay: day('2026-12-02'),
      endTime: '12:00',
    };
    const first = await world.as('staff')(moveEvent, { id, version, ...long });
    expect((await world.as('staff')(showEvent, { id })).output.endsAt).toBe(at('2026-12-02', '12:00'));
    await undo('staff', first.output.undo);
    const back = (await world.as('staff')(showEvent, { id })).output;
    expect(back.endsAt).toBe(at('2026-12-02', '11:00'));
    const second = await world.as('staff')(moveEvent, { id, version: back.version, ...long });
    await world.as('other')(answerInvitation, { id, version: second.output.version, answer: 'declined' });
    const refused = await undo('staff', second.output.undo);
    expect(refused.status).toBe(409);
    expect(refused.problem.data.current).toMatchObject({ id, participants: [{ answer: 'declined' }] });
    expect((await world.as('staff')(showEvent, { id })).output.endsAt).toBe(at('2026-12-02', '12:00'));
    expect((await undo('staff', first.output.undo)).status).toBe(404);
  });

  it('belongs to its own people alone', async () => {
    const { id, version } = await added(world, 'staff');
    expect((await world.as('other')(showEvent, { id })).status).toBe(404);
    expect((await world.as('other')(removeEvent, { id, version })).status).toBe(404);
    expect(await dates('other')).toEqual([]);
    expect((await world.as('admin')(listItems, { from: day('2026-12-01'), to: day('2026-12-31') })).status).toBe(403);
  });

  it('names the field and the remedy of times that cannot be', async () => {
    const faults = async (content: EventContent) =>
      (await world.as('staff')(addEvent, content)).problem.data.fields.map(({ field, code }) => `${field}: ${code}`);
    expect(await faults(meeting({ endTime: '09:59' }))).toEqual(['endTime: end-before-start']);
    expect(await faults(meeting({ startTime: null }))).toEqual(['startTime: required']);
    expect(await faults(meeting({ lastDay: day('2026-12-01') }))).toEqual(['lastDay: last-before-first']);
    expect(await faults(meeting({ lastDay: day('2028-01-01') }))).toEqual(['lastDay: event-too-long']);
    expect(await faults(meeting({ participants: [world.people.admin.employeeUuid ?? ''] }))).toEqual([
      'participants.0: cannot-open-calendar',
    ]);
  });

  it('counts changes of time and place for calendars that subscribe, keeps its name for life, and is there when it is gone', async () => {
    const { id, version } = await added(world, 'staff');
    const { uid } = await facts(id);
    const edit = async (at: number, more: Partial<EventContent>) =>
      (await world.as('staff')(changeEvent, { ...meeting(more), id, version: at })).output.version;
    const moved = await edit(version, { startTime: '10:30' });
    const elsewhere = await edit(moved, { startTime: '10:30', place: '会議室B' });
    const renamed = await edit(elsewhere, { startTime: '10:30', place: '会議室B', title: '打合せ' });
    expect((await facts(id)).sequence).toBe(2);
    await world.as('staff')(removeEvent, { id, version: renamed });
    expect(await facts(id)).toMatchObject({ sequence: 3, uid, removed_at: expect.any(String) });
    expect(await dates()).toEqual([]);
  });

  it('is found by its words, the next date of each', async () => {
    await added(world, 'staff', mondays());
    await added(world, 'staff', meeting({ title: '100%の日', place: '' }));
    const found = async (q: string) =>
      (await world.as('staff')(searchEvents, { q })).output.items.map(
        ({ startsAt, title }) => `${inJapan(startsAt)} ${title}`,
      );
    expect(await found('朝')).toEqual(['12-07 12:00 朝会']);
    expect(await found('0%')).toEqual(['12-02 10:00 100%の日']);
    expect(await found('会議室')).toEqual(['12-07 12:00 朝会']);
  });
});

describe('people who are invited', () => {
  it('are told of the invitation, of another time, and that it is off; and answer, which its owner hears', async () => {
    const { id, version } = await added(world, 'staff', meeting({ participants: [otherId] }));
    expect(await dates('other')).toEqual(['12-02 10:00 定例会議']);
    const answered = await world.as('other')(answerInvitation, { id, version, answer: 'accepted' });
    const edit = { ...meeting({ participants: [otherId] }), id };
    const renamed = await world.as('staff')(changeEvent, {
      ...edit,
      title: '打合せ',
      version: answered.output.version,
    });
    expect((await world.as('other')(showEvent, { id })).output.answer).toBe('accepted');
    const moved = await world.as('staff')(changeEvent, {
      ...edit,
      startTime: '10:30',
      version: renamed.output.version,
    });
    // At another time they are asked again.
    expect((await world.as('other')(showEvent, { id })).output.answer).toBe('none');
    await world.as('staff')(removeEvent, { id, version: moved.output.version });
    expect(await told()).toEqual([
      'event-invited other',
      'event-answered staff',
      'event-changed other',
      'event-cancelled other',
    ]);
  });

  it('hear once of a series that is split, and nothing of what is past', async () => {
    const { id, version } = await added(world, 'staff', mondays({ participants: [otherId] }));
    await world.pool.query('truncate told_facts');
    await world.as('staff')(moveEvent, {
      id,
      version,
      day: day('2026-12-21'),
      scope: 'following',
      allDay: false,
      firstDay: day('2026-12-21'),
      startTime: '14:00',
      lastDay: day('2026-12-21'),
      endTime: '15:00',
    });
    expect(await told()).toEqual(['event-changed other']);
    const past = meeting({ firstDay: day('2026-11-02'), participants: [otherId] });
    await added(world, 'staff', past);
    expect(await told()).toEqual(['event-changed other']);
  });

  it('change nothing but their answer', async () => {
    const { id, version } = await added(world, 'staff', meeting({ participants: [otherId] }));
    expect((await world.as('other')(changeEvent, { ...meeting(), id, version })).status).toBe(403);
    expect((await world.as('other')(removeEvent, { id, version })).status).toBe(403);
    expect((await world.as('staff')(answerInvitation, { id, version, answer: 'accepted' })).status).toBe(403);
  });
});

describe('the eyes of others', () => {
  const ask = { from: at('2026-12-02', '00:00'), to: at('2026-12-03', '00:00') };
  const ofStaff = () => ({ ...ask, employees: [world.people.staff.employeeUuid ?? ''] });

  it('see the title of a public event, the time of a busy one, and nothing of a private one', async () => {
    await added(world, 'staff', meeting({ title: '公開の会', visibility: 'public' }));
    await added(world, 'staff', meeting({ title: '面談', visibility: 'busy', startTime: '13:00', endTime: '14:00' }));
    await added(
      world,
      'staff',
      meeting({ title: '通院', visibility: 'private', startTime: '15:00', endTime: '16:00' }),
    );
    const week = await world.as('other')(showTeamWeek, { from: day('2026-11-30'), to: day('2026-12-06') });
    const seen = week.output.people.flatMap(({ times }) =>
      times.map(({ startsAt, title }) => `${inJapan(startsAt)} ${title}`),
    );
    expect(seen).toEqual(['12-02 10:00 公開の会', '12-02 13:00 null']);
    expect(week.raw.body).not.toMatch(/面談|通院|会議室/);
    expect((await busyTimes(world.appPool, ofStaff())).map(({ title }) => title)).toEqual(['公開の会', null]);
  });

  it('see who comes as taken, and who declined as free', async () => {
    const { id, version } = await added(
      world,
      'other',
      meeting({ participants: [world.people.staff.employeeUuid ?? ''] }),
    );
    expect(await busyTimes(world.appPool, ofStaff())).toHaveLength(1);
    await world.as('staff')(answerInvitation, { id, version, answer: 'declined' });
    expect(await busyTimes(world.appPool, ofStaff())).toEqual([]);
  });

  it('are told what a new event would meet, and not of the event itself', async () => {
    const { id } = await added(world, 'staff', meeting());
    const asked = {
      employees: [world.people.staff.employeeUuid ?? ''],
      startsAt: at('2026-12-02', '10:30'),
      endsAt: at('2026-12-02', '11:30'),
    };
    const { output } = await world.as('other')(listBusyTimes, asked);
    expect(output.times).toMatchObject([{ name: world.people.staff.name, title: null }]);
    expect((await world.as('other')(listBusyTimes, { ...asked, except: id })).output.times).toEqual([]);
    const after = { ...asked, startsAt: at('2026-12-02', '11:00') };
    expect((await world.as('other')(listBusyTimes, after)).output.times).toEqual([]);
  });
});
