import { VERSION_STATE_NAMES } from '@madoguchi/contract/electronic-transactions/names.ts';
import { statusChip } from '../../kit/StatusChip.tsx';

/** One that counts, one that was corrected, one that was deleted: nothing of any of them goes away. */
export const TransactionStateChip = statusChip(VERSION_STATE_NAMES, {
  live: { icon: 'success', hue: 'green', weight: 'outline' },
  superseded: { icon: 'history', hue: 'grey', weight: 'outline' },
  deleted: { icon: 'cancelled', hue: 'grey', weight: 'outline' },
});
