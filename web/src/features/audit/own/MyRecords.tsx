import { OWN_RECORD_LIST } from '@madoguchi/contract/audit/lists.ts';
import { listOwnRecords } from '@madoguchi/contract/audit/operations.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { List } from '../../../kit/list/List.tsx';
import type { ListColumn } from '../../../kit/list/list-props.ts';
import { useRecordNames } from '../record/use-record-names.ts';
import { useAuditWords } from '../words.ts';

/** The columns of one's own records. */
function useOwnColumns(): readonly ListColumn<typeof OWN_RECORD_LIST>[] {
  const names = useRecordNames();
  return useMemo(
    () => [
      { field: 'when', widthPx: 208 },
      { field: 'action', widthPx: 208, cell: (row) => names.action(row.event) },
      { field: 'target', widthPx: null, fromPx: 600, cell: names.target },
      { field: 'ip', fromPx: 760 },
      { field: 'device', widthPx: 240, isExtra: true },
      { field: 'number', widthPx: 112, isExtra: true },
    ],
    [names],
  );
}

/** As high as its rows need on a page with other parts; the list scrolls by itself. */
const HEIGHT = 'min(640px, 80dvh)';

/** 自分の操作記録: what is on record of one's own account, as a part of a page (B0-09). The list is the region of that name. */
export function MyRecords() {
  const t = useAuditWords();
  const names = useRecordNames();
  const columns = useOwnColumns();
  return (
    <div>
      <Typography variant="h2">{t('own')}</Typography>
      <Typography variant="body2" sx={{ my: 1, color: 'text.secondary', maxWidth: 720 }}>
        {t('ownHint')}
      </Typography>
      <Box sx={{ display: 'flex', flexDirection: 'column', height: HEIGHT }}>
        <List
          list={OWN_RECORD_LIST}
          operation={listOwnRecords}
          label={t('own')}
          columns={columns}
          nameOf={(row) => names.when(row.occurredAt)}
          openIdOf={() => null}
          openParam="record"
          card={(row) => ({ day: names.action(row.event), detail: names.target(row), mark: row.ip })}
          empty={<EmptyState icon="history" text={t('noneOwn')} />}
          emptyFiltered={t('noneFiltered')}
        />
      </Box>
    </div>
  );
}
