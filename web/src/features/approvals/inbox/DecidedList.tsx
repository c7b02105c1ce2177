import { DECIDED_LIST } from '@madoguchi/contract/approvals/lists.ts';
import type { DecidedRow } from '@madoguchi/contract/approvals/model.ts';
import { ACT_NAMES, APPROVAL_STATUS_NAMES } from '@madoguchi/contract/approvals/names.ts';
import { exportDecided, listDecided } from '@madoguchi/contract/approvals/operations.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { useDepartmentName, useDepartmentOptions } from '../../../kit/departments/use-department-name.ts';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { KeysButton } from '../../../kit/keys/KeysButton.tsx';
import { List } from '../../../kit/list/List.tsx';
import type { CardParts, ListColumn, OpenRow, Peek } from '../../../kit/list/list-props.ts';
import { StatusChip, type StatusLook } from '../../../kit/StatusChip.tsx';
import { formatDay } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { writtenAmount } from '../amount.ts';
import { OpenApproval } from './request/OpenApproval.tsx';
import { expectRequest } from './request/request-pane.ts';
import { requestTitle } from './request-title.ts';
import { useInboxWords } from './words.ts';

const LOOKS: Readonly<Record<DecidedRow['decision'], StatusLook>> = {
  approve: { icon: 'success', hue: 'green', weight: 'outline' },
  check: { icon: 'check', hue: 'green', weight: 'outline' },
  read: { icon: 'eye', hue: 'grey', weight: 'outline' },
  return: { icon: 'returned', hue: 'orange', weight: 'outline' },
  reject: { icon: 'rejected', hue: 'crimson', weight: 'outline' },
};

function DecisionChip({ decision }: Pick<DecidedRow, 'decision'>) {
  const language = useLanguage();
  return <StatusChip label={ACT_NAMES[decision][language]} {...LOOKS[decision]} />;
}

type Column = ListColumn<typeof DECIDED_LIST>;

function useDecidedColumns(): readonly Column[] {
  const language = useLanguage();
  const departmentName = useDepartmentName();
  return useMemo((): Column[] => {
    const inLanguage = (japanese: string, english: string) =>
      language === 'en' && english !== '' ? english : japanese;
    return [
      { field: 'requester' },
      { field: 'title', widthPx: null, cell: (row) => requestTitle(row, language) },
      { field: 'number', fromPx: 700 },
      { field: 'domain', widthPx: 176, isExtra: true },
      { field: 'department', fromPx: 1_240, cell: (row) => departmentName(row.departmentCode) },
      { field: 'amount', head: { ja: '金額', en: 'Amount' }, cell: (row) => writtenAmount(row) ?? '' },
      { field: 'step', widthPx: 160, fromPx: 1_400, cell: (row) => inLanguage(row.stepName, row.stepNameEn) },
      { field: 'decision', widthPx: 136, cell: (row) => <DecisionChip decision={row.decision} /> },
      { field: 'decided', fromPx: 800 },
      { field: 'status', fromPx: 1_000, cell: (row) => APPROVAL_STATUS_NAMES[row.status][language] },
    ];
  }, [language, departmentName]);
}

/** The request beside the list: read again, and one's yes taken back as long as the rules allow it. */
function OpenDecided({ id, isPage, takeFocus, open, close }: OpenRow<typeof DECIDED_LIST>) {
  const t = useInboxWords();
  return (
    <OpenApproval
      {...{ isPage, takeFocus, close }}
      approvalId={id}
      next={null}
      openAgain={() => open(id)}
      words={{ back: t('decided.back'), last: null }}
    />
  );
}

const PEEK: Peek<typeof DECIDED_LIST> = { layout: 'split', render: (row) => <OpenDecided {...row} /> };

/** Everything that the reader has decided, whatever it was about, and what was decided in their name. */
export function DecidedList() {
  const t = useInboxWords();
  const language = useLanguage();
  const isWide = useMediaQuery('(min-width: 960px)', { noSsr: true });
  const columns = useDecidedColumns();
  const department = useDepartmentOptions();
  const options = useMemo(() => ({ department }), [department]);

  function inWhoseName({ onBehalfOf, by }: DecidedRow): string | null {
    if (onBehalfOf !== null) return t('row.for', { name: onBehalfOf });
    return by === null ? null : t('decided.by', { name: by });
  }

  function card(row: DecidedRow): CardParts {
    return {
      state: <DecisionChip decision={row.decision} />,
      day: formatDay(tokyoDay(Date.parse(row.decidedAt)), language),
      amount: writtenAmount(row),
      detail: `${requestTitle(row, language)} · ${row.number}`,
      mark: inWhoseName(row),
    };
  }

  return (
    <List
      list={DECIDED_LIST}
      operation={listDecided}
      label={t('tab.decided')}
      columns={columns}
      nameOf={(row) => row.requesterName}
      nameLang="ja"
      nameField="requester"
      besideName={inWhoseName}
      card={card}
      openIdOf={(row) => row.approvalId}
      openParam="approval"
      peek={PEEK}
      options={options}
      exported={exportDecided}
      tools={isWide && <KeysButton />}
      empty={<EmptyState icon="check" text={t('decided.empty')} />}
      emptyFiltered={t('decided.empty.filtered')}
      onUse={expectRequest}
    />
  );
}
