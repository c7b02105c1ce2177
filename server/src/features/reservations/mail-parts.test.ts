import { addEvent, changeEvent as changeCalendarEvent, removeEvent } from '@madoguchi/contract/calendar/operations.ts';
import { cancelReservation, changeReservation } from '@madoguchi/contract/reservations/operations.ts';
import { Recurrence } from '@madoguchi/contract/values/recurrence.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { meeting, mondays } from '../../../test/calendars.ts';
import { type MailServer, startMailServer } from '../../../test/mail-server.ts';
import type { Mail } from '../../../test/read-mail.ts';
import { asked, booked, resource } from '../../../test/reservations.ts';
import { eventsOf, only, perhaps, strictCalendar, strictText } from '../../../test/strict-calendar.ts';
import { openWorld, type World } from '../../../test/world.ts';

const SOON = { timeout: 20_000, interval: 20 };

let server: MailServer;
let world: World;
beforeAll(async () => {
  server = await startMailServer();
  world = await openWorld({
    SMTP_URL: server.url,
    MAIL_FROM: 'portal@madoguchi.example',
    PUBLIC_URL: 'https://portal.example.jp',
  });
  await world.pool.query(`update accounts set roles = '{system}' where id = any($1)`, [
    [world.people.staff.accountId, world.people.other.accountId],
  ]);
});
afterAll(async () => {
  await world.close();
  await server.close();
});
beforeEach(() => {
  (server.taken as unknown[]).length = 0;
});

const toOther = () => server.taken.filter(({ to }) => to.includes(world.people.other.email));
/** The mails that the other person gets about something, once there are so many. What an earlier test began may come late. */
async function mails(count: number, about = ''): Promise<readonly Mail[]> {
  const found = () => toOther().filter((mail) => mail.header('subject').includes(about));
  await expect.poll(found, SOON).toHaveLength(count);
  return found();
}

let named = 0;
/** A title that no other event has, in a second try neither. */
function ownTitle(): string {
  named += 1;
  return `確認の会${named}号`;
}

/** The calendar part by the letter of RFC 5545: its method, declared alike outside, and of each event what calendars compare. */
function partOf(mail: Mail | undefined) {
  const calendar = strictCalendar(Buffer.from(mail?.calendar ?? ''));
  const method = only(calendar, 'METHOD').value;
  expect(mail?.calendarType.replace(/;\s*/g, '; ').toLowerCase()).toBe(
    `text/calendar; method=${method.toLowerCase()}; charset=utf-8`,
  );
  const events = eventsOf(calendar).map((event) => ({
    uid: only(event, 'UID').value,
    sequence: only(event, 'SEQUENCE').value,
    status: only(event, 'STATUS').value,
    start: only(event, 'DTSTART').value,
    title: strictText(only(event, 'SUMMARY')),
    organizer: only(event, 'ORGANIZER').value.toLowerCase(),
    attendee: only(event, 'ATTENDEE').value.toLowerCase(),
    asksForAnswer: perhaps(event, 'ATTENDEE')?.parameters['RSVP'] === 'TRUE',
  }));
  return { method, events };
}

describe('the mail of a reservation', () => {
  it('brings it along for the calendar: invited, moved and withdrawn under one name, counted up [B6-04]', async () => {
    const room = await resource(world, { name: '会議室A' });
    const attendees = [world.people.other.employeeUuid ?? ''];
    const times = ['2026-12-01', '10:00', '11:00'] as const;
    const made = await booked(world.as('staff'), [room.id], times, { title: '面談、準備; 🙂', attendees });
    const [invited] = (await mails(1)).map(partOf);
    expect(invited).toMatchObject({
      method: 'REQUEST',
      events: [
        {
          uid: `${made.id}@madoguchi`,
          sequence: '0',
          status: 'CONFIRMED',
          start: '20261201T100000',
          title: '面談、準備; 🙂',
          organizer: 'mailto:portal@madoguchi.example',
          attendee: `mailto:${world.people.other.email}`,
          asksForAnswer: false,
        },
      ],
    });
    const moved = asked([room.id], ['2026-12-01', '13:00', '14:00'], { title: '面談', attendees });
    const { output } = await world.as('staff')(changeReservation, {
      id: made.id,
      version: made.version,
      ...moved,
    } as never);
    const [, changed] = (await mails(2)).map(partOf);
    expect(changed).toMatchObject({
      method: 'REQUEST',
      events: [{ uid: `${made.id}@madoguchi`, sequence: '1', start: '20261201T130000' }],
    });
    const { version } = output as { version: number };
    await world.as('staff')(cancelReservation, { id: made.id, version });
    const [, , cancelled] = (await mails(3)).map(partOf);
    expect(cancelled).toMatchObject({
      method: 'CANCEL',
      events: [{ uid: `${made.id}@madoguchi`, sequence: '2', status: 'CANCELLED' }],
    });
    const { rows } = await world.pool.query('select sequence from reservations where id = $1', [made.id]);
    expect(rows, 'as the subscribed calendar counts it').toEqual([{ sequence: 2 }]);
  });

  it('brings none for a series, whose dates have each a name of its own', async () => {
    const room = await resource(world);
    const rule = Recurrence.parse({ every: 'week', weekdays: ['tu'], ends: { by: 'count', count: 3 } });
    const attendees = [world.people.other.employeeUuid ?? ''];
    await booked(world.as('staff'), [room.id], ['2026-12-01', '10:00', '11:00'], { series: { rule }, attendees });
    const [mail] = await mails(1);
    expect(mail?.calendar).toBe('');
    expect(mail?.text).not.toBe('');
  });
});

describe('the mail of a reservation that waits for the mail server', () => {
  const attendees = () => [world.people.other.employeeUuid ?? ''];
  /** Kind, state and last answer of each mail to the other person, in order. */
  async function queue(subject: string): Promise<string[]> {
    const { rows } = await world.pool.query<{ said: string }>(
      `select n.kind || ' ' || m.state || ' ' || left(m.last_answer, 9) as said
       from mails m join notifications n on (n.account_id, n.fact_id) = (m.account_id, m.fact_id)
       where n.subject = $1 and m.account_id = $2 order by n.fact_id`,
      [subject, world.people.other.accountId],
    );
    return rows.map(({ said }) => said.trim());
  }
  /** The mail server takes nothing until the invitation was handed over once in vain. */
  async function invitedInVain(title: string) {
    const room = await resource(world);
    server.behave({ code: 451, at: 'DATA' });
    const made = await booked(world.as('staff'), [room.id], ['2026-12-02', '10:00', '11:00'], {
      title,
      attendees: attendees(),
    });
    await expect
      .poll(() => queue(made.id), SOON)
      .toEqual([expect.stringMatching(/^reservation-booked-for-you queued \S+/)]);
    server.behave('take');
    return { ...made, room: room.id };
  }
  /** A mail that was put off is tried again a minute later; another mail has the sender look at once. */
  async function tryAgain(): Promise<void> {
    world.clock.set(new Date(Date.parse(world.clock.now()) + 120_000).toISOString());
    const room = await resource(world);
    await booked(world.as('staff'), [room.id], ['2026-12-03', '10:00', '11:00'], {
      title: '次の予約',
      attendees: attendees(),
    });
  }

  it('is sent later where the reservation is as it says [B6-04]', async () => {
    const { id } = await invitedInVain('変わらない予約');
    await tryAgain();
    expect((await mails(2)).map((mail) => mail.header('subject')).join()).toContain('変わらない予約');
    await expect.poll(() => queue(id), SOON).toEqual(['reservation-booked-for-you sent']);
  });

  it('is not sent once the reservation was moved: the next mail says where it is [B6-04]', async () => {
    const { id, version, room } = await invitedInVain('動く予約');
    await world.as('staff')(changeReservation, {
      id,
      version,
      ...asked([room], ['2026-12-02', '13:00', '14:00'], { title: '動く予約', attendees: attendees() }),
    } as never);
    await tryAgain();
    const sent = (await mails(2)).filter((mail) => mail.header('subject').includes('動く予約'));
    expect(sent.map((mail) => partOf(mail).events.map(({ start, sequence }) => [start, sequence]))).toEqual([
      [['20261202T130000', '1']],
    ]);
    const parts = ['reservation-booked-for-you failed overtaken', 'reservation-changed sent'];
    await expect.poll(() => queue(id), SOON).toEqual(parts);
  });

  it('is not sent once the reservation was cancelled, by whomever [B6-04]', async () => {
    const { id, version } = await invitedInVain('なくなる予約');
    await world.as('staff')(cancelReservation, { id, version });
    await tryAgain();
    const sent = (await mails(2)).filter((mail) => mail.header('subject').includes('なくなる予約'));
    expect(sent.map((mail) => partOf(mail).method)).toEqual(['CANCEL']);
    const parts = ['reservation-booked-for-you failed overtaken', 'reservation-cancelled sent'];
    await expect.poll(() => queue(id), SOON).toEqual(parts);
  });

  it('that somebody was taken out is not sent where they take part again [B6-04]', async () => {
    const { id, version, room } = await invitedInVain('出入りする予約');
    const times = ['2026-12-02', '10:00', '11:00'] as const;
    const change = (people: readonly string[], at: number) =>
      world.as('staff')(changeReservation, {
        id,
        version: at,
        ...asked([room], times, { title: '出入りする予約', attendees: [...people] }),
      } as never);
    server.behave({ code: 451, at: 'DATA' });
    await change([], version);
    await expect.poll(async () => (await queue(id)).at(-1), SOON).toMatch(/^reservation-cancelled queued \S+/);
    await change(attendees(), version + 1);
    server.behave('take');
    await tryAgain();
    await expect.poll(() => queue(id), SOON).not.toContainEqual(expect.stringContaining(' queued'));
    const sent = toOther().filter((mail) => mail.header('subject').includes('出入りする予約'));
    expect(sent.map((mail) => partOf(mail).method)).not.toContain('CANCEL');
  });
});

describe('the mail of an invitation', () => {
  it('brings a series with its changed date, and withdraws it', async () => {
    const title = ownTitle();
    const people = { title, participants: [world.people.other.employeeUuid ?? ''] };
    const { output } = await world.as('staff')(addEvent, mondays(people));
    const [invited] = (await mails(1, title)).map(partOf);
    expect(invited).toMatchObject({ method: 'REQUEST', events: [{ sequence: '0', start: '20261207T120000' }] });
    const one = {
      id: output.id,
      version: output.version,
      day: output.kept[0] ?? ('2026-12-14' as never),
      scope: 'one' as const,
    };
    const later = mondays({ ...people, firstDay: one.day, lastDay: one.day, startTime: '15:00', endTime: '16:00' });
    const changed = await world.as('staff')(changeCalendarEvent, { ...later, ...one });
    const [, moved] = (await mails(2, title)).map(partOf);
    expect(moved?.events.map(({ start, sequence }) => [start, sequence])).toEqual([
      ['20261207T120000', '1'],
      ['20261214T150000', '1'],
    ]);
    await world.as('staff')(removeEvent, { id: output.id, version: changed.output.version });
    const [, , off] = (await mails(3, title)).map(partOf);
    expect(off).toMatchObject({ method: 'CANCEL', events: [{ sequence: '2', status: 'CANCELLED' }] });
    expect(new Set([invited, moved, off].flatMap((part) => part?.events.map(({ uid }) => uid))).size).toBe(1);
  });

  it('counts one more for somebody who alone is taken out', async () => {
    const title = ownTitle();
    const people = { title, participants: [world.people.other.employeeUuid ?? ''] };
    const { output } = await world.as('staff')(addEvent, meeting(people));
    await mails(1, title);
    await world.as('staff')(changeCalendarEvent, { ...meeting({ title }), id: output.id, version: output.version });
    const [, off] = (await mails(2, title)).map(partOf);
    expect(off).toMatchObject({ method: 'CANCEL', events: [{ sequence: '1', status: 'CANCELLED' }] });
  });

  it('is not sent once the event is off, nor its end where somebody is invited again [B0-08]', async () => {
    const people = { participants: [world.people.other.employeeUuid ?? ''] };
    const state = async (id: string) => {
      const { rows } = await world.pool.query<{ said: string }>(
        `select n.kind || ' ' || m.state || ' ' || left(m.last_answer, 9) as said
         from mails m join notifications n on (n.account_id, n.fact_id) = (m.account_id, m.fact_id)
         where n.subject = $1 order by n.fact_id`,
        [id],
      );
      return rows.map(({ said }) => said.trim());
    };
    const tries = async () => {
      world.clock.set(new Date(Date.parse(world.clock.now()) + 120_000).toISOString());
      server.behave('take');
      await world.as('staff')(addEvent, meeting({ ...people, title: '次の面談' }));
    };
    server.behave({ code: 451, at: 'DATA' });
    const off = (await world.as('staff')(addEvent, meeting({ ...people, title: '中止になる面談' }))).output;
    await expect.poll(() => state(off.id), SOON).toEqual([expect.stringMatching(/^event-invited queued \S+/)]);
    await world.as('staff')(removeEvent, { id: off.id, version: off.version });
    await tries();
    const ended = ['event-invited failed overtaken', 'event-cancelled sent'];
    await expect.poll(() => state(off.id), SOON).toEqual(ended);

    const again = (await world.as('staff')(addEvent, meeting({ ...people, title: '出入りする面談' }))).output;
    await expect.poll(() => state(again.id), SOON).toEqual(['event-invited sent']);
    server.behave({ code: 451, at: 'DATA' });
    const change = async (version: number, who: object) =>
      (
        await world.as('staff')(changeCalendarEvent, {
          ...meeting({ ...who, title: '出入りする面談' }),
          id: again.id,
          version,
        })
      ).output.version;
    const without = await change(again.version, {});
    await expect.poll(() => state(again.id), SOON).toContainEqual(expect.stringMatching(/^event-cancelled queued \S+/));
    await change(without, people);
    await tries();
    await expect.poll(() => state(again.id), SOON).toContain('event-cancelled failed overtaken');
  });
});
