// The file to which a person's other calendars subscribe. Those know no session: whoever has the address may read it (B6-06).
import { hash } from 'node:crypto';
import type { Language } from '@madoguchi/contract/message.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import { tokyoInstant } from '@madoguchi/contract/values/tokyo-time.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ground } from '../../../platform/ground.ts';
import { SECRET_PATH } from '../../../platform/http/logged-path.ts';
import { PersonLimits } from '../../../platform/http/person-limits.ts';
import type { CalendarEvent } from '../../../platform/ical/calendar-event.ts';
import { writeCalendar } from '../../../platform/ical/write-calendar.ts';
import { tokenHash } from '../../../platform/session/session-store.ts';
import { calendarEntries, calendarEventOf } from '../../reservations/public.ts';
import { findSubscribed } from '../store.ts';
import { findSubscriber, type Subscriber } from './feed-store.ts';
import { toldEvents } from './told-events.ts';

/** So long is told of what is past, and of what was removed. */
const PAST_DAYS = 366;
const REMOVED_DAYS = 30;

const NAMES: Readonly<Record<Language, string>> = { ja: '窓口 カレンダー', en: 'Madoguchi calendar' };

/** Nobody with an address of this form has none: it is looked up by its hash. */
const SECRET = /^[\w-]{43}(?=\.ics$)/;

/** The person, while they may log in and the calendar is open to them. */
async function subscriberOf(ground: Ground, request: FastifyRequest): Promise<Subscriber | null> {
  const [secret] = SECRET.exec((request.params as { '*': string })['*']) ?? [];
  if (secret === undefined) return null;
  const found = await findSubscriber(ground.pool, { hash: tokenHash(secret), today: ground.clock.today() });
  return found !== null && (await ground.tools.isOpenTo(found, 'calendar')) ? found : null;
}

/** One event has one name in the file, whoever of those it concerns brought it in. */
function eachOnce(events: readonly CalendarEvent[][]): CalendarEvent[] {
  const known = new Set<string>();
  return events.flatMap((event) => {
    const uid = event[0]?.uid ?? '';
    if (known.has(uid)) return [];
    known.add(uid);
    return event;
  });
}

async function fileOf({ pool, clock, config }: Ground, subscriber: Subscriber): Promise<Buffer> {
  const { accountId: account, employeeId: employee, language } = subscriber;
  const ago = (days: number) => tokyoInstant(addDays(clock.today(), -days), '00:00');
  const [since, removedSince] = [ago(PAST_DAYS), ago(REMOVED_DAYS)];
  const [events, reservations] = await Promise.all([
    findSubscribed(pool, { account, employee, since, removedSince }),
    employee === null ? [] : calendarEntries(pool, { employee, now: clock.now(), since, cancelledSince: removedSince }),
  ]);
  const isDeclined = ({ ownerAccount, participants }: (typeof events)[number]) =>
    ownerAccount !== account && participants.some((one) => one.employeeId === employee && one.answer === 'declined');
  const told = events.filter((event) => !isDeclined(event)).map(toldEvents);
  return writeCalendar({
    name: NAMES[language ?? config.defaultLanguage],
    method: 'PUBLISH',
    events: eachOnce([...told, ...reservations.map((entry) => [calendarEventOf(entry)])]),
  });
}

/** Whoever has been refused learns nothing but when to ask again. */
function refuseTooMany(reply: FastifyReply, seconds: number): FastifyReply {
  return reply
    .code(429)
    .headers({ 'retry-after': String(seconds), 'cache-control': 'no-store' })
    .send();
}

/** Answers addresses that were made and not revoked; every other one is 404, and empty. */
export function serveFeeds(app: FastifyInstance, ground: Ground): void {
  const limits = new PersonLimits(ground.clock, ground.config);
  app.route({
    method: ['GET', 'HEAD'],
    url: `${SECRET_PATH}*`,
    handler: async (request, reply) => {
      const subscriber = await subscriberOf(ground, request);
      const wait = limits.take(subscriber?.accountId ?? `guest ${request.ip}`, 'downloads');
      if (wait !== null) return refuseTooMany(reply, wait.seconds);
      if (subscriber === null) return reply.code(404).header('cache-control', 'no-store').send();
      const file = await fileOf(ground, subscriber);
      const etag = `"${hash('sha256', file, 'base64url')}"`;
      reply.headers({ etag, 'cache-control': 'private, no-cache', 'x-content-type-options': 'nosniff' });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="madoguchi.ics"')
        .send(file);
    },
  });
}
