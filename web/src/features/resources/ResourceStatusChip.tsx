import { RESOURCE_STATUS_NAMES } from '@madoguchi/contract/resources/names.ts';
import { statusChip } from '../../kit/StatusChip.tsx';

/** Retired ones can no longer be reserved. */
export const ResourceStatusChip = statusChip(RESOURCE_STATUS_NAMES, {
  active: { icon: 'success', hue: 'green', weight: 'outline' },
  retired: { icon: 'cancelled', hue: 'grey', weight: 'outline' },
});
