import type { AccountState } from '@madoguchi/contract/accounts/model.ts';
import { ACCOUNT_STATE_NAMES } from '@madoguchi/contract/accounts/names.ts';
import type { IconName } from '../../kit/icons/icon-paths.ts';
import { type ChipWeight, StatusChip } from '../../kit/StatusChip.tsx';
import type { Hue } from '../../kit/theme/palettes.ts';
import { useLanguage } from '../../platform/words.ts';

const LOOKS: Readonly<
  Record<AccountState, { readonly icon: IconName; readonly hue: Hue; readonly weight: ChipWeight }>
> = {
  invited: { icon: 'submitted', hue: 'blue', weight: 'ground' },
  active: { icon: 'success', hue: 'green', weight: 'ground' },
  locked: { icon: 'warning', hue: 'orange', weight: 'ground' },
  suspended: { icon: 'cancelled', hue: 'grey', weight: 'outline' },
};

/** Where an account stands, in word, shape and hue. */
export function StateChip({ state }: { readonly state: AccountState }) {
  const language = useLanguage();
  return <StatusChip label={ACCOUNT_STATE_NAMES[state][language]} {...LOOKS[state]} />;
}
