import type { AnnouncementPhase } from '@madoguchi/contract/announcements/model.ts';
import { PHASE_NAMES } from '@madoguchi/contract/announcements/names.ts';
import type { IconName } from '../../../kit/icons/icon-paths.ts';
import { type ChipWeight, StatusChip } from '../../../kit/StatusChip.tsx';
import type { Hue } from '../../../kit/theme/palettes.ts';
import { useLanguage } from '../../../platform/words.ts';

const LOOKS: Readonly<
  Record<AnnouncementPhase, { readonly icon: IconName; readonly hue: Hue; readonly weight: ChipWeight }>
> = {
  draft: { icon: 'draft', hue: 'grey', weight: 'outline' },
  scheduled: { icon: 'clock', hue: 'blue', weight: 'ground' },
  current: { icon: 'success', hue: 'green', weight: 'ground' },
  expired: { icon: 'calendar', hue: 'orange', weight: 'ground' },
  withdrawn: { icon: 'cancelled', hue: 'grey', weight: 'outline' },
};

/** Where an announcement stands today, in word, shape and hue. */
export function PhaseChip({ phase }: { readonly phase: AnnouncementPhase }) {
  const language = useLanguage();
  return <StatusChip label={PHASE_NAMES[phase][language]} {...LOOKS[phase]} />;
}
