// For every operation of the calendar an input that works, and the ways to its refusals.
import { randomBytes, randomUUID } from 'node:crypto';
import { CALENDAR_FILE_BYTES } from '@madoguchi/contract/calendar/import-report.ts';
import { type CALENDAR_OPERATIONS, removeEvent } from '@madoguchi/contract/calendar/operations.ts';
import { fileOf } from './calendar-files.ts';
import { added, eventRow, meeting, mondays, overtaken } from './calendars.ts';
import type { Asked, OperationCases, Situation } from './operation-case.ts';
import type { World } from './world.ts';

type Id = (typeof CALENDAR_OPERATIONS)[number]['id'];

const WHO = 'system';
const works =
  (input: Record<string, unknown> = {}): Situation =>
  async () => ({ who: WHO, input });
const unknown = (more: object = {}) => works({ id: randomUUID(), version: 1, ...more });

const ofOwn =
  (more: object = {}): Situation =>
  async (world): Promise<Asked> => {
    const { id, version } = await added(world, WHO);
    return { who: WHO, input: { id, version, ...more } };
  };
const late =
  (more: object = {}): Situation =>
  async (world) => {
    const { id, version } = await overtaken(world, WHO);
    return { who: WHO, input: { id, version, ...more } };
  };
/** One to which they are invited. */
const ofOthers =
  (more: object = {}): Situation =>
  async (world) => ({ who: WHO, input: { ...(await invitation(world)), ...more } });

async function invitation(world: World) {
  const { staff, system } = world.people;
  return eventRow(world, staff.accountId, system.accountId);
}

const days = { from: '2026-12-01', to: '2026-12-31' };
const tooMany = { from: '2026-01-01', to: '2026-12-31' };
const times = { allDay: false, firstDay: '2026-12-02', startTime: '11:00', lastDay: '2026-12-02', endTime: '12:00' };
const backwards = { ...times, endTime: '10:00' };
const [from, to] = ['2026-12-02T01:30:00Z', '2026-12-02T03:00:00Z'];
const sent = { title: '会議', allDay: false, start: '2026-12-02T10:00:00+09:00', end: '2026-12-02T11:00:00+09:00' };
const sentBackwards = { ...sent, end: '2026-12-02T09:00:00+09:00' };
const daily = (until: string) => ({ every: 'day', interval: 1, ends: { by: 'until', day: until } });

const FEED_MADE = '2026-11-21T04:00:00.000Z';

/** The person has an address, or none, and asks of it. */
const withFeed =
  (has: boolean, input: object = {}): Situation =>
  async ({ pool, people }) => {
    const account = people[WHO].accountId;
    await pool.query('delete from calendar_feeds where account_id = $1', [account]);
    if (has) {
      await pool.query('insert into calendar_feeds (account_id, token_hash, made_at) values ($1, $2, $3)', [
        account,
        randomBytes(32),
        FEED_MADE,
      ]);
    }
    return { who: WHO, input: { ...input } };
  };
const ofFeed = { madeAt: FEED_MADE };

const TOO_LARGE = 'x'.repeat(CALENDAR_FILE_BYTES + 1);
const withFile =
  (
    content = fileOf(['UID:a@example.jp', 'DTSTART:20261202T010000Z', 'DTEND:20261202T020000Z', 'SUMMARY:会議']),
  ): Situation =>
  async () => ({ who: WHO, input: {}, file: { name: 'calendar.ics', content } });

export const CALENDAR_CASES: { readonly [Each in Id]: OperationCases } = {
  'calendar.source-events': {
    works: async (world) => {
      await added(world, WHO);
      return { who: WHO, input: {} };
    },
    refused: {},
  },
  'calendar.source-add': {
    works: works({ newEvent: sent }),
    refused: { invalid: works({ newEvent: sentBackwards }) },
  },
  'calendar.source-update': {
    works: async (world) => ({ who: WHO, input: { event: { ...sent, id: (await added(world, WHO)).id } } }),
    refused: {
      invalid: async (world) => ({
        who: WHO,
        input: { event: { ...sentBackwards, id: (await added(world, WHO)).id } },
      }),
      'not-found': works({ event: { ...sent, id: randomUUID() } }),
    },
  },
  'calendar.source-remove': {
    works: async (world) => ({ who: WHO, input: { eventId: (await added(world, WHO)).id } }),
    refused: { 'not-found': works({ eventId: randomUUID() }) },
  },
  'calendar.range': {
    works: async (world) => {
      await added(world, WHO, mondays());
      return { who: WHO, input: days };
    },
    refused: { invalid: works(tooMany) },
  },
  'calendar.search': {
    works: async (world) => {
      await added(world, WHO);
      return { who: WHO, input: { q: '会議' } };
    },
    refused: {},
  },
  'calendar.show': {
    works: async (world) => ({ who: WHO, input: { id: (await invitation(world)).id } }),
    refused: { 'not-found': works({ id: randomUUID() }) },
  },
  'calendar.add': {
    works: works({ ...meeting() }),
    refused: { invalid: works({ ...meeting({ endTime: '09:00' }) }) },
  },
  'calendar.change': {
    works: ofOwn(meeting({ startTime: '10:30' })),
    refused: {
      invalid: ofOwn(meeting({ endTime: '09:00' })),
      'not-found': unknown(meeting()),
      'not-allowed': ofOthers(meeting()),
      stale: late(meeting()),
    },
  },
  'calendar.move': {
    works: ofOwn(times),
    refused: {
      invalid: ofOwn(backwards),
      'not-found': unknown(times),
      'not-allowed': ofOthers(times),
      stale: late(times),
    },
  },
  'calendar.remove': {
    works: ofOwn(),
    refused: {
      invalid: async (world) => {
        const { id, version } = await added(world, WHO, mondays());
        return { who: WHO, input: { id, version, day: '2026-12-08', scope: 'one' } };
      },
      'not-found': unknown(),
      'not-allowed': ofOthers(),
      stale: late(),
    },
  },
  'calendar.undo': {
    works: async (world) => ({ who: WHO, input: { id: (await added(world, WHO)).undo } }),
    refused: {
      'not-found': works({ id: randomUUID() }),
      stale: async (world) => {
        const { id, version, undo } = await added(world, WHO);
        await world.as(WHO)(removeEvent, { id, version });
        return { who: WHO, input: { id: undo } };
      },
    },
  },
  'calendar.answer': {
    works: ofOthers({ answer: 'accepted' }),
    refused: {
      'not-found': unknown({ answer: 'accepted' }),
      'not-allowed': ofOwn({ answer: 'accepted' }),
      stale: ofOthers({ answer: 'accepted', version: 2 }),
    },
  },
  'calendar.dates': {
    works: works({ firstDay: '2026-12-01', rule: daily('2026-12-05') }),
    refused: { invalid: works({ firstDay: '2026-12-01', rule: daily('2027-11-30') }) },
  },
  'calendar.busy': {
    works: async (world) => {
      await added(world, WHO);
      return { who: WHO, input: { employees: [], startsAt: from, endsAt: to } };
    },
    refused: { invalid: works({ employees: [], startsAt: to, endsAt: from }) },
  },
  'calendar.team': {
    works: async (world) => {
      await added(world, WHO);
      return { who: WHO, input: days };
    },
    refused: { invalid: works(tooMany) },
  },
  'calendar.feed': { works: withFeed(true), refused: {} },
  'calendar.make-feed': { works: withFeed(false), refused: { stale: withFeed(true) } },
  'calendar.renew-feed': { works: withFeed(true, ofFeed), refused: { stale: withFeed(false, ofFeed) } },
  'calendar.revoke-feed': { works: withFeed(true, ofFeed), refused: { stale: withFeed(false, ofFeed) } },
  'calendar.month-paper': {
    works: async (world) => {
      await added(world, WHO);
      return { who: WHO, input: { month: '202612' } };
    },
    refused: {},
  },
  'calendar.check-import': { works: withFile(), refused: { 'too-large': withFile(TOO_LARGE) } },
  'calendar.import': { works: withFile(), refused: { 'too-large': withFile(TOO_LARGE) } },
};
