import { TEMPLATE_STATUS_NAMES } from '@madoguchi/contract/onboarding/names.ts';
import { statusChip } from '../../../kit/StatusChip.tsx';

/** Where a text of a paper stands. */
export const TemplateStatusChip = statusChip(TEMPLATE_STATUS_NAMES, {
  draft: { icon: 'draft', hue: 'grey', weight: 'outline' },
  published: { icon: 'success', hue: 'green' },
});
