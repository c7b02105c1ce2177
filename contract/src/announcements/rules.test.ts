import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROLES } from '../access.ts';
import { addDays } from '../values/calendar-days.ts';
import { PlainDate } from '../values/plain-date.ts';
import { contentFaults } from './content-faults.ts';
import { ANNOUNCEMENT_LIMITS, ANNOUNCEMENT_STATUSES, AUDIENCES, NewAnnouncement } from './model.ts';
import {
  type AnnouncementAction,
  announcementMachine,
  isFor,
  isShownOn,
  phaseOn,
  whyNoReminder,
  whyNot,
  withAncestors,
} from './rules.ts';

const DAY = PlainDate.parse('2026-11-21');
const days = fc.integer({ min: -400, max: 400 }).map((by) => addDays(DAY, by));

const TREE = [
  { code: 'HQ', parent: null },
  { code: 'SALES', parent: 'HQ' },
  { code: 'TYO', parent: 'SALES' },
  { code: 'ENG', parent: 'HQ' },
];

describe('an announcement', () => {
  it('goes out from a draft or anew after it was withdrawn, and is withdrawn, never deleted [B9-01, B0-04]', () => {
    const grid = (action: AnnouncementAction) => ANNOUNCEMENT_STATUSES.map((status) => whyNot(status, action));
    expect(grid('publish')).toEqual([null, 'wrong-state', null]);
    expect(grid('withdraw')).toEqual([null, null, 'wrong-state']);
    const { publish, withdraw } = announcementMachine.transitions;
    expect([publish.to, withdraw.to]).toEqual(['published', 'withdrawn']);
  });

  it('shows from its first day to its last, both included, whatever the days [B9-01]', () => {
    const period = { shownFrom: DAY, lastDay: addDays(DAY, 1) };
    expect([-1, 0, 1, 2].map((by) => isShownOn(period, addDays(DAY, by)))).toEqual([false, true, true, false]);
    fc.assert(
      fc.property(days, days, (shownFrom, day) => {
        expect(isShownOn({ shownFrom, lastDay: null }, day)).toBe(day >= shownFrom);
      }),
    );
  });

  it('is scheduled before its first day, current to its last, and then expired [B9-01]', () => {
    const period = { status: 'published', shownFrom: DAY, lastDay: DAY } as const;
    expect([-1, 0, 1].map((by) => phaseOn(period, addDays(DAY, by)))).toEqual(['scheduled', 'current', 'expired']);
  });

  it('is a draft, scheduled, current, expired or withdrawn on any day, and current exactly while it shows [B9-01]', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ANNOUNCEMENT_STATUSES),
        days,
        fc.nat(30),
        days,
        (status, shownFrom, length, day) => {
          const announcement = { status, shownFrom, lastDay: addDays(shownFrom, length) };
          const phase = phaseOn(announcement, day);
          expect(phase === 'current').toBe(status === 'published' && isShownOn(announcement, day));
          if (phase === 'scheduled') expect(day < shownFrom).toBe(true);
          if (phase === 'expired') expect(day > announcement.lastDay).toBe(true);
          if (status !== 'published') expect(phase).toBe(status);
        },
      ),
    );
  });

  it('for a role is for those above it too; for guests it is what is for everybody [B9-01, S5-02]', () => {
    const visitors = [[], ...ROLES.map((role) => [role])];
    const grid = AUDIENCES.slice(0, 5).map((audience) => [
      audience,
      ...visitors.map((roles) => isFor({ audience, departments: [] }, { roles, departments: [] })),
    ]);
    expect(grid).toEqual([
      //            guest  system admin  staff  user
      ['any', true, true, true, true, true],
      ['signed-in', false, true, true, true, true],
      ['staff', false, true, true, true, false],
      ['admin', false, true, true, false, false],
      ['system', false, true, false, false, false],
    ]);
  });

  it('for a department is for those below it, and for nobody beside it, whatever the role [B9-01, B2-01]', () => {
    const hears = (own: string) =>
      isFor(
        { audience: 'departments', departments: ['SALES'] },
        { roles: ['system'], departments: withAncestors(own, TREE) },
      );
    expect(['SALES', 'TYO', 'HQ', 'ENG'].map(hears)).toEqual([true, true, false, false]);
    expect(isFor({ audience: 'departments', departments: ['SALES'] }, { roles: ['user'], departments: [] })).toBe(
      false,
    );
  });
});

describe('the tree of departments', () => {
  it('leads from each department up to the top', () => {
    expect(withAncestors('TYO', TREE)).toEqual(['TYO', 'SALES', 'HQ']);
  });

  it('ends where it goes in a circle, and at a department that is no more', () => {
    const circle = [
      { code: 'A', parent: 'B' },
      { code: 'B', parent: 'A' },
    ];
    expect(withAncestors('A', circle)).toEqual(['A', 'B']);
    expect(withAncestors('GONE', TREE)).toEqual(['GONE']);
  });
});

describe('a reminder', () => {
  it('can be sent of a must-read announcement while it shows, and at no other time [B9-01]', () => {
    const one = { status: 'published', mustRead: true, shownFrom: DAY, lastDay: DAY } as const;
    expect(whyNoReminder(one, DAY)).toBeNull();
    expect(whyNoReminder({ ...one, mustRead: false }, DAY)).toBe('not-must-read');
    expect([-1, 1].map((by) => whyNoReminder(one, addDays(DAY, by)))).toEqual(['not-shown', 'not-shown']);
    for (const status of ['draft', 'withdrawn'] as const)
      expect(whyNoReminder({ ...one, status }, DAY)).toBe('not-shown');
  });
});

describe('what keeps an announcement from going out', () => {
  const fine = {
    announcementCategory: 'company' as const,
    title: '休業',
    body: '休業します。',
    audience: 'any' as const,
    departments: [],
    shownFrom: DAY,
    lastDay: null,
    titleEn: '',
    bodyEn: '',
  };
  const codes = (more: object) => contentFaults({ ...fine, ...more }).map(({ field, code }) => `${field}: ${code}`);

  it('is a last day before its first, no department where departments are meant, half of an English text [B9-01]', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ lastDay: addDays(DAY, -1) })).toEqual(['lastDay: last-before-first']);
    expect(codes({ lastDay: DAY })).toEqual([]);
    expect(codes({ audience: 'departments' })).toEqual(['departments: departments-needed']);
    expect(codes({ audience: 'departments', departments: ['HQ'] })).toEqual([]);
    expect(codes({ titleEn: 'Closed' })).toEqual(['bodyEn: both-in-english']);
    expect(codes({ bodyEn: 'Closed' })).toEqual(['titleEn: both-in-english']);
    expect(codes({ titleEn: 'Closed', bodyEn: 'We are closed.' })).toEqual([]);
  });

  it('is each field that is still blank, in the order of the form', () => {
    const blank = { title: ' ', announcementCategory: null, body: '\n', audience: null, shownFrom: null };
    expect(codes(blank)).toEqual(
      ['title', 'announcementCategory', 'body', 'audience', 'shownFrom'].map((one) => `${one}: required`),
    );
    for (const [field, value] of Object.entries(blank))
      expect(codes({ [field]: value })).toEqual([`${field}: required`]);
    expect(codes({ shownFrom: null, lastDay: DAY })).toEqual(['shownFrom: required']);
  });
});

describe('a draft', () => {
  it('is taken with nothing written, and with contradictions; a text that is too long is not', () => {
    const blank = {
      announcementCategory: null,
      title: '',
      titleEn: 'Closed',
      body: '',
      bodyEn: '',
      audience: 'departments',
      departments: [],
      shownFrom: null,
      lastDay: DAY,
      pinned: false,
      mustRead: false,
      attachmentIds: [],
    };
    expect(NewAnnouncement.parse(blank)).toEqual(blank);
    expect(NewAnnouncement.safeParse({ ...blank, title: 'a'.repeat(ANNOUNCEMENT_LIMITS.title + 1) }).success).toBe(
      false,
    );
  });

  it('is on no day, and for nobody who is not chosen yet', () => {
    expect(isShownOn({ shownFrom: null, lastDay: null }, DAY)).toBe(false);
    expect(phaseOn({ status: 'draft', shownFrom: null, lastDay: null }, DAY)).toBe('draft');
    expect(isFor({ audience: null, departments: ['HQ'] }, { roles: ['system'], departments: ['HQ'] })).toBe(false);
  });
});
