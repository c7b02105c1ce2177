import type { DetailState } from '@madoguchi/contract/classifications/model.ts';
import { DETAIL_STATE_NAMES } from '@madoguchi/contract/classifications/names.ts';
import type { IconName } from '../../../kit/icons/icon-paths.ts';
import { type ChipWeight, StatusChip } from '../../../kit/StatusChip.tsx';
import type { Hue } from '../../../kit/theme/palettes.ts';
import { useLanguage } from '../../../platform/words.ts';

const LOOKS: Readonly<
  Record<DetailState, { readonly icon: IconName; readonly hue: Hue; readonly weight: ChipWeight }>
> = {
  valid: { icon: 'success', hue: 'green', weight: 'ground' },
  coming: { icon: 'clock', hue: 'blue', weight: 'ground' },
  ended: { icon: 'calendar', hue: 'grey', weight: 'outline' },
  stopped: { icon: 'cancelled', hue: 'grey', weight: 'outline' },
};

/** Where a value stands today, in word, shape and hue. */
export function DetailStateChip({ state }: { readonly state: DetailState }) {
  const language = useLanguage();
  return <StatusChip label={DETAIL_STATE_NAMES[state][language]} {...LOOKS[state]} />;
}
