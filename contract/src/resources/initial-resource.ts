// The values with which a new resource begins, in the form and in a file that leaves columns out.
import type { ResourceContent } from './model.ts';

const WORKDAY = { opens: '08:00', closes: '20:00' };

export const INITIAL_RESOURCE: ResourceContent = {
  name: '',
  reading: '',
  resourceCategory: 'room',
  site: '',
  capacity: null,
  features: [],
  note: '',
  quantity: 1,
  slotMinutes: 15,
  shortestMinutes: 15,
  longestMinutes: 480,
  leadMinutes: 0,
  aheadDaysStaff: 90,
  aheadDaysAdmin: 180,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  approval: 'none',
  checksIn: false,
  graceMinutes: 15,
  hours: [WORKDAY, WORKDAY, WORKDAY, WORKDAY, WORKDAY, null, null],
  mostOpenStaff: null,
  mostOpenAdmin: null,
  weekHoursStaff: null,
  weekHoursAdmin: null,
  inUseFrom: null,
  endsOn: null,
  unitIds: [],
  managerIds: [],
};
