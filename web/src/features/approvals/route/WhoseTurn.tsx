import type { ApprovalView } from '@madoguchi/contract/approvals/model.ts';
import { showApproval } from '@madoguchi/contract/approvals/operations.ts';
import Typography from '@mui/material/Typography';
import { useRead } from '../../../platform/query.ts';
import { useNextSentence } from './progress/use-next-sentence.ts';

/** Whose turn it is, in a sentence, where the steps themselves stand further down; nothing once it is over. */
export function WhoseTurn({ approvalId }: { readonly approvalId: string }) {
  const { data } = useRead(showApproval, { id: approvalId });
  return data?.status === 'in_progress' ? <Sentence approval={data} /> : null;
}

function Sentence({ approval }: { readonly approval: ApprovalView }) {
  return <Typography>{useNextSentence(approval)}</Typography>;
}
