import { DETAIL_STATE_NAMES } from '@madoguchi/contract/classifications/names.ts';
import { statusChip } from '../../../kit/StatusChip.tsx';

/** Where a value stands today. */
export const DetailStateChip = statusChip(DETAIL_STATE_NAMES, {
  valid: { icon: 'success', hue: 'green' },
  coming: { icon: 'clock', hue: 'blue' },
  ended: { icon: 'calendar', hue: 'grey', weight: 'outline' },
  stopped: { icon: 'cancelled', hue: 'grey', weight: 'outline' },
});
