import { countForReview } from '@madoguchi/contract/expense-claims/operations.ts';
import { NOT_SUBMITTED, STATUS_NAMES } from '@madoguchi/contract/expense-claims/state-names.ts';
import type { OutputOf } from '@madoguchi/contract/operation.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import { formatMonth, formatYen } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { CardRead } from '../board/CardRead.tsx';
import { useInformationWords } from '../words.ts';
import { CardLink } from './CardLink.tsx';
import { CountTable } from './CountTable.tsx';

type Count = OutputOf<typeof countForReview>[number];

/** In the order in which a claim goes. */
const ORDER: readonly Count['state'][] = [
  'not-submitted',
  'submitted',
  'returned',
  'approved',
  'confirmed',
  'rejected',
];

/** How many people stand where this month, and the sums; each state opens its list (B9-01). */
export function ReviewCard() {
  const t = useInformationWords();
  const language = useLanguage();
  const month = monthOf(useSession().today);
  const read = useRead(countForReview, { month });
  const to = screenPath('expense-claims.review', { applicationYm: month });
  return (
    <CardRead read={read} shape={[32, 32, 32, 32, 32]}>
      {(counts) => (
        <>
          <CountTable
            head={t('headPeople')}
            rows={inOrder(counts).map(({ state, people, totalYen }) => ({
              state,
              name: (state === 'not-submitted' ? NOT_SUBMITTED : STATUS_NAMES[state])[language],
              to,
              search: { state },
              count: t('people', { count: people }),
              total: state === 'not-submitted' ? '-' : formatYen(totalYen),
            }))}
          />
          <CardLink to={to}>{t('openReview', { month: formatMonth(month, language) })}</CardLink>
        </>
      )}
    </CardRead>
  );
}

function inOrder(counts: readonly Count[]): readonly Count[] {
  return counts.toSorted((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state));
}
