import type { FaqStatus } from '@madoguchi/contract/faq/model.ts';
import { FAQ_STATUS_NAMES } from '@madoguchi/contract/faq/names.ts';
import type { IconName } from '../../../kit/icons/icon-paths.ts';
import { type ChipWeight, StatusChip } from '../../../kit/StatusChip.tsx';
import type { Hue } from '../../../kit/theme/palettes.ts';
import { useLanguage } from '../../../platform/words.ts';

const LOOKS: Readonly<Record<FaqStatus, { readonly icon: IconName; readonly hue: Hue; readonly weight: ChipWeight }>> =
  {
    draft: { icon: 'draft', hue: 'grey', weight: 'outline' },
    published: { icon: 'success', hue: 'green', weight: 'ground' },
    unpublished: { icon: 'cancelled', hue: 'grey', weight: 'outline' },
  };

/** Where an entry stands, in word, shape and hue. */
export function FaqStatusChip({ status }: { readonly status: FaqStatus }) {
  const language = useLanguage();
  return <StatusChip label={FAQ_STATUS_NAMES[status][language]} {...LOOKS[status]} />;
}
