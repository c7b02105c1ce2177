import type { Board, CardFace } from '@madoguchi/contract/scrumboard/model.ts';
import { arranged, includes } from '@madoguchi/contract/scrumboard/rules.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { AfterHead } from '../../../kit/AfterHead.tsx';
import { useMinute } from '../../../kit/calendar/present-time.ts';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { LIST_PAGE_FRAME } from '../../../kit/list/page-frame.ts';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { Waiting } from '../../../kit/Waiting.tsx';
import { WarningBand } from '../../../kit/WarningBand.tsx';
import { isGone, ProblemError } from '../../../platform/http/refusals.ts';
import { useKeys } from '../../../platform/keys/use-keys.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useSession } from '../../../platform/session.ts';
import { type BoardAddress, useBoardAddress } from '../address.ts';
import { useUndoKey } from '../use-run.tsx';
import { useBoardWords } from '../words.ts';
import { BoardHead } from './BoardHead.tsx';
import { BulkBar } from './BulkBar.tsx';
import { type At, cardsByList, isWaiting, isWhole, type ListCards } from './board-cards.ts';
import type { BoardParts } from './board-parts.ts';
import { CardMenu } from './CardMenu.tsx';
import { watchDrops } from './dragging.ts';
import { Lists } from './Lists.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { type BoardActs, useBoardActs } from './use-board-acts.tsx';
import { useCardKeys } from './use-card-keys.ts';
import { useShownBoard } from './use-shown-board.ts';

const CardDialog = lazy(async () => ({ default: (await import('../card/CardDialog.tsx')).CardDialog }));
const SettingsDrawer = lazy(async () => ({ default: (await import('../settings/SettingsDrawer.tsx')).SettingsDrawer }));
const Lanes = lazy(async () => ({ default: (await import('./Lanes.tsx')).Lanes }));
const CardCalendar = lazy(async () => ({ default: (await import('./CardCalendar.tsx')).CardCalendar }));
const CardTable = lazy(async () => ({ default: (await import('./CardTable.tsx')).CardTable }));

/** `/apps/scrumboard/boards/{id}`: lists of cards, or the same cards by member, as a table or by due date (SB3–SB6, R22). */
export function BoardPage() {
  const address = useBoardAddress();
  const { boardId } = address;
  const title = useScreenTitle()('scrumboard.board');
  const { board, begin, flashing, error, retry } = useShownBoard(boardId);
  if (isNoBoard(error)) return <NoBoard title={title} error={error} />;
  if (board === undefined) {
    return (
      <>
        <PageHeader title={title} />
        <AfterHead>{error ? <ErrorBand error={error} onRetry={retry} /> : <Waiting shape={[40, 400]} />}</AfterHead>
      </>
    );
  }
  return <OpenBoard key={board.id} {...{ board, begin, flashing, address, retry }} failure={error} />;
}

function isNoBoard(error: unknown): boolean {
  return isGone(error) || (error instanceof ProblemError && error.body.code === 'no-such-board');
}

/** The source's text as it is, and the way to the boards that there are (SB2). */
function NoBoard({ title, error }: { readonly title: string; readonly error: unknown }) {
  const t = useBoardWords();
  return (
    <>
      <PageHeader title={title} />
      <AfterHead>
        <EmptyState icon="board" text={error instanceof ProblemError ? error.body.message : ''}>
          <Link to={screenPath('scrumboard.boards')}>{t('toBoards')}</Link>
        </EmptyState>
      </AfterHead>
    </>
  );
}

interface Props {
  readonly board: Board;
  readonly begin: ReturnType<typeof useShownBoard>['begin'];
  readonly flashing: ReadonlySet<string>;
  readonly address: BoardAddress;
  readonly failure: unknown;
  readonly retry: () => void;
}

function OpenBoard({ board, begin, flashing, address, failure, retry }: Props) {
  const t = useBoardWords();
  const { today } = useSession();
  const now = useMinute();
  const at: At = { now, today };
  const { view, order, filter, cardId, open } = address;
  const mayEdit = board.state === 'live' && includes(board.role, 'edit');
  // The place of a card, and the way back to it, are known once all of them are.
  const mayMove = mayEdit && isWhole(board);
  const waits = isWaiting(board, address);
  const isByHand = order === 'hand';
  const acts = useBoardActs(board, begin);
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null);
  const [menu, setMenu] = useState<{
    readonly id: string;
    readonly button: HTMLElement;
    readonly isOpen: boolean;
  } | null>(null);
  const [moving, setMoving] = useState<readonly string[] | null>(null);
  const [addingTo, setAddingTo] = useState<string | null>(null);
  const [isFiltering, setFiltering] = useState(false);
  const [hasSettings, setSettings] = useState(false);
  const lastSelected = useRef<string | null>(null);
  const keys = useCardKeys({
    board,
    listsOf: (of) => cardsByList(of, { filter, order, at }),
    mayEdit: mayMove && view === 'board',
    isByHand,
    onMove: (move) => void acts.move(move),
  });
  const { lists, shown } = keys;
  useDrops({ board, isOn: mayMove, isByHand, selected, acts });
  useUndoKey();

  const select = (id: string, withRange: boolean) => {
    const all = shown.lists.flatMap((list) => lists.get(list.id)?.shown.map((card) => card.id) ?? []);
    const next = new Set(selected ?? []);
    const isOn = !next.has(id);
    const [from, to] = [all.indexOf(lastSelected.current ?? ''), all.indexOf(id)];
    const span = withRange && from >= 0 ? all.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    for (const one of span) {
      if (isOn) next.add(one);
      else next.delete(one);
    }
    lastSelected.current = id;
    setSelected(next);
  };
  const focused = () => document.activeElement?.closest<HTMLElement>('[data-card]')?.dataset['card'];
  const listAtHand = () =>
    document.activeElement?.closest<HTMLElement>('[data-list]')?.dataset['list'] ?? board.lists[0]?.id;
  useKeys(t('keys.title'), [
    { keys: 'f', label: t('keys.filter'), run: () => setFiltering(true) },
    ...(mayEdit && view === 'board'
      ? [
          { keys: 'c', label: t('keys.add'), run: () => setAddingTo(listAtHand() ?? null) },
          {
            keys: 'x',
            label: t('keys.select'),
            run: () => {
              const id = focused();
              if (id !== undefined) select(id, false);
            },
          },
          { keys: 'Space', label: t('keys.lift'), run: null },
        ]
      : []),
    ...(view === 'calendar' ? [] : [{ keys: 'ArrowDown', label: t('keys.arrows'), run: null }]),
    { keys: 'm', label: t('keys.card'), run: null },
  ]);

  const parts: BoardParts = {
    ...{ board: shown, at, flashing, selected, mayEdit, mayMove },
    ...{ stopId: keys.stopId, wantedId: keys.wantedId, liftedId: keys.liftedId, onFocus: keys.onFocus },
    searchOf: address.withCard,
    onSelect: select,
    onMenu: (id, button) => setMenu({ id, button, isOpen: true }),
  };
  const byId = new Map<string, CardFace>(board.cards.map((card) => [card.id, card]));
  const menuCard = (menu === null ? undefined : byId.get(menu.id)) ?? null;
  const chosen = selected === null ? [] : board.cards.filter(({ id }) => selected.has(id));

  return (
    <Box sx={LIST_PAGE_FRAME}>
      <BoardHead
        board={board}
        address={address}
        acts={acts}
        mayEdit={mayEdit}
        isSelecting={selected !== null}
        isFiltering={isFiltering}
        count={waits ? null : [...lists.values()].reduce((sum, cards) => sum + cards.shown.length, 0)}
        onSelecting={(isOn) => setSelected(isOn ? new Set() : null)}
        onFiltering={setFiltering}
        onSettings={() => setSettings(true)}
      />
      <AfterHead>
        {failure ? <ErrorBand error={failure} onRetry={retry} /> : null}
        {board.state === 'live' ? null : <AwayBand board={board} acts={acts} />}
        {selected === null || view === 'table' || view === 'calendar' ? null : (
          <BulkBar
            chosen={chosen}
            board={board}
            act={acts.act}
            onMove={() => setMoving(chosen.map(({ id }) => id))}
            onDone={() => setSelected(new Set())}
          />
        )}
        <Box
          onKeyDown={keys.onKeyDown}
          sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0, minWidth: 0 }}
        >
          <Cards
            {...{ board, address, acts, parts, lists, addingTo }}
            isWaiting={waits}
            onAdding={setAddingTo}
            onMoveAll={setMoving}
          />
        </Box>
      </AfterHead>
      <CardMenu
        card={menuCard}
        isOpen={menu?.isOpen ?? false}
        anchor={() => menu?.button ?? null}
        mayEdit={mayEdit}
        mayMove={mayMove}
        acts={acts}
        nextId={nextOf(board, menuCard)}
        onOpen={open}
        onMove={setMoving}
        onSelect={(id) => select(id, false)}
        onClose={() => setMenu((before) => (before === null ? null : { ...before, isOpen: false }))}
      />
      {moving === null ? null : (
        <MoveDialog
          board={board}
          ids={moving}
          acts={acts}
          onClose={(moved) => {
            setMoving(null);
            if (moved && moving.length === 1) keys.want(moving[0] ?? null);
          }}
        />
      )}
      <Suspense fallback={null}>
        {cardId === null || view === 'table' ? null : (
          <CardDialog
            key={cardId}
            cardId={cardId}
            choices={board}
            onClose={() => open(null)}
            onMove={({ id }) => {
              open(null);
              setMoving([id]);
            }}
          />
        )}
        {hasSettings ? <SettingsDrawer board={board} onClose={() => setSettings(false)} /> : null}
      </Suspense>
    </Box>
  );
}

interface CardsProps {
  readonly board: Board;
  readonly address: BoardAddress;
  readonly acts: BoardActs;
  readonly parts: BoardParts;
  readonly lists: ReadonlyMap<string, ListCards>;
  readonly isWaiting: boolean;
  readonly addingTo: string | null;
  readonly onAdding: (listId: string | null) => void;
  readonly onMoveAll: (ids: readonly string[]) => void;
}

/** The cards in their lists, or in another way, which loads when it is first chosen. */
function Cards({ board, address, acts, parts, lists, isWaiting: waits, ...adding }: CardsProps) {
  const { view } = address;
  if (waits) return <Waiting shape={[400]} />;
  if (view === 'board') return <Lists board={parts.board} {...{ lists, parts, acts }} {...adding} />;
  return (
    <Suspense fallback={<Waiting shape={[400]} />}>
      {view === 'table' ? <CardTable board={board} /> : null}
      {view === 'calendar' ? (
        <CardCalendar board={board} address={address} at={parts.at} acts={acts} mayEdit={parts.mayEdit} />
      ) : null}
      {view === 'lanes' ? <Lanes board={parts.board} lists={lists} parts={parts} /> : null}
    </Suspense>
  );
}

/** The card that stands after another in its list. */
function nextOf(board: Board, card: CardFace | null): string | null {
  if (card === null) return null;
  const inList = board.cards.filter(({ listId }) => listId === card.listId);
  return inList[inList.findIndex(({ id }) => id === card.id) + 1]?.id ?? null;
}

function AwayBand({ board, acts }: { readonly board: Board; readonly acts: BoardActs }) {
  const t = useBoardWords();
  const text = board.state === 'archived' ? t('state.archived') : t('state.deleted', { day: board.keptUntil ?? '' });
  return (
    <WarningBand>
      <Typography>{text}</Typography>
      {includes(board.role, 'owner') ? <Button onClick={() => void acts.restore()}>{t('restore')}</Button> : null}
    </WarningBand>
  );
}

interface Drops {
  readonly board: Board;
  readonly isOn: boolean;
  readonly isByHand: boolean;
  readonly selected: ReadonlySet<string> | null;
  readonly acts: BoardActs;
}

/** Carries out what the mouse let go. A selected card takes the others that are selected along. */
function useDrops({ board, isOn, isByHand, selected, acts }: Drops): void {
  const idsWith = (id: string) => (selected?.has(id) ? [...selected] : [id]);
  const onCard = useEffectEvent((id: string, place: { card?: string; side?: string; list?: string }) => {
    const target = board.cards.find((card) => card.id === place.card);
    const listId = target?.listId ?? place.list;
    if (listId === undefined) return;
    const isInList = board.cards.some((card) => card.id === id && card.listId === listId);
    if (!isByHand && isInList) return;
    const beforeId =
      target === undefined || !isByHand ? null : place.side === 'before' ? target.id : nextOf(board, target);
    void acts.move({ ids: idsWith(id), listId, beforeId });
  });
  const onList = useEffectEvent((id: string, place: { list: string; side: string }) => {
    const order = board.lists.map((list) => list.id);
    const beforeId = place.side === 'before' ? place.list : (order[order.indexOf(place.list) + 1] ?? null);
    const isThere = arranged(order, [id], beforeId === id ? (order[order.indexOf(id) + 1] ?? null) : beforeId).every(
      (one, nth) => one === order[nth],
    );
    if (!isThere) void acts.placeList(id, beforeId);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    return watchDrops({ onCard: (id, place) => onCard(id, place), onList: (id, place) => onList(id, place) });
  }, [isOn]);
}
