// Which of the chosen turns a bulk action takes, and why the others are left out. Pure.
import type { InboxRow } from '@madoguchi/contract/approvals/model.ts';

export type LeftOut = 'warned' | 'check' | 'circulate' | 'decide';

/** Only what nobody has to look into is approved unseen: no warning, and no step that asks for a look. */
export function whyNotApproved({ kind, warnings }: Pick<InboxRow, 'kind' | 'warnings'>): LeftOut | null {
  if (kind !== 'approve') return kind;
  return warnings > 0 ? 'warned' : null;
}

export function whyNotRead({ kind }: Pick<InboxRow, 'kind'>): LeftOut | null {
  return kind === 'circulate' ? null : 'decide';
}
