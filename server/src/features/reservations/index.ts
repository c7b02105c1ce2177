// Handlers of the reservations.
import type { RESERVATION_OPERATIONS } from '@madoguchi/contract/reservations/operations.ts';
import type { HandlersFor } from '../../platform/http/handler.ts';
import { reservationRequests } from './approval/subject.ts';
import { bookReservation, checkReservation } from './booking/book.ts';
import { findFree } from './find/find.ts';
import { checkReservationImport, importReservations } from './import/import-reservations.ts';
import { passingReservationNews } from './passing-news-store.ts';
import { exportOwnReservations, listLate, listOwnReservations } from './reads/own.ts';
import { searchReservations, showRange, showReservation } from './reads/range.ts';
import { cancelReservation, endReservation } from './steps/cancel.ts';
import { changeReservation } from './steps/change.ts';
import { handOverReservations } from './steps/hand-over.ts';
import {
  checkInReservation,
  confirmReservation,
  extendReservation,
  handOutReservation,
  noteAlcohol,
  noteDrive,
  takeBackReservation,
} from './steps/steps.ts';
import { openReservations } from './store.ts';
import { exportUsage, showUsage } from './usage/usage.ts';
import { giveUpWait, listWaits, waitForReservation } from './waits/writes.ts';

const reservationHandlers = {
  'reservations.range': showRange,
  'reservations.search': searchReservations,
  'reservations.show': showReservation,
  'reservations.list-own': listOwnReservations,
  'reservations.export-own': exportOwnReservations,
  'reservations.list-late': listLate,
  'reservations.check': checkReservation,
  'reservations.find': findFree,
  'reservations.book': bookReservation,
  'reservations.change': changeReservation,
  'reservations.cancel': cancelReservation,
  'reservations.confirm': confirmReservation,
  'reservations.check-in': checkInReservation,
  'reservations.end': endReservation,
  'reservations.extend': extendReservation,
  'reservations.hand-out': handOutReservation,
  'reservations.take-back': takeBackReservation,
  'reservations.drive': noteDrive,
  'reservations.alcohol': noteAlcohol,
  'reservations.hand-over': handOverReservations,
  'reservations.wait': waitForReservation,
  'reservations.give-up': giveUpWait,
  'reservations.list-waits': listWaits,
  'reservations.check-import': checkReservationImport,
  'reservations.import': importReservations,
  'reservations.usage': showUsage,
  'reservations.export-usage': exportUsage,
} satisfies HandlersFor<typeof RESERVATION_OPERATIONS>;

export const reservationsFeature = {
  handlers: reservationHandlers,
  openWork: openReservations,
  passingNews: passingReservationNews,
  approvalSubject: reservationRequests,
};
