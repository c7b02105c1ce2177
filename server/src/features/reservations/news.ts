// The facts of which people are told in the portal and by mail, and the news for open pages.
import type { NotificationKind } from '@madoguchi/contract/notifications/kinds.ts';
import type { Instant } from '@madoguchi/contract/values/id.ts';
import { tokyoWall, tokyoWallEnd } from '@madoguchi/contract/values/tokyo-time.ts';
import type { ToldFact } from '../../platform/facts/told-facts-store.ts';
import type { Ground } from '../../platform/ground.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { type Reserved, toldReservation } from './calendar-entry.ts';

export type ReservationNews = Extract<NotificationKind, `reservation-${string}`>;

/** The day of the start, and `10:00–11:00`, in Tokyo; over midnight the last day is named, too. */
export function writtenSpan({ start, end }: { readonly start: Instant; readonly end: Instant }) {
  const [from, to] = [tokyoWall(start), tokyoWallEnd(end)];
  const last = from.day === to.day ? '' : `${Number(to.day.slice(5, 7))}/${Number(to.day.slice(8))} `;
  return { day: from.day, time: `${from.time}–${last}${to.time}` };
}

/** The caller as news name them. */
export const byActor = ({ actor }: { readonly actor: Actor }) => ({
  employeeId: actor.employee?.id ?? null,
  name: actor.employee?.name ?? actor.displayName,
});

interface Telling {
  readonly kind: ReservationNews;
  /** Employees; whoever did it is not told. */
  readonly to: Iterable<string>;
  readonly by: { readonly employeeId: string | null; readonly name: string };
  readonly now: string;
  /** They speak for so many dates. A mail brings one along: several have names of their own, and a part can have one. */
  readonly dates?: number;
}

/** One fact for each of the people. */
export function factsFor(reserved: Reserved, { kind, to, by, now, dates = 1 }: Telling): ToldFact[] {
  const { id, title, resourceNames, start, end } = reserved;
  const calendar = dates === 1 ? toldReservation(kind, reserved, now) : null;
  return [...new Set(to)]
    .filter((employee) => employee !== by.employeeId)
    .map((employee) => ({
      id: uuidAt(now),
      key: null,
      kind,
      at: now,
      subject: id,
      about: id,
      said: { name: by.name, title, resource: resourceNames.join('、'), ...writtenSpan({ start, end }) },
      calendar,
      to: { employee },
    }));
}

/** Tells the open pages of all staff that timelines changed: an id, and nothing of what it is about. */
export function announceReservations({ live }: Pick<Ground, 'live'>, ids: readonly string[]): void {
  const id = ids.length === 1 ? (ids[0] ?? null) : null;
  live.announce({ kind: 'changed', noun: 'reservations', id, version: null }, { rule: 'staff', employeeId: null });
}
