import { ALL_NAME, FILTER_NAMES, placeHeading } from '@madoguchi/contract/to-dos/choices.ts';
import type { TodoPlace } from '@madoguchi/contract/to-dos/model.ts';
import { listPlaces } from '@madoguchi/contract/to-dos/operations.ts';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link, Navigate } from '@tanstack/react-router';
import { AfterHead } from '../../kit/AfterHead.tsx';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { ErrorBand } from '../../kit/ErrorBand.tsx';
import { PageHeader } from '../../kit/PageHeader.tsx';
import { isGone } from '../../platform/http/refusals.ts';
import { useRead } from '../../platform/query.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { useLanguage } from '../../platform/words.ts';
import { Places } from './Places.tsx';
import { QuickAdd } from './QuickAdd.tsx';
import { TodoDetail } from './TodoDetail.tsx';
import { TodoList } from './TodoList.tsx';
import { UnsentBand } from './UnsentBand.tsx';
import { EVERYTHING, placePath, type TodoPlaceName, useTodoPlace } from './use-place.ts';
import { useTodos } from './use-todos.ts';
import { useTodoWords } from './words.ts';

const NO_PLACES: readonly TodoPlace[] = [];

/** `/apps/todo` leads to the folder of all (S2-08). */
export function TodosPage() {
  const { isBare } = useTodoPlace();
  return isBare ? <Navigate to={placePath(EVERYTHING)} search={(search: object) => search} replace /> : <Panes />;
}

/** Three panes: the places, the list of one, and beside it the to-do that is open; a dialog where there is no room (R16–R19). */
function Panes() {
  const t = useTodoWords();
  const language = useLanguage();
  const title = useScreenTitle()('to-dos');
  const shown = useTodoPlace();
  const hasRoom = useMediaQuery('(min-width: 1200px)', { noSsr: true });
  const read = useRead(listPlaces, {});
  const { todoId, open } = shown;
  const place = shown.place ?? EVERYTHING;
  const list = useTodos(place, shown);
  const places = read.data?.places ?? NO_PLACES;
  const isAway = shown.place === null || isGone(list.error);
  const name = useNameOf(place, places);
  const close = () => open(null);
  const detail =
    todoId === null ? null : <TodoDetail key={todoId} id={todoId} places={places} onClose={close} isBeside={hasRoom} />;
  return (
    <>
      <PageHeader title={name === null ? title : placeHeading(title, name, language)} />
      <AfterHead>
        <UnsentBand />
        {read.error ? <ErrorBand error={read.error} onRetry={() => void read.refetch()} /> : null}
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: '200px minmax(0, 1fr)',
              lg: detail === null ? '200px minmax(0, 1fr)' : '200px minmax(0, 1fr) minmax(320px, 400px)',
            },
          }}
        >
          <Places place={place} counts={read.data} onGo={shown.go} />
          {isAway ? (
            <EmptyState icon="success" text={t('noPlace')}>
              <Link to={placePath(EVERYTHING)}>{t('toAll')}</Link>
            </EmptyState>
          ) : (
            <Box sx={{ minWidth: 0 }}>
              {isDeleted(place) ? null : <QuickAdd place={place} places={places} />}
              <TodoList key={placePath(place)} place={place} places={places} shown={shown} list={list} />
            </Box>
          )}
          {hasRoom && detail !== null ? detail : null}
        </Box>
      </AfterHead>
      {!hasRoom && detail !== null ? (
        <Dialog open fullWidth maxWidth="sm" onClose={close} slotProps={{ paper: { 'aria-label': t('detail') } }}>
          {detail}
        </Dialog>
      ) : null}
    </>
  );
}

const isDeleted = ({ kind, handle }: TodoPlaceName) => kind === 'filter' && handle === 'deleted';

/** The place in words; null before folders and labels are known. */
function useNameOf(place: TodoPlaceName, places: readonly TodoPlace[]): string | null {
  const language = useLanguage();
  if (place.kind === 'filter') return FILTER_NAMES[place.handle][language];
  if (place.handle === EVERYTHING.handle && place.kind === 'folder') return ALL_NAME[language];
  return places.find(({ kind, handle }) => kind === place.kind && handle === place.handle)?.title ?? null;
}
