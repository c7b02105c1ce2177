// The approvals of the sample's reservations that wait for a yes, each asked for by the portal's own engine.
import { tokyoWall, tokyoWallEnd } from '@madoguchi/contract/values/tokyo-time.ts';
import { writtenDay } from '@madoguchi/contract/values/written-date.ts';
import { ApprovalWalk } from '../approvals/approval-walk.ts';
import type { Approvers } from '../approvals/approvers.ts';
import type { Presented } from '../insert-approvals.ts';
import { identity, instant } from '../moments.ts';
import { numberRequests } from '../numbers.ts';
import type { Random } from '../random.ts';
import type { SampleReservation } from './draw-up-reservations.ts';

const DAY_MS = 86_400_000;

export interface AskedReservation {
  readonly requestId: string;
  readonly number: string;
  readonly presented: Presented;
}

/** By the reservation. Asked for since yesterday at the longest, so that nobody's turn is overdue as the sample begins. */
export function askForApproval(
  reservations: readonly SampleReservation[],
  approvers: Approvers,
  now: number,
  random: Random,
) {
  const askedAt = ({ createdAt }: SampleReservation) => Math.max(createdAt, now - DAY_MS);
  const waiting = reservations.filter(({ awaitsApproval }) => awaitsApproval);
  const { numbers, last } = numberRequests('RS', waiting, askedAt);
  const asked = waiting.map((reservation): [string, AskedReservation] => {
    const { id, organizer, resource, start, end } = reservation;
    const at = askedAt(reservation);
    const requestId = identity(at, random);
    const owner = approvers.byId.get(organizer);
    const number = numbers.get(reservation);
    if (owner === undefined || number === undefined) throw new Error(`sample reservation ${id}: nobody asks`);
    const subject = { id: requestId, domain: 'reservations', type: null, owner, totalYen: 0 } as const;
    const walk = new ApprovalWalk({ ...subject, responsible: resource.managers }, approvers, random);
    walk.submit(at);
    if (walk.record === null) throw new Error(`sample reservation ${id}: it was not asked for`);
    const { day, time } = tokyoWall(instant(start));
    const span = `${time}–${tokyoWallEnd(instant(end)).time}`;
    const presented = {
      approval: walk.record,
      owner,
      number,
      title: `${resource.name} ${writtenDay(day, 'ja')} ${span}`,
      titleEn: `${resource.name} ${writtenDay(day, 'en')} ${span}`,
      about: id,
      warnings: 0,
      updatedAt: at,
    };
    return [id, { requestId, number, presented }];
  });
  return { asked: new Map(asked), last };
}
