import type { ApprovalPreview } from '@madoguchi/contract/approvals/model.ts';
import { WarningBand } from '../../../kit/WarningBand.tsx';
import { formatList } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useRouteWords } from './words.ts';

interface Props {
  readonly refusal: NonNullable<ApprovalPreview['refusal']>;
  readonly ask: readonly string[];
}

/** Why nothing can be submitted as it is, and who can help (B3-04). */
export function PlanRefusal({ refusal: { code, stepName }, ask }: Props) {
  const t = useRouteWords();
  const language = useLanguage();
  const names = formatList(ask, language);
  return (
    <WarningBand>
      <p>{code === 'no-approver' ? t('refused.no-approver', { step: stepName ?? '' }) : t('refused.no-route')}</p>
      <p>{ask.length === 0 ? t('refused.ask.anyone') : t('refused.ask', { names })}</p>
    </WarningBand>
  );
}
