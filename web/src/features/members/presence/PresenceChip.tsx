import { PRESENCE_NAMES } from '@madoguchi/contract/members/names.ts';
import type { Presence } from '@madoguchi/contract/members/presences.ts';
import { StatusChip } from '../../../kit/StatusChip.tsx';
import { useLanguage } from '../../../platform/words.ts';

const LOOKS = {
  office: { icon: 'person', hue: 'green' },
  remote: { icon: 'home', hue: 'green' },
  meeting: { icon: 'people', hue: 'orange' },
  out: { icon: 'arrowRight', hue: 'blue' },
  away: { icon: 'clock', hue: 'grey' },
  off: { icon: 'calendar', hue: 'grey' },
} as const;

/** Where somebody says that they are. */
export function PresenceChip({ presence }: { readonly presence: Presence }) {
  const language = useLanguage();
  return <StatusChip label={PRESENCE_NAMES[presence][language]} weight="outline" {...LOOKS[presence]} />;
}
