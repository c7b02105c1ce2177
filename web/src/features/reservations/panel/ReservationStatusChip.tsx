import { SHOWN_STATE_NAMES } from '@madoguchi/contract/reservations/names.ts';
import { statusChip } from '../../../kit/StatusChip.tsx';

export const ReservationStatusChip = statusChip(SHOWN_STATE_NAMES, {
  awaiting_approval: { icon: 'clock', hue: 'orange', weight: 'ground' },
  tentative: { icon: 'clock', hue: 'orange' },
  confirmed: { icon: 'confirmed', hue: 'blue' },
  in_use: { icon: 'person', hue: 'green' },
  finished: { icon: 'success', hue: 'grey', weight: 'outline' },
  rejected: { icon: 'rejected', hue: 'crimson', weight: 'outline' },
  cancelled: { icon: 'cancelled', hue: 'grey', weight: 'outline' },
  no_show: { icon: 'cancelled', hue: 'crimson', weight: 'outline' },
});
