import type { ApprovalView } from '@madoguchi/contract/approvals/model.ts';
import { showApproval } from '@madoguchi/contract/approvals/operations.ts';
import Button from '@mui/material/Button';
import { createLink } from '@tanstack/react-router';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useBuyingWords } from './words.ts';

const ButtonLink = createLink(Button);
const DECISIONS: readonly ApprovalView['offered'][number][] = ['approve', 'check', 'return', 'reject'];

/** Leads whoever has the turn to where they decide; nothing for anybody else. */
export function DecideLink({ approvalId }: { readonly approvalId: string }) {
  const t = useBuyingWords();
  const { data } = useRead(showApproval, { id: approvalId });
  if (!data?.offered.some((act) => DECISIONS.includes(act))) return null;
  return (
    <ButtonLink to={screenPath('approvals.inbox')} search={{ approval: approvalId }} variant="contained">
      {t('decide')}
    </ButtonLink>
  );
}
