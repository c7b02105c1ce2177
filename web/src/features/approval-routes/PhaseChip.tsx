import type { RouteRow } from '@madoguchi/contract/approval-routes/model.ts';
import { ROUTE_PHASE_NAMES } from '@madoguchi/contract/approval-routes/names.ts';
import type { IconName } from '../../kit/icons/icon-paths.ts';
import { type ChipWeight, StatusChip } from '../../kit/StatusChip.tsx';
import type { Hue } from '../../kit/theme/palettes.ts';
import { useLanguage } from '../../platform/words.ts';

const LOOKS: Readonly<
  Record<RouteRow['phase'], { readonly icon: IconName; readonly hue: Hue; readonly weight: ChipWeight }>
> = {
  draft: { icon: 'draft', hue: 'grey', weight: 'outline' },
  scheduled: { icon: 'clock', hue: 'blue', weight: 'ground' },
  active: { icon: 'success', hue: 'green', weight: 'ground' },
  ended: { icon: 'cancelled', hue: 'grey', weight: 'outline' },
};

/** Where an approval route stands today, in word, shape and hue. */
export function PhaseChip({ phase }: { readonly phase: RouteRow['phase'] }) {
  const language = useLanguage();
  return <StatusChip label={ROUTE_PHASE_NAMES[phase][language]} {...LOOKS[phase]} />;
}
