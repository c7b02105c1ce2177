import { ROUTE_PHASE_NAMES } from '@madoguchi/contract/approval-routes/names.ts';
import { statusChip } from '../../kit/StatusChip.tsx';

/** Where an approval route stands today. */
export const PhaseChip = statusChip(ROUTE_PHASE_NAMES, {
  draft: { icon: 'draft', hue: 'grey', weight: 'outline' },
  scheduled: { icon: 'clock', hue: 'blue' },
  active: { icon: 'success', hue: 'green' },
  ended: { icon: 'cancelled', hue: 'grey', weight: 'outline' },
});
