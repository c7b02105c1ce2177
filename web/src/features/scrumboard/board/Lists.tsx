import { LIST_TITLE_LIMIT } from '@madoguchi/contract/scrumboard/choices.ts';
import type { Board } from '@madoguchi/contract/scrumboard/model.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { LineForm } from '../LineForm.tsx';
import { useBoardWords } from '../words.ts';
import type { ListCards } from './board-cards.ts';
import type { BoardParts } from './board-parts.ts';
import { LIST_PX, ListColumn } from './ListColumn.tsx';
import type { BoardActs } from './use-board-acts.tsx';

const Row = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  flex: 1,
  minHeight: 0,
  overflowX: 'auto',
  paddingBottom: 8,
  '@media (max-width: 599.95px)': { scrollSnapType: 'x mandatory', gap: 16 },
});

const Dots = styled('nav')(({ theme }) => ({
  display: 'none',
  '@media (max-width: 599.95px)': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center' },
  '& button': {
    width: 32,
    height: 32,
    border: 0,
    background: 'none',
    padding: 0,
    display: 'grid',
    placeItems: 'center',
  },
  '& button::before': {
    content: '""',
    width: 10,
    height: 10,
    borderRadius: '50%',
    border: `1px solid ${theme.vars.palette.control}`,
  },
  '& button[aria-current=true]::before': {
    backgroundColor: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
  },
}));

interface Props {
  readonly board: Board;
  readonly lists: ReadonlyMap<string, ListCards>;
  readonly parts: BoardParts;
  readonly acts: BoardActs;
  /** The list whose form for a new card is open. */
  readonly addingTo: string | null;
  readonly onAdding: (listId: string | null) => void;
  readonly onMoveAll: (ids: readonly string[]) => void;
}

const NO_CARDS: ListCards = { all: [], shown: [] };

/** The lists of a board in a row; on a phone one a screen, with a dot for each. */
export function Lists({ board, lists, parts, acts, addingTo, onAdding, onMoveAll }: Props) {
  const t = useBoardWords();
  const row = useRef<HTMLDivElement>(null);
  const [nth, setNth] = useState(0);
  const order = board.lists.map(({ id }) => id);
  const goTo = (at: number) => {
    row.current?.querySelectorAll('[data-list]')[at]?.scrollIntoView({ inline: 'start', block: 'nearest' });
  };
  const look = useEffectEvent(() => {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    setNth(Math.min(Math.max(0, order.length - 1), Math.round(scrollLeft / clientWidth)));
  });
  useEffect(() => {
    const element = row.current;
    const listen = () => look();
    element?.addEventListener('scroll', listen, { passive: true });
    return () => element?.removeEventListener('scroll', listen);
  }, []);

  return (
    <>
      <Dots aria-label={t('lists')}>
        {board.lists.map(({ id, title }, at) => (
          <button
            key={id}
            type="button"
            aria-current={at === nth}
            aria-label={t('list.place', { nth: at + 1, of: order.length, title })}
            onClick={() => goTo(at)}
          />
        ))}
      </Dots>
      <Row ref={row} role="group" aria-label={t('lists')}>
        {board.lists.length === 0 ? <EmptyState icon="board" text={t('list.none')} /> : null}
        {board.lists.map((list, at) => {
          const { id, version } = list;
          const cards = lists.get(id) ?? NO_CARDS;
          return (
            <ListColumn
              key={id}
              list={list}
              cards={cards}
              parts={parts}
              menu={{
                left: at === 0 ? null : () => void acts.placeList(id, order[at - 1] ?? null),
                right: at === order.length - 1 ? null : () => void acts.placeList(id, order[at + 2] ?? null),
                limit: (limit) => acts.limitList(id, version, limit),
                moveAll: list.cards === 0 || !parts.mayMove ? null : () => onMoveAll(cards.all.map((card) => card.id)),
                archive: () => void acts.removeList(id, 'archived'),
                remove: () => void acts.removeList(id, 'deleted'),
              }}
              isAdding={addingTo === id}
              onAdding={(isOpen) => onAdding(isOpen ? id : null)}
              onAdd={(title) => acts.addCard(id, title)}
              onRename={(title) => acts.renameList(id, version, title)}
            />
          );
        })}
        {parts.mayEdit ? <NewList onAdd={acts.addList} /> : null}
      </Row>
    </>
  );
}

function NewList({ onAdd }: { readonly onAdd: (title: string) => Promise<boolean> }) {
  const t = useBoardWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ flex: 'none', width: { xs: '100%', sm: `${LIST_PX / 16}rem` }, scrollSnapAlign: 'start' }}>
      {isOpen ? (
        <LineForm
          label={t('list.title')}
          max={LIST_TITLE_LIMIT}
          submitLabel={t('list.addDo')}
          onSubmit={onAdd}
          onClose={() => setOpen(false)}
        />
      ) : (
        <Button fullWidth variant="outlined" startIcon={<Icon name="plus" />} onClick={() => setOpen(true)}>
          {t('list.add')}
        </Button>
      )}
    </Box>
  );
}
