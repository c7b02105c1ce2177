import { ACCOUNT_STATE_NAMES } from '@madoguchi/contract/accounts/names.ts';
import { statusChip } from '../../kit/StatusChip.tsx';

/** Where an account stands. */
export const StateChip = statusChip(ACCOUNT_STATE_NAMES, {
  invited: { icon: 'submitted', hue: 'blue' },
  active: { icon: 'success', hue: 'green' },
  locked: { icon: 'warning', hue: 'orange' },
  suspended: { icon: 'cancelled', hue: 'grey', weight: 'outline' },
});
