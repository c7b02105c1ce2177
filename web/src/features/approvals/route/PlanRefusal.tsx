import type { ApprovalPreview } from '@madoguchi/contract/approvals/model.ts';
import { styled } from '@mui/material/styles';
import { useLanguage } from '../../../platform/words.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { RADIUS } from '../../../ui/theme/tokens.ts';
import { useRouteWords } from './words.ts';

const Band = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  padding: '8px 12px',
  borderRadius: RADIUS.menu,
  color: theme.vars.palette.status.orange.ink,
  backgroundColor: theme.vars.palette.status.orange.ground,
  '& svg': { flex: 'none', marginTop: 2 },
  '& p': { margin: 0 },
}));

interface Props {
  readonly refusal: NonNullable<ApprovalPreview['refusal']>;
  readonly ask: readonly string[];
}

/** Why nothing can be submitted as it is, and who can help (B3-04). */
export function PlanRefusal({ refusal: { code, stepName }, ask }: Props) {
  const t = useRouteWords();
  const language = useLanguage();
  const names = ask.join(language === 'ja' ? '、' : ', ');
  return (
    <Band>
      <Icon name="warning" />
      <div>
        <p>{code === 'no-approver' ? t('refused.no-approver', { step: stepName ?? '' }) : t('refused.no-route')}</p>
        <p>{ask.length === 0 ? t('refused.ask.anyone') : t('refused.ask', { names })}</p>
      </div>
    </Band>
  );
}
