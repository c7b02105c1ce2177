import { findingSentence } from '@madoguchi/contract/expense-claims/finding-sentence.ts';
import type { Claim } from '@madoguchi/contract/expense-claims/model.ts';
import { styled } from '@mui/material/styles';
import { useLanguageNow } from '../../../../platform/language.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { RADIUS } from '../../../../ui/theme/tokens.ts';
import { useReviewWords } from '../words.ts';
import { findingsOfWhole } from './lines/claim-findings.ts';

const Band = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
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

/** How many warnings the requester explained when handing the claim in, and those that belong to no line. */
export function WarningBand({ findings }: Pick<Claim, 'findings'>) {
  const t = useReviewWords();
  const language = useLanguageNow();
  if (findings.length === 0) return null;
  return (
    <Band>
      <Icon name="warning" />
      <div>
        <p>{t('claim.warned', { count: findings.length })}</p>
        {findingsOfWhole({ findings }).map((finding) => (
          <p key={finding.code}>{findingSentence(finding, language)}</p>
        ))}
      </div>
    </Band>
  );
}
