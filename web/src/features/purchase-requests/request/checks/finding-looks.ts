// How a finding looks by its severity; its sentence stands in the contract.
import type { PurchaseFinding } from '@madoguchi/contract/purchase-requests/model.ts';
import type { IconName } from '../../../../kit/icons/icon-paths.ts';

interface FindingLook {
  readonly icon: IconName;
  readonly colour: string;
}

export const FINDING_LOOKS: Readonly<Record<PurchaseFinding['severity'], FindingLook>> = {
  error: { icon: 'error', colour: 'error.main' },
  warning: { icon: 'warning', colour: 'warning.main' },
  hint: { icon: 'info', colour: 'text.secondary' },
};
