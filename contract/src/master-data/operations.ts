// GET /api/master/find/{list}: eight operations, valid today, in order (S4-05).
import * as z from 'zod';
import { read } from '../operation.ts';
import type { MasterList } from './list-names.ts';
import { CalendarYear, Holiday, MASTER_VALUES } from './model.ts';

function find<const List extends MasterList>(list: List) {
  return read(`master-data.${list}` as const, {
    at: ['GET', `/api/master/find/${list}`],
    access: 'signed-in',
    input: z.strictObject({}),
    output: z.array(MASTER_VALUES[list]),
    refuses: [],
  });
}

export const FIND_MASTER = {
  reason: find('reason'),
  route: find('route'),
  way: find('way'),
  purchase_type: find('purchase_type'),
  staff: find('staff'),
  group: find('group'),
  position: find('position'),
  document_type: find('document_type'),
} as const;

/** The holidays of a calendar year in order, for calendars to mark (D3). */
export const listHolidays = read('master-data.holidays', {
  at: ['GET', '/api/holidays/:year'],
  access: 'signed-in',
  /** Holidays come with the product; no write changes them. */
  shows: [],
  input: z.strictObject({ year: CalendarYear }),
  output: z.array(Holiday),
  refuses: [],
});

export const MASTER_DATA_OPERATIONS = [
  FIND_MASTER.reason,
  FIND_MASTER.route,
  FIND_MASTER.way,
  FIND_MASTER.purchase_type,
  FIND_MASTER.staff,
  FIND_MASTER.group,
  FIND_MASTER.position,
  FIND_MASTER.document_type,
  listHolidays,
] as const;
