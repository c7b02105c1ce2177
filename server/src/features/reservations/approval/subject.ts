// Reservations as subjects of approvals (B6-01). The subject is the request; `about` is the reservation that it asks for.
import { isOverdue } from '@madoguchi/contract/reservations/states.ts';
import type { ApprovalSubjectPort } from '../../approvals/public.ts';
import { announceReservations, byActor, factsFor } from '../news.ts';
import { peopleIn, tellable } from '../steps/judged.ts';
import { findReservation } from '../store.ts';
import { askerOf, NOBODY } from '../view.ts';
import { promoteWaits } from '../waits/promote.ts';
import { settle } from '../waits/settle.ts';
import { findBooker, movedByApproval, releasedByApproval } from './requests-store.ts';

const KINDS = { approved: 'reservation-approved', rejected: 'reservation-rejected' } as const;

export const reservationRequests: ApprovalSubjectPort = {
  domain: 'reservations',
  move: movedByApproval,
  moveAlso: releasedByApproval,
  // Nobody has a draft: a reservation asks with its booking.
  asked: () => Promise.resolve(null),
  sees: async (ground, actor, request) => (await findBooker(ground.pool, request)) === askerOf(actor),
  settle: async (ground, { about }) => {
    const now = ground.clock.now();
    const found = await findReservation(ground.pool, { id: about, asker: NOBODY });
    if (found !== null && isOverdue(found, now)) await settle(ground, now, found.occupies);
  },
  tells: async (asking, { about }, { outcome }) => {
    if (outcome !== 'approved' && outcome !== 'rejected') return [];
    const found = await findReservation(asking.ground.pool, { id: about, asker: NOBODY });
    if (found === null) return [];
    const telling = { kind: KINDS[outcome], to: peopleIn(found), by: byActor(asking), now: asking.now };
    return factsFor(tellable(found), telling);
  },
  announce: (ground, { about }) => announceReservations(ground, [about]),
  follow: async (ground, { about }, outcome) => {
    if (outcome !== 'rejected') return;
    const found = await findReservation(ground.pool, { id: about, asker: NOBODY });
    await promoteWaits(ground, ground.clock.now(), found?.occupies ?? []);
  },
};
