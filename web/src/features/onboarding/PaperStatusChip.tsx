import { LISTED_STATUS_NAMES } from '@madoguchi/contract/onboarding/names.ts';
import { statusChip } from '../../kit/StatusChip.tsx';

/** Where a paper stands. */
export const PaperStatusChip = statusChip(LISTED_STATUS_NAMES, {
  none: { icon: 'minus', hue: 'grey', weight: 'outline' },
  requested: { icon: 'clock', hue: 'orange' },
  in_progress: { icon: 'draft', hue: 'blue', weight: 'outline' },
  submitted: { icon: 'submitted', hue: 'blue' },
  returned: { icon: 'returned', hue: 'orange', weight: 'solid' },
  accepted: { icon: 'approved', hue: 'green' },
  superseded: { icon: 'history', hue: 'grey', weight: 'outline' },
  withdrawn: { icon: 'cancelled', hue: 'grey', weight: 'outline' },
  taken_back: { icon: 'cancelled', hue: 'grey', weight: 'outline' },
});
