import type { MemberState } from '@madoguchi/contract/members/model.ts';
import { MEMBER_STATE_NAMES } from '@madoguchi/contract/members/names.ts';
import { StatusChip } from '../../kit/StatusChip.tsx';
import { useLanguage } from '../../platform/words.ts';

const LOOKS = {
  present: { icon: 'person', hue: 'green', weight: 'outline' },
  joining: { icon: 'calendar', hue: 'blue', weight: 'outline' },
  left: { icon: 'logout', hue: 'grey', weight: 'outline' },
} as const;

/** Where somebody stands: works here, comes, has left. */
export function MemberStateChip({ state }: { readonly state: MemberState }) {
  const language = useLanguage();
  return <StatusChip label={MEMBER_STATE_NAMES[state][language]} {...LOOKS[state]} />;
}
