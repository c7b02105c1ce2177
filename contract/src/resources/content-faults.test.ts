import { describe, expect, it } from 'vitest';
import { inputFaults } from '../input-faults.ts';
import { NewResource } from './model.ts';

const WEEKDAY = { opens: '08:00', closes: '20:00' };
const ALWAYS = { opens: '00:00', closes: '24:00' };
const ID = '01890000-0000-7000-8000-000000000001';
const OTHER = '01890000-0000-7000-8000-000000000002';

/** A room as the form begins with it. */
const ROOM = {
  name: '第1会議室',
  reading: 'だいいちかいぎしつ',
  resourceCategory: 'room',
  site: '本社',
  capacity: 8,
  features: ['モニター'],
  note: '',
  quantity: 1,
  slotMinutes: 15,
  shortestMinutes: 15,
  longestMinutes: 240,
  leadMinutes: 0,
  aheadDaysStaff: 90,
  aheadDaysAdmin: 180,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  approval: 'none',
  checksIn: false,
  graceMinutes: 15,
  hours: [WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, null, null],
  mostOpenStaff: null,
  mostOpenAdmin: null,
  weekHoursStaff: null,
  weekHoursAdmin: null,
  inUseFrom: null,
  endsOn: null,
  unitIds: [],
  managerIds: [],
};

function faultsOf(changed: object) {
  const parsed = NewResource.safeParse({ ...ROOM, ...changed }, { reportInput: true });
  return parsed.success ? [] : inputFaults(parsed.error).map(({ field, code }) => `${field} ${code}`);
}

const onMonday = (hours: unknown) => ({ hours: [hours, ...ROOM.hours.slice(1)] });

describe('a resource', () => {
  it('is taken with its reading in katakana', () => {
    expect(NewResource.parse(ROOM)).toEqual({ ...ROOM, reading: 'ダイイチカイギシツ' });
  });

  it.each([
    [
      'hours that end before they begin',
      onMonday({ opens: '18:00', closes: '09:00' }),
      'hours.0 closes-before-opening',
    ],
    ['hours that end as they begin', onMonday({ opens: '09:00', closes: '09:00' }), 'hours.0 closes-before-opening'],
    ['opening between two slots', onMonday({ opens: '08:10', closes: '18:00' }), 'hours.0 hours-off-slots'],
    ['closing between two slots', onMonday({ opens: '08:00', closes: '18:10' }), 'hours.0 hours-off-slots'],
    ['a time that is none', onMonday({ opens: '08:00', closes: '25:00' }), 'hours.0.closes time'],
    ['no open day', { hours: ROOM.hours.map(() => null) }, 'hours.0 never-open'],
    ['a slot that does not divide the hour', { slotMinutes: 25 }, 'slotMinutes slot'],
    ['a shortest booking off the slots', { shortestMinutes: 20 }, 'shortestMinutes not-in-slots'],
    ['a longest booking off the slots', { longestMinutes: 100 }, 'longestMinutes not-in-slots'],
    [
      'a longest shorter than the shortest',
      { shortestMinutes: 120, longestMinutes: 60 },
      'longestMinutes longest-too-short',
    ],
    [
      'a shortest longer than any day',
      { shortestMinutes: 780, longestMinutes: 780 },
      'shortestMinutes never-open-so-long',
    ],
    ['notice that ends what staff may book', { leadMinutes: 1440, aheadDaysStaff: 1 }, 'leadMinutes lead-too-long'],
    ['a grace period beyond the booking', { checksIn: true, graceMinutes: 30 }, 'graceMinutes grace-too-long'],
    ['an end before its first day', { inUseFrom: '2026-12-02', endsOn: '2026-12-01' }, 'endsOn last-before-first'],
    ['a single unit', { unitIds: [ID] }, 'unitIds one-unit'],
    ['several of one that has units', { unitIds: [ID, OTHER], quantity: 2 }, 'quantity one-of-units'],
    ['the same unit twice', { unitIds: [ID, ID.toUpperCase()] }, 'unitIds twice'],
    ['a reading in kanji', { reading: '第一' }, 'reading kana'],
    ['no name', { name: ' ' }, 'name required'],
  ])('is refused with %s, at its field [B6-01]', (_what, changed, fault) => {
    expect(faultsOf(changed)).toEqual([fault]);
  });

  it('may be booked over several days where it never closes', () => {
    expect(faultsOf({ hours: ROOM.hours.map(() => ALWAYS), shortestMinutes: 2880, longestMinutes: 20_160 })).toEqual(
      [],
    );
  });

  it('may be booked across midnight from a Sunday to a Monday, as long as both are open', () => {
    const hours = [
      { opens: '00:00', closes: '12:00' },
      null,
      null,
      null,
      null,
      null,
      { opens: '12:00', closes: '24:00' },
    ];
    expect(faultsOf({ hours, shortestMinutes: 1440, longestMinutes: 1440 })).toEqual([]);
    expect(faultsOf({ hours, shortestMinutes: 1455, longestMinutes: 1455 })).toEqual([
      'shortestMinutes never-open-so-long',
    ]);
  });

  it('has a grace period that counts only with a check-in', () => {
    expect(faultsOf({ checksIn: false, graceMinutes: 120 })).toEqual([]);
  });
});
