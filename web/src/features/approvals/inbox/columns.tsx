import type { INBOX_LIST } from '@madoguchi/contract/approvals/lists.ts';
import type { InboxRow } from '@madoguchi/contract/approvals/model.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import { useMemo } from 'react';
import { formatDay, formatYen } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useDepartmentName } from '../../../ui/departments/use-department-name.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { CardParts, ListColumn } from '../../../ui/list/list-props.ts';
import { TurnChip } from './TurnChip.tsx';
import { useInboxWords } from './words.ts';

type Column = ListColumn<typeof INBOX_LIST>;

/** The columns of the inbox: what stands where, how wide, and which go first when room is short. */
export function useInboxColumns(): readonly Column[] {
  const t = useInboxWords();
  const language = useLanguage();
  const departmentName = useDepartmentName();
  return useMemo((): Column[] => {
    const inLanguage = (japanese: string, english: string) =>
      language === 'en' && english !== '' ? english : japanese;
    const warnings = ({ warnings: count }: InboxRow) =>
      count > 0 && (
        <span className="warned">
          <Icon name="warning" size={16} label={t('row.warned')} />
          {count}
        </span>
      );
    return [
      { field: 'requester', widthPx: null },
      { field: 'title', widthPx: 160, cell: (row) => inLanguage(row.title, row.titleEn) },
      { field: 'number', widthPx: 144, fromPx: 760 },
      { field: 'domain', widthPx: 176, isExtra: true },
      { field: 'department', widthPx: 152, fromPx: 1000, cell: (row) => departmentName(row.departmentCode) },
      { field: 'amount', widthPx: 128, cell: (row) => formatYen(row.amount) },
      { field: 'warned', widthPx: 88, fromPx: 680, cell: warnings },
      { field: 'step', widthPx: 152, fromPx: 1200, cell: (row) => inLanguage(row.stepName, row.stepNameEn) },
      { field: 'kind', widthPx: 128, cell: (row) => <TurnChip row={row} /> },
      { field: 'arrived', widthPx: 168, fromPx: 860 },
      { field: 'due', widthPx: 144, fromPx: 1100 },
    ];
  }, [t, language, departmentName]);
}

/** One turn where room is short: who and how much, always; what, since when, and what to mind. */
export function useInboxCard(): (row: InboxRow) => CardParts {
  const t = useInboxWords();
  const language = useLanguage();
  return (row) => ({
    state: <TurnChip row={row} />,
    day: formatDay(tokyoDay(Date.parse(row.arrivedAt)), language),
    amount: formatYen(row.amount),
    detail: `${language === 'en' && row.titleEn !== '' ? row.titleEn : row.title} · ${row.number}`,
    mark: (
      <>
        {row.onBehalfOf !== null && t('row.for', { name: row.onBehalfOf })}
        {row.warnings > 0 && (
          <span className="warned">
            <Icon name="warning" size={16} />
            {t('row.warnings', { count: row.warnings })}
          </span>
        )}
      </>
    ),
  });
}
