// Values with which the booking dialog begins: from a span that was picked on the board, or from the day that is shown. Pure.

import type { AskedResource } from '@madoguchi/contract/reservations/model.ts';
import {
  ceilToGrid,
  later,
  minutesLater,
  minutesOf,
  openSpan,
  type Span,
} from '@madoguchi/contract/reservations/rules.ts';
import type { OfferedResource } from '@madoguchi/contract/resources/model.ts';
import type { Instant } from '@madoguchi/contract/values/id.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { tokyoInstant, tokyoWall } from '@madoguchi/contract/values/tokyo-time.ts';
import type { PickedSpan } from '../../../kit/calendar/model/calendar-item.ts';
import { instantOf } from '../wall-times.ts';

export interface BookingStart {
  readonly resources: readonly AskedResource[];
  readonly start: Instant;
  readonly end: Instant;
  readonly attendees?: readonly string[];
}

const USUAL_MINUTES = 60;
const USUAL_OPENING = '10:00';

/** Grid of a start that nobody has picked. */
const USUAL_SLOT = 30;

interface Board {
  readonly resources: readonly OfferedResource[];
  /** By the clock of this device: a proposal, which the server judges. */
  readonly now: Instant;
}

const one = (id: string): readonly AskedResource[] => [{ resourceId: id, quantity: 1 }];

/** A span is as short as was picked, within the shortest and longest of its resource; a day is taken for an hour of it. */
export function startOfPick(picked: PickedSpan, board: Board): BookingStart {
  const resource = board.resources.find(({ id }) => id === picked.rowId);
  if (picked.allDay) return startOnBoard(picked.start.slice(0, 10) as PlainDate, board, resource?.id ?? null);
  const span: Span = { start: instantOf(picked.start), end: instantOf(picked.end) };
  if (resource === undefined) return { resources: [], ...span };
  const minutes = Math.min(Math.max(minutesOf(span), resource.shortestMinutes), resource.longestMinutes);
  return { resources: one(resource.id), start: span.start, end: minutesLater(span.start, minutes) };
}

/** An hour of the day from 10:00, later where the resource opens later or the time has passed; the only resource is chosen. */
export function startOnBoard(day: PlainDate, { resources, now }: Board, resourceId: string | null): BookingStart {
  const chosen = resources.length === 1 ? resources[0] : resources.find(({ id }) => id === resourceId);
  const open = chosen === undefined ? null : openSpan(chosen, day);
  const usual = tokyoInstant(day, USUAL_OPENING);
  const opened = open === null ? usual : later(open.start, usual);
  const start = tokyoWall(now).day === day ? later(ceilToGrid(now, USUAL_SLOT), opened) : opened;
  return { resources: chosen === undefined ? [] : one(chosen.id), start, end: minutesLater(start, USUAL_MINUTES) };
}
