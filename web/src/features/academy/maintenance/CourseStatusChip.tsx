import { COURSE_STATUS_NAMES } from '@madoguchi/contract/academy/choices.ts';
import { statusChip } from '../../../kit/StatusChip.tsx';

/** The state of a course as it is written. */
export const CourseStatusChip = statusChip(COURSE_STATUS_NAMES, {
  draft: { icon: 'draft', hue: 'grey', weight: 'outline' },
  published: { icon: 'success', hue: 'green' },
  withdrawn: { icon: 'cancelled', hue: 'grey' },
});
