import type { PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import { WarningBand } from '../../../kit/WarningBand.tsx';
import { usePurchaseWords } from '../words.ts';
import { FindingSentence } from './FindingSentence.tsx';

/** The warnings at submission, as the requester saw them (B5-02). */
export function PurchaseWarnings({ findings }: Pick<PurchaseRequest, 'findings'>) {
  const t = usePurchaseWords();
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  if (warnings.length === 0) return null;
  return (
    <WarningBand>
      <p>{t('warnings.label', { count: warnings.length })}</p>
      {warnings.map((finding) => (
        <p key={`${finding.field} ${finding.code}`}>
          <FindingSentence finding={finding} />
        </p>
      ))}
    </WarningBand>
  );
}
