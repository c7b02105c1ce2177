// Handlers of the reservations.
import type { RESERVATION_OPERATIONS } from '@madoguchi/contract/reservations/operations.ts';
import type { HandlersFor } from '../../platform/http/handler.ts';
import { bookReservation, checkReservation } from './booking/book.ts';
import { showRange, showReservation } from './reads/range.ts';
import { cancelReservation, endReservation } from './steps/cancel.ts';

const reservationHandlers = {
  'reservations.range': showRange,
  'reservations.show': showReservation,
  'reservations.check': checkReservation,
  'reservations.book': bookReservation,
  'reservations.cancel': cancelReservation,
  'reservations.end': endReservation,
} satisfies HandlersFor<typeof RESERVATION_OPERATIONS>;

export const reservationsFeature = { handlers: reservationHandlers };
