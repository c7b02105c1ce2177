// Where in a route a fault of its publication lies, in words. Pure.
import type { SayApprovalRoute } from '../words.ts';

const FIELDS = {
  'draft.name': 'name',
  'draft.validFrom': 'validFrom',
  'draft.validTo': 'validTo',
  'draft.conditions.minAmount': 'minAmount',
  'draft.conditions.maxAmount': 'maxAmount',
  'draft.conditions.types': 'types',
  'draft.conditions.groups': 'groups',
  'draft.conditions.positions': 'positions',
} as const;

/** `draft.steps.1.approvers.0.position` → 「ステップ2の承認者1」 */
export function placeOf(field: string, t: SayApprovalRoute): string {
  const [, step, approver] = /^draft\.steps\.(\d+)(?:\.approvers\.(\d+))?/.exec(field) ?? [];
  if (step !== undefined) {
    const n = Number(step) + 1;
    return approver === undefined ? t('step.nth', { n }) : t('rule.nth', { n, m: Number(approver) + 1 });
  }
  const known = Object.entries(FIELDS).find(([path]) => field === path || field.startsWith(`${path}.`));
  return t(known ? known[1] : 'group.steps');
}
