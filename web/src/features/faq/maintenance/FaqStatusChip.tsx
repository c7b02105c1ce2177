import { FAQ_STATUS_NAMES } from '@madoguchi/contract/faq/names.ts';
import { statusChip } from '../../../kit/StatusChip.tsx';

/** Where an entry stands. */
export const FaqStatusChip = statusChip(FAQ_STATUS_NAMES, {
  draft: { icon: 'draft', hue: 'grey', weight: 'outline' },
  published: { icon: 'success', hue: 'green' },
  unpublished: { icon: 'cancelled', hue: 'grey', weight: 'outline' },
});
