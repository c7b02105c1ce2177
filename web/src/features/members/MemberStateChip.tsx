import { MEMBER_STATE_NAMES } from '@madoguchi/contract/members/names.ts';
import { statusChip } from '../../kit/StatusChip.tsx';

/** Where somebody stands: works here, comes, has left. */
export const MemberStateChip = statusChip(MEMBER_STATE_NAMES, {
  present: { icon: 'person', hue: 'green', weight: 'outline' },
  joining: { icon: 'calendar', hue: 'blue', weight: 'outline' },
  left: { icon: 'logout', hue: 'grey', weight: 'outline' },
});
