import type { REVIEW_LIST } from '@madoguchi/contract/expense-claims/lists.ts';
import type { ClaimStatus, ReviewRow } from '@madoguchi/contract/expense-claims/model.ts';
import { NOT_SUBMITTED } from '@madoguchi/contract/expense-claims/state-names.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import { useMemo } from 'react';
import { useDepartmentName } from '../../../../kit/departments/use-department-name.ts';
import { Icon } from '../../../../kit/Icon.tsx';
import type { CardParts, ListColumn } from '../../../../kit/list/list-props.ts';
import { StatusChip } from '../../../../kit/StatusChip.tsx';
import { formatDay, formatNumber, formatYen } from '../../../../platform/formats.ts';
import { useUser } from '../../../../platform/session.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { ClaimStatusChip } from '../../decisions/ClaimStatusChip.tsx';
import { useReviewWords } from '../words.ts';
import { waitsForMe } from './next-claim.ts';

type Column = ListColumn<typeof REVIEW_LIST>;

const isSubmitted = ({ status }: ReviewRow) => status !== null;

/** The columns of the review list: what stands where, how wide, and which go first when room is short. */
export function useReviewColumns(): readonly Column[] {
  const t = useReviewWords();
  const { employeeId } = useUser();
  const departmentName = useDepartmentName();
  const language = useLanguage();
  return useMemo((): Column[] => {
    const warnings = ({ warningCount }: ReviewRow) =>
      warningCount > 0 && (
        <span className="warned">
          <Icon name="warning" size={16} label={t('row.warned')} />
          {warningCount}
        </span>
      );
    return [
      // Its English name is long: beside an open claim, people's names need the room.
      { field: 'employee', ...(language === 'ja' ? { widthPx: 112 } : { widthPx: 160, fromPx: 640 }) },
      { field: 'kana', widthPx: null, head: { ja: '氏名（フリガナ）', en: 'Name (kana)' } },
      {
        field: 'department',
        widthPx: language === 'ja' ? 168 : 216,
        fromPx: 1_040,
        cell: (row) => departmentName(row.departmentCode),
      },
      {
        field: 'lines',
        widthPx: 96,
        fromPx: 1_200,
        cell: (row) => isSubmitted(row) && formatNumber(row.lineCount),
      },
      {
        field: 'total',
        widthPx: 136,
        head: { ja: '合計', en: 'Total' },
        cell: (row) => isSubmitted(row) && formatYen(row.totalYen),
      },
      { field: 'warned', fromPx: 680, head: { ja: '注意', en: 'Warnings' }, cell: warnings },
      {
        field: 'state',
        widthPx: 152,
        cell: (row) => <RowStatus status={row.status} isYourTurn={waitsForMe(row, employeeId)} />,
      },
      { field: 'submitted', widthPx: 160, fromPx: 800 },
      { field: 'number', isExtra: true },
    ];
  }, [t, departmentName, employeeId, language]);
}

/** One person of the month where room is short. */
export function useReviewCard(): (row: ReviewRow) => CardParts {
  const t = useReviewWords();
  const language = useLanguage();
  const { employeeId } = useUser();
  const departmentName = useDepartmentName();
  return (row) => ({
    state: <RowStatus status={row.status} isYourTurn={waitsForMe(row, employeeId)} />,
    day: row.submittedAt ? formatDay(tokyoDay(Date.parse(row.submittedAt)), language) : row.employeeId,
    amount: isSubmitted(row) && formatYen(row.totalYen),
    detail: departmentName(row.departmentCode),
    mark: row.warningCount > 0 && (
      <span className="warned">
        <Icon name="warning" size={16} />
        {t('row.warnings', { count: row.warningCount })}
      </span>
    ),
  });
}

interface Props {
  /** `null`: nothing was submitted, whatever the person may have begun. */
  readonly status: ClaimStatus | null;
  /** True when the reader acts next. */
  readonly isYourTurn: boolean;
}

/** Where a person's month stands; solid where the reader acts next. */
function RowStatus({ status, isYourTurn }: Props) {
  const language = useLanguage();
  if (status === null) return <StatusChip label={NOT_SUBMITTED[language]} icon="draft" hue="grey" weight="outline" />;
  return <ClaimStatusChip status={status} isYourTurn={isYourTurn} />;
}
