import type { ApprovalView } from '@madoguchi/contract/approvals/model.ts';
import { formatList } from '../../../../platform/formats.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useRouteWords } from '../words.ts';
import { peopleNow } from './step-state.ts';

const NAMED = 3;

/** The sentence about the next step: whose turn it is, or how the approval ended. */
export function useNextSentence(approval: Pick<ApprovalView, 'status' | 'steps' | 'current'>): string | null {
  const t = useRouteWords();
  const language = useLanguage();
  const { status, steps, current } = approval;
  if (status !== 'in_progress') return t(`ended.${status}`);
  const kind = current === null ? undefined : steps[current]?.kind;
  if (kind === undefined) return null;
  const people = peopleNow(approval).map(({ approver }) => approver.name);
  const listed = formatList(people.slice(0, NAMED), language);
  const rest = people.length - NAMED;
  return t(`next.${kind}`, { names: rest > 0 ? t('names.or-more', { names: listed, count: rest }) : listed });
}
