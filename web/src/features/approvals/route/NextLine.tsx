import type { ApprovalView } from '@madoguchi/contract/approvals/model.ts';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../../platform/words.ts';
import { peopleNow } from './step-state.ts';
import { useRouteWords } from './words.ts';

const NAMED = 3;

/** What comes next, in a sentence: whose turn it is, or how it ended. */
export function NextLine({ approval }: { readonly approval: Pick<ApprovalView, 'status' | 'steps' | 'current'> }) {
  const t = useRouteWords();
  const language = useLanguage();
  const { status, steps, current } = approval;
  const kind = current === null ? undefined : steps[current]?.kind;
  const people = peopleNow(approval).map(({ approver }) => approver.name);
  const listed = people.slice(0, NAMED).join(language === 'ja' ? '、' : ', ');
  const rest = people.length - NAMED;
  const names = rest > 0 ? t('names.or-more', { names: listed, count: rest }) : listed;
  const sentence = status === 'in_progress' ? kind && t(`next.${kind}`, { names }) : t(`ended.${status}`);
  return (
    <Typography role="status" sx={{ my: 0.5 }}>
      {sentence}
    </Typography>
  );
}
