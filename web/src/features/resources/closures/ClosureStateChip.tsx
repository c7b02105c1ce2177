import { CLOSURE_STATE_NAMES } from '@madoguchi/contract/resources/names.ts';
import { statusChip } from '../../../kit/StatusChip.tsx';

/** Where a closure stands now. */
export const ClosureStateChip = statusChip(CLOSURE_STATE_NAMES, {
  coming: { icon: 'clock', hue: 'blue', weight: 'outline' },
  current: { icon: 'closed', hue: 'orange' },
  over: { icon: 'success', hue: 'grey', weight: 'outline' },
  lifted: { icon: 'undo', hue: 'grey', weight: 'outline' },
});
