// How steps, people's turns and acts look: icon and hue; their words stand beside them, never colour alone.
import type { ActKind, TaskStatus } from '@madoguchi/contract/approvals/approval.ts';
import type { IconName } from '@madoguchi/contract/icons/catalogue.ts';
import type { ChipWeight } from '../../../kit/StatusChip.tsx';
import type { Hue } from '../../../kit/theme/palettes.ts';
import type { StepState } from './progress/step-state.ts';

export interface Look {
  readonly icon: IconName;
  readonly hue: Hue;
}

interface ChipLook extends Look {
  readonly weight: ChipWeight;
}

const GREY = { hue: 'grey', weight: 'outline' } as const;

export const STEP_LOOKS: Readonly<Record<StepState, ChipLook>> = {
  done: { icon: 'approved', hue: 'green', weight: 'ground' },
  now: { icon: 'inReview', hue: 'blue', weight: 'ground' },
  later: { icon: 'draft', ...GREY },
  skipped: { icon: 'cancelled', ...GREY },
  returned: { icon: 'returned', hue: 'orange', weight: 'ground' },
  rejected: { icon: 'rejected', hue: 'crimson', weight: 'ground' },
  unreached: { icon: 'draft', ...GREY },
};

export const TASK_LOOKS: Readonly<Record<TaskStatus, Look>> = {
  waiting: { icon: 'clock', hue: 'grey' },
  pending: { icon: 'inReview', hue: 'blue' },
  approved: { icon: 'approved', hue: 'green' },
  checked: { icon: 'check', hue: 'green' },
  read: { icon: 'eye', hue: 'green' },
  returned: { icon: 'returned', hue: 'orange' },
  rejected: { icon: 'rejected', hue: 'crimson' },
  taken_back: { icon: 'undo', hue: 'grey' },
  skipped: { icon: 'cancelled', hue: 'grey' },
  reassigned: { icon: 'arrowRight', hue: 'grey' },
};

export const ACT_LOOKS: Readonly<Record<ActKind, Look>> = {
  submit: { icon: 'submitted', hue: 'blue' },
  approve: TASK_LOOKS.approved,
  check: TASK_LOOKS.checked,
  read: TASK_LOOKS.read,
  return: TASK_LOOKS.returned,
  reject: TASK_LOOKS.rejected,
  'take-back': TASK_LOOKS.taken_back,
  comment: { icon: 'edit', hue: 'grey' },
  reassign: TASK_LOOKS.reassigned,
  withdraw: { icon: 'draft', hue: 'grey' },
  remind: { icon: 'bell', hue: 'orange' },
  escalate: { icon: 'arrowUp', hue: 'orange' },
  'change-amount': { icon: 'receipt', hue: 'grey' },
  lapse: { icon: 'cancelled', hue: 'grey' },
};
