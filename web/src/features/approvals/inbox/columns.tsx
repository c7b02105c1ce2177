import type { INBOX_LIST } from '@madoguchi/contract/approvals/lists.ts';
import type { InboxRow } from '@madoguchi/contract/approvals/model.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useDepartmentName } from '../../../kit/departments/use-department-name.ts';
import { Icon } from '../../../kit/Icon.tsx';
import type { CardParts, ListColumn } from '../../../kit/list/list-props.ts';
import { formatDay, formatYen } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { TurnChip } from './TurnChip.tsx';
import { useInboxWords } from './words.ts';

/** Beside a long mark the number gives way. */
const OneLine = styled('span')({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** English days and states are longer. */
const WIDTHS = {
  ja: { warned: 80, kind: 144, day: 136 },
  en: { warned: 96, kind: 168, day: 144 },
} as const;

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
    const px = WIDTHS[language];
    return [
      { field: 'requester' },
      { field: 'title', widthPx: null, cell: (row) => inLanguage(row.title, row.titleEn) },
      { field: 'number', fromPx: 900 },
      { field: 'domain', widthPx: 176, isExtra: true },
      { field: 'department', fromPx: 1_240, cell: (row) => departmentName(row.departmentCode) },
      { field: 'amount', head: { ja: '金額', en: 'Amount' }, cell: (row) => formatYen(row.amount) },
      { field: 'warned', widthPx: px.warned, fromPx: 700, head: { ja: '注意', en: 'Warnings' }, cell: warnings },
      { field: 'step', widthPx: 160, fromPx: 1_400, cell: (row) => inLanguage(row.stepName, row.stepNameEn) },
      { field: 'kind', widthPx: px.kind, cell: (row) => <TurnChip row={row} /> },
      { field: 'arrived', widthPx: px.day, fromPx: 800 },
      { field: 'due', widthPx: px.day, fromPx: 1_000 },
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
    detail: <OneLine>{`${language === 'en' && row.titleEn !== '' ? row.titleEn : row.title} · ${row.number}`}</OneLine>,
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
