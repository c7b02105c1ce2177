import { countForReview } from '@madoguchi/contract/expense-claims/operations.ts';
import { NOT_SUBMITTED, STATUS_NAMES } from '@madoguchi/contract/expense-claims/state-names.ts';
import type { OutputOf } from '@madoguchi/contract/operation.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import { formatMonth, formatYen } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { CardRead } from '../board/CardRead.tsx';
import { useInformationWords } from '../words.ts';

type Count = OutputOf<typeof countForReview>[number];

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'left', fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& th, & td': { height: 32, padding: '0 4px', borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& .number': { textAlign: 'right', whiteSpace: 'nowrap' },
}));

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
          <Table>
            <thead>
              <tr>
                <th scope="col">{t('state')}</th>
                <th scope="col" className="number">
                  {t('headPeople')}
                </th>
                <th scope="col" className="number">
                  {t('headTotal')}
                </th>
              </tr>
            </thead>
            <tbody>
              {inOrder(counts).map(({ state, people, totalYen }) => (
                <tr key={state}>
                  <td>
                    <Link to={to} search={{ state }}>
                      {(state === 'not-submitted' ? NOT_SUBMITTED : STATUS_NAMES[state])[language]}
                    </Link>
                  </td>
                  <td className="number">{t('people', { count: people })}</td>
                  <td className="number">{state === 'not-submitted' ? '-' : formatYen(totalYen)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
          <Link to={to} style={{ alignSelf: 'flex-start' }}>
            {t('openReview', { month: formatMonth(month, language) })}
          </Link>
        </>
      )}
    </CardRead>
  );
}

function inOrder(counts: readonly Count[]): readonly Count[] {
  return counts.toSorted((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state));
}
