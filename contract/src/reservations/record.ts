import { defineRecord } from '../record/record.ts';
import { RESERVATION_STATUS_NAMES } from './names.ts';
import { reservationMachine } from './states.ts';

export const RESERVATION = defineRecord({
  noun: 'reservation',
  name: { ja: '予約', en: 'reservation' },
  states: RESERVATION_STATUS_NAMES,
  machine: reservationMachine,
});
