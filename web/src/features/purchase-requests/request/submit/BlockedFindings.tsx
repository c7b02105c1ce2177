import { blockers } from '@madoguchi/contract/purchase-requests/checks.ts';
import { BlockedBand } from '../../../../kit/BlockedBand.tsx';
import { FindingLinks } from '../checks/FindingLinks.tsx';
import { useRequestChecks } from '../checks/request-checks.ts';
import { useRequestWords } from '../words.ts';

/** What still stops the submission, each with a way to its field. */
export function BlockedFindings({ attempt }: { readonly attempt: number }) {
  const t = useRequestWords();
  const inTheWay = blockers(useRequestChecks().findings);
  if (inTheWay.length === 0) return null;
  return (
    <BlockedBand attempt={attempt} title={t('blocked.title', { count: inTheWay.length })}>
      <FindingLinks findings={inTheWay} />
    </BlockedBand>
  );
}
