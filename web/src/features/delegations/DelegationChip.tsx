import type { DelegationView } from '@madoguchi/contract/delegations/model.ts';
import { DELEGATION_STATUS_NAMES } from '@madoguchi/contract/delegations/names.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { IconName } from '../../kit/icons/icon-paths.ts';
import { type ChipWeight, StatusChip } from '../../kit/StatusChip.tsx';
import type { Hue } from '../../kit/theme/palettes.ts';
import { useLanguage } from '../../platform/words.ts';
import { type ShownState, type Side, stateOf } from './side.ts';
import { useDelegationWords } from './words.ts';

const LOOKS: Readonly<Record<ShownState, { readonly icon: IconName; readonly hue: Hue; readonly weight: ChipWeight }>> =
  {
    offered: { icon: 'clock', hue: 'blue', weight: 'ground' },
    coming: { icon: 'calendar', hue: 'blue', weight: 'ground' },
    accepted: { icon: 'approved', hue: 'green', weight: 'ground' },
    declined: { icon: 'cancelled', hue: 'grey', weight: 'outline' },
    ended: { icon: 'cancelled', hue: 'grey', weight: 'outline' },
  };

interface Props {
  readonly delegation: DelegationView;
  readonly side: Side;
  readonly today: PlainDate;
}

/** Where a delegation stands today; solid where the reader is asked to answer. */
export function DelegationChip({ delegation, side, today }: Props) {
  const t = useDelegationWords();
  const language = useLanguage();
  const state = stateOf(delegation, today);
  const { icon, hue, weight } = LOOKS[state];
  const isYours = state === 'offered' && side === 'received';
  return (
    <StatusChip
      label={state === 'coming' ? t('row.before') : DELEGATION_STATUS_NAMES[state][language]}
      icon={icon}
      hue={hue}
      weight={isYours ? 'solid' : weight}
    />
  );
}
