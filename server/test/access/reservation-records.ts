// Why everybody may name any reservation: its time is every member of staff's to see.
import type { RESERVATION_OPERATIONS } from '@madoguchi/contract/reservations/operations.ts';
import type { Entry } from './hidden-record.ts';

type Id = (typeof RESERVATION_OPERATIONS)[number]['id'];

const TIMES: Entry = {
  open: 'the time of every reservation is open to staff; of a private one nothing else is told, and a step is refused by its rule (B6-02)',
};
const RESOURCES: Entry = { open: 'every resource is open to staff, and so is every colleague (B6-01)' };

export const RESERVATION_RECORDS = {
  'reservations.range': RESOURCES,
  'reservations.check': RESOURCES,
  'reservations.book': RESOURCES,
  'reservations.show': TIMES,
  'reservations.cancel': TIMES,
  'reservations.end': TIMES,
} as const satisfies Partial<Record<Id, Entry>>;
