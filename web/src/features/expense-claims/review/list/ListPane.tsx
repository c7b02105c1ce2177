import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { FocusEvent, RefObject } from 'react';
import { formatTime } from '../../../../platform/formats.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ErrorBand } from '../../../../ui/ErrorBand.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { isFiltered, withoutFilters } from '../search.ts';
import { useReviewWords } from '../words.ts';
import { ReviewCards } from './ReviewCards.tsx';
import { ReviewTable } from './ReviewTable.tsx';
import type { ReviewListProps } from './review-list-props.ts';

interface Props extends ReviewListProps {
  readonly id: string;
  readonly asCards: boolean;
  /** Set while the pointer or the keyboard is in the list: its rows keep their places meanwhile. */
  readonly inUse: RefObject<boolean>;
  readonly monthName: string;
  /** Somebody turned to the list. */
  readonly onUse: () => void;
}

/** The list with all that may stand in its place: skeleton, nothing, an error, and the pill of waiting updates. */
export function ListPane({ id, asCards, inUse, monthName, onUse, ...listProps }: Props) {
  const { list } = listProps;
  const t = useReviewWords();
  const hasRows = list.held.rows.length > 0;
  const isEmpty = !hasRows && list.held.isComplete && !list.isChanging;
  const hasFailed = !hasRows && list.error !== null;
  const Rows = asCards ? ReviewCards : ReviewTable;

  function use(): void {
    inUse.current = true;
    onUse();
  }

  return (
    <Box
      id={id}
      role="tabpanel"
      aria-label={listProps.label}
      onPointerEnter={use}
      onPointerLeave={(event) => (inUse.current = event.currentTarget.contains(document.activeElement))}
      onFocus={use}
      onBlur={(event: FocusEvent) => (inUse.current = event.currentTarget.contains(event.relatedTarget))}
      sx={{ position: 'relative', display: 'flex', flexDirection: 'column', gap: 1, minHeight: 0, minWidth: 0 }}
    >
      {list.error && (
        <ErrorBand error={list.error} onRetry={list.retry}>
          {hasRows && (
            <Typography variant="caption" component="p">
              {t('list.from', { time: formatTime(new Date(list.readAt).toISOString()) })}
            </Typography>
          )}
        </ErrorBand>
      )}
      {list.waiting > 0 && <UpdatesPill count={list.waiting} onShow={list.showWaiting} />}
      {isEmpty && <NothingHere {...listProps} monthName={monthName} />}
      {!isEmpty && !hasFailed && <Rows {...listProps} />}
    </Box>
  );
}

function UpdatesPill({ count, onShow }: { readonly count: number; readonly onShow: () => void }) {
  const t = useReviewWords();
  return (
    <Box
      role="status"
      sx={{ position: 'absolute', top: 48, left: 0, right: 0, zIndex: 10, textAlign: 'center', pointerEvents: 'none' }}
    >
      <Button
        variant="contained"
        size="small"
        startIcon={<Icon name="refresh" size={16} />}
        onClick={onShow}
        sx={{ pointerEvents: 'auto' }}
      >
        {t('list.updates', { count })}
      </Button>
    </Box>
  );
}

function NothingHere({ search, monthName, onSearch }: Pick<Props, 'search' | 'monthName' | 'onSearch'>) {
  const t = useReviewWords();
  const isAllDone = search.state === 'submitted' && search.department === undefined && search.warned === undefined;
  if (isAllDone) return <EmptyState icon="success" text={t('list.empty.submitted')} />;
  if (!isFiltered(search)) return <EmptyState icon="person" text={t('list.empty', { month: monthName })} />;
  return (
    <EmptyState icon="filter" text={t('list.empty.filtered')}>
      <Button variant="outlined" onClick={() => onSearch(withoutFilters(search))}>
        {t('filter.clear')}
      </Button>
    </EmptyState>
  );
}
