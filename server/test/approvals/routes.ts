// Steps of routes as tests publish them. What is left unsaid: anybody of them decides, within three business days.
import { RouteStep } from '@madoguchi/contract/approvals/route.ts';
import type { z } from 'zod';

type StepLike = Pick<z.input<typeof RouteStep>, 'name' | 'approvers'> & Partial<z.input<typeof RouteStep>>;

export function stepOf(step: StepLike): RouteStep {
  return RouteStep.parse({
    nameEn: `${step.name} (en)`,
    kind: 'approve',
    mode: { of: 'any' },
    fromAmount: 0,
    dueBusinessDays: 3,
    onTimeout: 'remind',
    ...step,
  });
}

export const SUPERIOR = stepOf({ name: '上長の承認', approvers: [{ by: 'superior' }] });
/** Two admins and the system person: whoever comes first. */
export const ADMINS = stepOf({ name: '管理者の承認', approvers: [{ by: 'role', role: 'admin' }] });
