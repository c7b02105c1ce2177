// Where G and a letter lead (KEY): one letter a screen, the same wherever one is.
import type { ScreenId } from '@madoguchi/contract/screens.ts';

export const GO_KEYS: Readonly<Partial<Record<ScreenId, string>>> = {
  information: 'g d',
  'approvals.inbox': 'g i',
  'to-dos': 'g t',
  'expense-claims.mine': 'g e',
  'purchase-requests.list': 'g p',
  'expense-claims.review': 'g a',
  'members.list': 'g m',
  reservations: 'g r',
  calendar: 'g c',
  faq: 'g f',
};
