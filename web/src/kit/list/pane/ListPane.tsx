import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FocusEvent, lazy, Suspense } from 'react';
import { formatTime } from '../../../platform/formats.ts';
import { EmptyState } from '../../EmptyState.tsx';
import { ErrorBand } from '../../ErrorBand.tsx';
import { Icon } from '../../Icon.tsx';
import { ListCards } from '../cards/ListCards.tsx';
import type { ListModel } from '../model/use-list-model.ts';
import { hasConditions, withoutConditions } from '../place/list-changes.ts';
import { ListTable } from '../table/ListTable.tsx';
import { useListWords } from '../words.ts';

const ListTiles = lazy(async () => ({ default: (await import('../cards/ListTiles.tsx')).ListTiles }));

/** The rows with all that may stand in their place: skeleton, nothing, an error, and the pill of waiting updates. */
export function ListPane({ model }: { readonly model: ListModel }) {
  const t = useListWords();
  const { props, rows, layout, use, panelId, asCards, asTiles } = model;
  const hasRows = rows.held.rows.length > 0;
  const isEmpty = !hasRows && rows.held.isComplete && !rows.isChanging;
  const hasFailed = !hasRows && rows.error !== null;
  const enter = (by: 'pointer' | 'focus') => {
    use.current = { ...use.current, [by]: true };
    props.onUse?.();
  };
  return (
    <Box
      id={panelId}
      role={props.tabs ? 'tabpanel' : 'region'}
      aria-label={props.label}
      // While the pointer or the keyboard is in the list its rows keep their places.
      onPointerEnter={() => enter('pointer')}
      onPointerLeave={() => (use.current = { ...use.current, pointer: false })}
      onFocus={() => enter('focus')}
      onBlur={(event: FocusEvent) =>
        (use.current = { ...use.current, focus: event.currentTarget.contains(event.relatedTarget) })
      }
      sx={{ display: 'flex', flexDirection: 'column', gap: 1, minHeight: 0, minWidth: 0 }}
    >
      {rows.error && (
        <ErrorBand error={rows.error} onRetry={rows.retry}>
          {hasRows && (
            <Typography variant="caption" component="p">
              {t(rows.isChanging ? 'from.before' : 'from', { time: formatTime(new Date(rows.readAt).toISOString()) })}
            </Typography>
          )}
        </ErrorBand>
      )}
      {isEmpty && <NothingHere model={model} />}
      {!isEmpty && !hasFailed && (
        <>
          {asCards && <ListCards model={model} />}
          {asTiles && !asCards && (
            <Suspense fallback={null}>
              <ListTiles model={model} />
            </Suspense>
          )}
          {!asCards && !asTiles && <ListTable key={layout.density} model={model} />}
        </>
      )}
      {rows.waiting > 0 && <UpdatesPill count={rows.waiting} onShow={rows.showWaiting} />}
    </Box>
  );
}

/** No row: because there is none yet, because the conditions hide all, or because all is done. */
function NothingHere({ model }: { readonly model: ListModel }) {
  const t = useListWords();
  const { props, state, place } = model;
  const done = props.emptyDone?.(state) ?? null;
  if (done !== null) return <EmptyState icon="success" text={done} />;
  if (!hasConditions(state)) return props.empty;
  return (
    <EmptyState icon="filter" text={props.emptyFiltered ?? t('empty.filtered')}>
      <Button variant="outlined" onClick={() => place.goState(withoutConditions(state))}>
        {t('filter.clear')}
      </Button>
    </EmptyState>
  );
}

/** Rows came, went or moved: shown when the reader asks for it. In a place of its own below the rows, where it covers none and moves none. */
function UpdatesPill({ count, onShow }: { readonly count: number; readonly onShow: () => void }) {
  const t = useListWords();
  return (
    <Box role="status" sx={{ flex: 'none', textAlign: 'center' }}>
      <Button variant="contained" size="small" startIcon={<Icon name="refresh" size={16} />} onClick={onShow}>
        {t('updates', { count })}
      </Button>
    </Box>
  );
}
