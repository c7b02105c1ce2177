import { PHASE_NAMES } from '@madoguchi/contract/announcements/names.ts';
import { statusChip } from '../../../kit/StatusChip.tsx';

/** Where an announcement stands today. */
export const PhaseChip = statusChip(PHASE_NAMES, {
  draft: { icon: 'draft', hue: 'grey', weight: 'outline' },
  scheduled: { icon: 'clock', hue: 'blue' },
  current: { icon: 'success', hue: 'green' },
  expired: { icon: 'calendar', hue: 'orange' },
  withdrawn: { icon: 'cancelled', hue: 'grey', weight: 'outline' },
});
