import { BOARD_STATES, type BoardState } from '@madoguchi/contract/scrumboard/choices.ts';
import type { BoardTile } from '@madoguchi/contract/scrumboard/model.ts';
import { listBoards } from '@madoguchi/contract/scrumboard/operations.ts';
import { folded } from '@madoguchi/contract/values/folded.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { Link, Navigate, useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useId, useState } from 'react';
import { AfterHead } from '../../../kit/AfterHead.tsx';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { Waiting } from '../../../kit/Waiting.tsx';
import { useKeys } from '../../../platform/keys/use-keys.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { boardPath } from '../address.ts';
import { useBoardWords } from '../words.ts';
import { Tile } from './Tile.tsx';

const NewBoardDialog = lazy(async () => ({ default: (await import('./NewBoardDialog.tsx')).NewBoardDialog }));

const NO_BOARDS: readonly BoardTile[] = [];

/** `/apps/scrumboard` leads to the boards (S2-09). */
export function BoardsPage() {
  const { pathname } = useLocation();
  const isBare = pathname.replace(/\/$/, '').endsWith(screenPath('scrumboard'));
  return isBare ? <Navigate to={screenPath('scrumboard.boards')} replace /> : <Boards />;
}

/** A tile for each board that the reader is on (SB1, R21); archived and deleted ones where they are asked for. */
function Boards() {
  const t = useBoardWords();
  const title = useScreenTitle()('scrumboard.boards');
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const state = BOARD_STATES.find((one) => one === search['state']) ?? 'live';
  const q = typeof search['q'] === 'string' ? search['q'] : '';
  const { data, error, refetch } = useRead(listBoards, { state }, { keepsPrevious: true });
  const show = (next: { readonly state?: BoardState; readonly q?: string }) => {
    const { state: nextState, q: nextQ } = { state, q, ...next };
    void navigate({
      to: '.',
      search: { ...(nextState === 'live' ? {} : { state: nextState }), ...(nextQ === '' ? {} : { q: nextQ }) },
      replace: true,
      resetScroll: false,
    });
  };
  useKeys(t('keys.title'), [{ keys: 'c', label: t('new.board'), run: () => setAdding(true) }]);
  const asked = folded(q);
  const boards = (data?.boards ?? NO_BOARDS).filter((board) => folded(board.title).includes(asked));
  const inOrder = boards.toSorted((a, b) => Number(b.starred) - Number(a.starred));
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            <Link to={screenPath('scrumboard.cards')}>{t('boards.mine')}</Link>
            <Button variant="contained" startIcon={<Icon name="plus" />} onClick={() => setAdding(true)}>
              {t('new.board')}
            </Button>
          </>
        }
      />
      <AfterHead>
        <Tools state={state} q={q} onShow={show} />
        {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
        {data === undefined && !error ? <Waiting shape={[]} tiles={{ count: 4, heightPx: 152 }} /> : null}
        {data !== undefined && boards.length === 0 ? (
          <EmptyState
            icon="board"
            text={t(q === '' ? (state === 'live' ? 'boards.empty' : `boards.empty.${state}`) : 'boards.empty.search')}
          >
            {q === '' ? null : <Button onClick={() => show({ q: '' })}>{t('boards.clear')}</Button>}
          </EmptyState>
        ) : null}
        <Box
          component="ul"
          aria-label={t('boards.list')}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
          }}
        >
          {inOrder.map((board) => (
            <Tile key={board.id} board={board} />
          ))}
        </Box>
      </AfterHead>
      <Suspense fallback={null}>
        {isAdding ? (
          <NewBoardDialog
            onClose={() => setAdding(false)}
            onAdded={(board) => void navigate({ to: boardPath(board) })}
          />
        ) : null}
      </Suspense>
    </>
  );
}

interface ToolsProps {
  readonly state: BoardState;
  readonly q: string;
  readonly onShow: (next: { readonly state?: BoardState; readonly q?: string }) => void;
}

/** Boards are all in hand: the list follows what is typed, but for what an input method still composes. */
function Tools({ state, q, onShow }: ToolsProps) {
  const t = useBoardWords();
  const id = useId();
  const [text, setText] = useState(q);
  const [before, setBefore] = useState(q);
  const [isComposed, setComposed] = useState(false);
  if (before !== q) {
    setBefore(q);
    setText(q);
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1, mb: 2 }}>
      <Box sx={{ flex: '1 1 200px', maxWidth: 400, minWidth: 0 }}>
        <Typography component="label" htmlFor={`${id}-search`} variant="caption" sx={{ fontWeight: 600 }}>
          {t('boards.search')}
        </Typography>
        <OutlinedInput
          id={`${id}-search`}
          fullWidth
          type="search"
          value={text}
          inputProps={{ maxLength: 100 }}
          onChange={({ target }) => {
            setText(target.value);
            if (!isComposed) onShow({ q: target.value });
          }}
          onCompositionStart={() => setComposed(true)}
          onCompositionEnd={() => {
            setComposed(false);
            onShow({ q: text });
          }}
        />
      </Box>
      <Box>
        <Typography component="label" htmlFor={`${id}-state`} variant="caption" sx={{ fontWeight: 600 }}>
          {t('boards.states')}
        </Typography>
        <NativeSelect
          fullWidth
          input={<OutlinedInput />}
          inputProps={{ id: `${id}-state` }}
          value={state}
          onChange={({ target }) => onShow({ state: BOARD_STATES.find((one) => one === target.value) ?? 'live' })}
        >
          {BOARD_STATES.map((one) => (
            <option key={one} value={one}>
              {t(`boards.${one}`)}
            </option>
          ))}
        </NativeSelect>
      </Box>
    </Box>
  );
}
