import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { Recurrence } from '@madoguchi/contract/values/recurrence.ts';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { everyZone } from '../../../test/server-zones.ts';
import { eventsOf, linesOf, only, perhaps, strictCalendar, strictText } from '../../../test/strict-calendar.ts';
import type { CalendarEvent, EventTime } from './calendar-event.ts';
import { type CalendarFile, writeCalendar } from './write-calendar.ts';

const day = (text: string) => text as PlainDate;
const MORNING: EventTime = { allDay: false, start: '2026-12-06T23:00:00.000Z', end: '2026-12-07T00:00:00.000Z' };
const YEAR_END: EventTime = { allDay: true, firstDay: day('2026-12-28'), lastDay: day('2026-12-29') };

const event = (change: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: '019360aa-0000-7000-8000-000000000001@portal.example.jp',
  sequence: 0,
  stamp: '2026-11-25T01:02:03.456Z',
  lastModified: '2026-11-25T01:02:03.456Z',
  time: MORNING,
  summary: '会議',
  description: '',
  location: '',
  url: '',
  organizer: null,
  attendees: [],
  status: 'CONFIRMED',
  class: 'PUBLIC',
  transparency: 'OPAQUE',
  recurrence: null,
  exclusions: [],
  recurrenceId: null,
  ...change,
});

const file = (events: readonly CalendarEvent[], change: Partial<CalendarFile> = {}): CalendarFile => ({
  name: '予約',
  method: 'PUBLISH',
  events,
  ...change,
});
const bytesOf = (change: Partial<CalendarEvent>) => writeCalendar(file([event(change)]));

/** The only event of a file, as the strict reader has it. */
function strict(change: Partial<CalendarEvent>) {
  const [found] = eventsOf(strictCalendar(bytesOf(change)));
  if (found === undefined) throw new Error('no event');
  return found;
}

/** The only event of a file, as ical.js has it. */
function asLibraryReads(change: Partial<CalendarEvent>) {
  const calendar = new ICAL.Component(ICAL.parse(bytesOf(change).toString('utf8')));
  return new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
}

const line = (change: Partial<CalendarEvent>, name: string) => {
  const property = perhaps(strict(change), name);
  return property === null
    ? null
    : [property.name, ...Object.entries(property.parameters).map((pair) => pair.join('=')), property.value].join(' ');
};

describe('a title in a calendar file', () => {
  it('is folded to lines of 75 octets at most, of whole characters, and unfolds to itself', () => {
    const title = '会'.repeat(100);
    const lines = linesOf(bytesOf({ summary: title }));
    const first = lines.findIndex((one) => one.startsWith('SUMMARY:'));
    expect(lines.slice(first, first + 5).map((one) => Buffer.byteLength(one))).toEqual([74, 73, 73, 73, 19]);
    expect(lines[first + 5]).not.toMatch(/^ /);
    const summary = only(strict({ summary: title }), 'SUMMARY');
    expect(Buffer.byteLength(`SUMMARY:${summary.value}`)).toBe(308);
    expect(strictText(summary)).toBe(title);
  });

  it('keeps commas, semicolons, backslashes, quotes and line breaks', () => {
    const title = 'A;B,C\\D\nE: "F"';
    expect(only(strict({ summary: title }), 'SUMMARY').value).toBe('A\\;B\\,C\\\\D\\nE: "F"');
    expect(asLibraryReads({ summary: title }).summary).toBe(title);
  });

  it('of 40 kanji, an emoji and every sign reads the same by two readers', () => {
    const title = `${'漢'.repeat(20)}🙂,;\n\\${'字'.repeat(20)}`;
    expect(strictText(only(strict({ summary: title }), 'SUMMARY'))).toBe(title);
    expect(asLibraryReads({ summary: title }).summary).toBe(title);
  });
});

describe('any text in a calendar file', () => {
  const texts = fc.string({ unit: 'binary', maxLength: 200 });

  it('is given back by a strict reader and by ical.js, without its control characters', () => {
    fc.assert(
      fc.property(texts, texts, texts, (summary, description, location) => {
        const said = { summary, description, location };
        const found = strict(said);
        const kept = (text: string) =>
          text
            .toWellFormed()
            .replace(/\r\n?/g, '\n')
            .replace(/[^\P{Cc}\n\t]|[\u2028\u2029]/gu, '');
        expect(strictText(only(found, 'SUMMARY'))).toBe(kept(summary));
        for (const [name, text] of [['DESCRIPTION', description] as const, ['LOCATION', location] as const]) {
          const property = perhaps(found, name);
          expect(property === null ? '' : strictText(property)).toBe(kept(text));
        }
        expect(asLibraryReads(said).summary).toBe(kept(summary));
      }),
    );
  });

  it('begins no line of its own: in names, addresses and identities neither', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const wicked = `${text}\r\nATTACH:x\nX-A:b`;
        const calendar = strictCalendar(
          writeCalendar(
            file(
              [
                event({
                  uid: wicked,
                  url: `https://example.jp/${wicked}`,
                  organizer: { name: wicked, email: `a@example.jp${wicked}` },
                  attendees: [{ name: wicked, email: `b@example.jp${wicked}`, answer: 'ACCEPTED' }],
                }),
              ],
              { name: wicked },
            ),
          ),
        );
        const names = [calendar, ...calendar.components].flatMap(({ properties }) =>
          properties.map(({ name }) => name),
        );
        expect(names).not.toContain('ATTACH');
        expect(names).not.toContain('X-A');
      }),
    );
  });

  it('keeps the name of a calendar and of its people with every sign', () => {
    const name = '営業部; "第1", 係^\\';
    const who = { name, email: 'sato@example.jp' };
    const bytes = writeCalendar(file([event({ organizer: who })], { name }));
    const calendar = new ICAL.Component(ICAL.parse(bytes.toString('utf8')));
    for (const title of ['NAME', 'X-WR-CALNAME']) expect(strictText(only(strictCalendar(bytes), title))).toBe(name);
    const organizer = calendar.getFirstSubcomponent('vevent')?.getFirstProperty('organizer');
    expect(organizer?.getFirstParameter('cn')).toBe(name);
    expect(organizer?.getFirstValue()).toBe('mailto:sato@example.jp');
  });
});

describe('the times in a calendar file', () => {
  it('are the same bytes whatever the zone of the server: 08:00 in Tokyo, all days with the day after', async () => {
    const series = Recurrence.parse({ every: 'week', weekdays: ['mo'], ends: { by: 'until', day: '2026-12-21' } });
    const events = [
      event({ recurrence: series, exclusions: ['2026-12-13T23:00:00.000Z'] }),
      event({ recurrenceId: '2026-12-20T23:00:00.000Z' }),
      event({ time: YEAR_END }),
      event({ time: YEAR_END, recurrenceId: day('2026-12-28') }),
    ];
    const written = new Set<string>();
    await everyZone(() => void written.add(writeCalendar(file(events)).toString('hex')));
    expect(written.size).toBe(1);
    const text = writeCalendar(file(events)).toString('utf8').replaceAll('\r\n', '\n');
    for (const expected of [
      'DTSTART;TZID=Asia/Tokyo:20261207T080000\nDTEND;TZID=Asia/Tokyo:20261207T090000\n',
      'RRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=MO;UNTIL=20261221T145959Z\nEXDATE;TZID=Asia/Tokyo:20261214T080000\n',
      'RECURRENCE-ID;TZID=Asia/Tokyo:20261221T080000\n',
      'DTSTART;VALUE=DATE:20261228\nDTEND;VALUE=DATE:20261230\n',
      'RECURRENCE-ID;VALUE=DATE:20261228\n',
      'DTSTAMP:20261125T010203Z\n',
      'LAST-MODIFIED:20261125T010203Z\n',
    ]) {
      expect(text).toContain(expected);
    }
  });

  it('of three days name the day after the last', () => {
    const time: EventTime = { allDay: true, firstDay: day('2026-12-01'), lastDay: day('2026-12-03') };
    expect(line({ time }, 'DTSTART')).toBe('DTSTART VALUE=DATE 20261201');
    expect(line({ time }, 'DTEND')).toBe('DTEND VALUE=DATE 20261204');
  });

  it('stand beside the definition of their zone, once', () => {
    const calendar = strictCalendar(writeCalendar(file([event(), event({ uid: 'b' })])));
    expect(calendar.components.map(({ name }) => name)).toEqual(['VTIMEZONE', 'VEVENT', 'VEVENT']);
    expect(strictCalendar(writeCalendar(file([event({ time: YEAR_END })]))).components).toHaveLength(1);
  });

  it('of a series are found by ical.js as the portal finds them', () => {
    const series = Recurrence.parse({ every: 'week', weekdays: ['mo'], ends: { by: 'until', day: '2026-12-21' } });
    const found: string[] = [];
    const iterator = asLibraryReads({ recurrence: series }).iterator();
    for (let next = iterator.next(); next && found.length < 9; next = iterator.next()) found.push(next.toString());
    expect(found).toEqual(['2026-12-07T08:00:00', '2026-12-14T08:00:00', '2026-12-21T08:00:00']);
  });

  it('of an all-day series end on a day, and exclude days', () => {
    const recurrence = Recurrence.parse({ every: 'day', interval: 2, ends: { by: 'until', day: '2026-12-31' } });
    const change = { time: YEAR_END, recurrence, exclusions: [day('2026-12-30')] };
    expect(line(change, 'RRULE')).toBe('RRULE FREQ=DAILY;INTERVAL=2;UNTIL=20261231');
    expect(line(change, 'EXDATE')).toBe('EXDATE VALUE=DATE 20261230');
  });
});

describe('an event in a calendar file', () => {
  it('says its method, its version, its state and whom it asks', () => {
    const asked = event({
      sequence: 3,
      status: 'CANCELLED',
      class: 'PRIVATE',
      transparency: 'TRANSPARENT',
      url: 'https://portal.example.jp/apps/calendar?a=1,2;3',
      organizer: { name: '佐藤 健太', email: 'sato@example.jp' },
      attendees: [
        { name: '鈴木 一郎', email: 'suzuki@example.jp', answer: 'NEEDS-ACTION' },
        { name: '', email: 'tanaka@example.jp', answer: 'DECLINED' },
      ],
    });
    const calendar = strictCalendar(writeCalendar(file([asked], { method: 'CANCEL' })));
    expect(only(calendar, 'METHOD').value).toBe('CANCEL');
    const [found] = eventsOf(calendar);
    if (found === undefined) throw new Error('no event');
    const said = ['UID', 'SEQUENCE', 'STATUS', 'CLASS', 'TRANSP', 'URL'].map((name) => only(found, name).value);
    expect(said).toEqual([
      '019360aa-0000-7000-8000-000000000001@portal.example.jp',
      '3',
      'CANCELLED',
      'PRIVATE',
      'TRANSPARENT',
      'https://portal.example.jp/apps/calendar?a=1%2C2%3B3',
    ]);
    const attendees = found.properties.filter(({ name }) => name === 'ATTENDEE');
    expect(attendees.map(({ parameters }) => parameters['PARTSTAT'])).toEqual(['NEEDS-ACTION', 'DECLINED']);
    expect(attendees[1]?.parameters['CN']).toBe('tanaka@example.jp');
  });

  it('has no address but of the web', () => {
    for (const url of ['javascript:alert(1)', 'file:///etc/passwd', 'portal', '']) {
      expect(line({ url }, 'URL'), url).toBeNull();
    }
  });
});
