import { findingSentence } from '@madoguchi/contract/expense-claims/finding-sentence.ts';
import type { Claim } from '@madoguchi/contract/expense-claims/model.ts';
import { WarningBand } from '../../../../kit/WarningBand.tsx';
import { useLanguageNow } from '../../../../platform/language.ts';
import { useReviewWords } from '../words.ts';
import { findingsOfWhole } from './lines/claim-findings.ts';

/** How many warnings the requester explained when handing the claim in, and those that belong to no line. */
export function ClaimWarnings({ findings }: Pick<Claim, 'findings'>) {
  const t = useReviewWords();
  const language = useLanguageNow();
  if (findings.length === 0) return null;
  return (
    <WarningBand>
      <p>{t('claim.warned', { count: findings.length })}</p>
      {findingsOfWhole({ findings }).map((finding) => (
        <p key={finding.code}>{findingSentence(finding, language)}</p>
      ))}
    </WarningBand>
  );
}
