import { checkImport, importEvents, makeFeed } from '@madoguchi/contract/calendar/exchange-operations.ts';
import { Imported, ImportReport } from '@madoguchi/contract/calendar/import-report.ts';
import { changeEvent, removeEvent, showEvent, undoChange } from '@madoguchi/contract/calendar/operations.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../../../../test/ask.ts';
import { fileOf } from '../../../../test/calendar-files.ts';
import { added, datesOf, meeting, mondays } from '../../../../test/calendars.ts';
import { NOW, openWorld, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.pool.query(`update accounts set roles = '{system}' where id = any($1)`, [
    [world.people.staff.accountId, world.people.other.accountId],
  ]);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(NOW);
  await world.pool.query('truncate calendar_events, calendar_changes, calendar_feeds, told_facts cascade');
});

async function send<Op extends typeof checkImport | typeof importEvents>(
  operation: Op,
  content: string | Buffer,
  language = 'ja',
) {
  const asked = { who: 'staff' as const, input: {}, file: { name: 'calendar.ics', content } };
  const { status, body, text } = await ask(world, operation, asked, { 'accept-language': language });
  expect(status, text).toBe(200);
  return body;
}
const brought = async (content: string | Buffer) => Imported.parse(await send(importEvents, content));
const checked = async (content: string | Buffer, language?: string) =>
  ImportReport.parse(await send(checkImport, content, language));
const counts = ({ added: more, changed, removed, unchanged, older }: ImportReport) =>
  Object.entries({ added: more, changed, removed, unchanged, older })
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
const codes = ({ problems }: ImportReport) => problems.map(({ line, uid, code }) => `${line} ${uid} ${code}`);
const dates = () => datesOf(world, 'staff');

const single = (...more: string[]) => ['UID:a@example.jp', 'SUMMARY:打合せ', ...more];
const TEN = ['DTSTART;TZID=Asia/Tokyo:20261202T100000', 'DTEND;TZID=Asia/Tokyo:20261202T110000'];
const ELEVEN = ['DTSTART;TZID=Asia/Tokyo:20261203T110000', 'DTEND;TZID=Asia/Tokyo:20261203T120000'];
const MONDAYS = [
  'UID:m@example.jp',
  'SUMMARY:朝会',
  'DTSTART;TZID=Asia/Tokyo:20261207T120000',
  'DTEND;TZID=Asia/Tokyo:20261207T130000',
  'RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=3',
];
const MOVED = [
  'UID:m@example.jp',
  'SUMMARY:拡大朝会',
  'RECURRENCE-ID;TZID=Asia/Tokyo:20261214T120000',
  'DTSTART;TZID=Asia/Tokyo:20261215T150000',
  'DTEND;TZID=Asia/Tokyo:20261215T160000',
];

describe('a calendar file', () => {
  it('brings each event once, whatever the number of times it comes; a newer one changes it [B9-03]', async () => {
    const first = fileOf(single(...TEN));
    expect(counts(await checked(first))).toBe('added 1');
    expect(await dates(), 'the check does nothing').toEqual([]);
    expect(counts(await brought(first))).toBe('added 1');
    const again = await brought(first);
    expect([counts(again), again.undo]).toEqual(['unchanged 1', null]);
    const moved = fileOf(single('SEQUENCE:1', ...ELEVEN));
    expect(counts(await brought(moved))).toBe('changed 1');
    expect(await dates()).toEqual(['12-03 11:00 打合せ']);
    expect(counts(await brought(first)), 'the former version').toBe('older 1');
    expect(await dates()).toEqual(['12-03 11:00 打合せ']);
    const { rows } = await world.pool.query('select uid, sequence from calendar_events');
    expect(rows).toEqual([{ uid: 'a@example.jp', sequence: 1 }]);
  });

  it('changes one date of a series that it brought before, and takes one away', async () => {
    await brought(fileOf(MONDAYS));
    expect(counts(await brought(fileOf(MOVED)))).toBe('changed 1');
    expect(await dates()).toEqual(['12-07 12:00 朝会', '12-15 15:00 拡大朝会', '12-21 12:00 朝会']);
    expect(counts(await brought(fileOf([...MONDAYS, 'EXDATE;VALUE=DATE:20261221'], MOVED)))).toBe('changed 1');
    expect(await dates()).toEqual(['12-07 12:00 朝会', '12-15 15:00 拡大朝会']);
    expect(counts(await brought(fileOf([...MONDAYS, 'EXDATE;VALUE=DATE:20261221'], MOVED)))).toBe('unchanged 1');
  });

  it('brings a changed date by itself where nobody knows its series', async () => {
    expect(counts(await brought(fileOf(MOVED)))).toBe('added 1');
    expect(counts(await brought(fileOf(MOVED)))).toBe('unchanged 1');
    expect(await dates()).toEqual(['12-15 15:00 拡大朝会']);
  });

  it('brings a series that the calendar does not have as single dates, and says so', async () => {
    const endless = MONDAYS.map((line) => line.replace(';COUNT=3', ''));
    const report = await brought(fileOf(endless, MOVED));
    expect(counts(report)).toBe('added 53');
    expect(codes(report)).toEqual(['4 m@example.jp dates-no-end']);
    expect(report.problems[0]?.message).toBe(
      '「朝会」は終わりのない繰り返しです。2027/12/06(月)までの53件を、1件ずつの予定として取り込みます。',
    );
    expect((await dates()).slice(0, 3)).toEqual(['12-07 12:00 朝会', '12-15 15:00 拡大朝会', '12-21 12:00 朝会']);
    expect(counts(await brought(fileOf(endless, MOVED)))).toBe('unchanged 53');
  });

  it('keeps whole days, hides what the file calls private, and gives what has no title one', async () => {
    const whole = ['UID:w@example.jp', 'CLASS:PRIVATE', 'DTSTART;VALUE=DATE:20261228', 'DTEND;VALUE=DATE:20261230'];
    await brought(fileOf(whole));
    const { rows } = await world.pool.query('select id, visibility from calendar_events');
    expect(rows[0].visibility).toBe('private');
    const { output } = await world.as('staff')(showEvent, { id: rows[0].id });
    expect(output).toMatchObject({
      title: '（件名なし）',
      allDay: true,
      startsAt: '2026-12-27T15:00:00.000Z',
      endsAt: '2026-12-29T15:00:00.000Z',
    });
  });

  it('takes away what it calls cancelled, and back what was removed by hand', async () => {
    const file = fileOf(single(...TEN));
    await brought(file);
    expect(counts(await brought(fileOf(single(...TEN, 'STATUS:CANCELLED', 'SEQUENCE:1'))))).toBe('removed 1');
    expect(await dates()).toEqual([]);
    expect(counts(await brought(fileOf(single(...TEN, 'SEQUENCE:2'))))).toBe('added 1');
    expect(await dates()).toEqual(['12-02 10:00 打合せ']);
  });

  it('is taken back as a whole', async () => {
    await brought(fileOf(single(...TEN)));
    const { undo } = await brought(fileOf(single('SEQUENCE:1', ...ELEVEN), MONDAYS));
    expect((await world.as('staff')(undoChange, { id: undo ?? '' })).status).toBe(200);
    expect(await dates()).toEqual(['12-02 10:00 打合せ']);
  });

  it('names what it cannot bring, by line and event, in both languages, and brings the rest', async () => {
    const file = fileOf(
      single(...TEN),
      ['UID:z@example.jp', 'DTSTART;TZID=Nowhere/At-all:20261202T100000'],
      ['UID:n@example.jp', 'SUMMARY:個人番号 123456789018', ...TEN],
      ['UID:l@example.jp', `SUMMARY:${'長'.repeat(201)}`, ...TEN],
      ['UID:y@example.jp', 'SUMMARY:休職', 'DTSTART;VALUE=DATE:20260101', 'DTEND;VALUE=DATE:20280101'],
    );
    const report = await checked(file);
    expect(counts(report)).toBe('added 2');
    expect(codes(report)).toEqual([
      '10 z@example.jp zone',
      '14 n@example.jp my-number',
      '20 l@example.jp shortened',
      '26 y@example.jp event-too-long',
    ]);
    expect(report.problems.every(({ message }) => /[ぁ-ん]/.test(message) && !message.includes('{'))).toBe(true);
    const english = await checked(file, 'en');
    expect(english.problems[3]?.message).toBe('"休職" is longer than 366 days. It is not imported.');
    const none = await checked('こんにちは');
    expect([counts(none), codes(none)]).toEqual(['', ['1 null no-calendar']]);
  });

  it('that the portal wrote changes nothing when it comes back, and doubles nothing of others', async () => {
    const own = await added(world, 'staff', mondays());
    const gone = { id: own.id, version: own.version, day: PlainDate.parse('2026-12-14'), scope: 'one' } as const;
    const { version } = (await world.as('staff')(removeEvent, gone)).output;
    const one = { id: own.id, version, day: PlainDate.parse('2026-12-21'), scope: 'one' } as const;
    await world.as('staff')(changeEvent, {
      ...mondays({ title: '拡大朝会' }),
      ...one,
      firstDay: one.day,
      lastDay: one.day,
    });
    await added(world, 'other', meeting({ participants: [world.people.staff.employeeUuid ?? ''] }));
    const { output } = await world.as('staff')(makeFeed, {});
    const file = await world.app.inject({ url: new URL(output.address ?? '').pathname });
    const report = await brought(file.rawPayload);
    expect(counts(report)).toBe('unchanged 1');
    expect(report.problems.map(({ code }) => code)).toEqual(['of-portal']);
  });

  it('leaves a record of counts, and no title', async () => {
    await brought(fileOf(single(...TEN)));
    await checked(fileOf(single(...TEN)));
    const [last] = (await world.audit(`event = 'calendar-file.imported'`)).slice(-1);
    expect(last?.difference).toMatchObject({ added: 1, problems: 0 });
    expect(JSON.stringify(await world.audit(`event like 'calendar-file.%'`))).not.toContain('打合せ');
  });
});
