import { CARD_TITLE_LIMIT, LIST_TITLE_LIMIT } from '@madoguchi/contract/scrumboard/choices.ts';
import type { ShownList } from '@madoguchi/contract/scrumboard/model.ts';
import { isOverLimit } from '@madoguchi/contract/scrumboard/rules.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../../kit/Icon.tsx';
import { RADIUS } from '../../../kit/theme/tokens.ts';
import { LineForm } from '../LineForm.tsx';
import { useBoardWords } from '../words.ts';
import type { ListCards } from './board-cards.ts';
import type { BoardParts } from './board-parts.ts';
import { CardColumn } from './CardColumn.tsx';
import { HAS_MOUSE, joinList, type Side } from './dragging.ts';
import { ListMenu, type ListMenuActs } from './ListMenu.tsx';

export const LIST_PX = 288;
const BOARD_GROUP = 'board';

const Column = styled('section')(({ theme }) => ({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  width: `${LIST_PX / 16}rem`,
  maxHeight: '100%',
  minHeight: 0,
  borderRadius: RADIUS.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  scrollSnapAlign: 'start',
  '@media (max-width: 599.95px)': { width: '100%' },
  '&[data-held=true]': { opacity: 0.5 },
  '&[data-over]::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    width: 3,
    borderRadius: 2,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '&[data-over=before]::before': { insetInlineStart: -8 },
  '&[data-over=after]::before': { insetInlineEnd: -8 },
}));

interface Props {
  readonly list: ShownList;
  readonly cards: ListCards;
  readonly parts: BoardParts;
  readonly menu: ListMenuActs;
  /** The form that adds a card is open here. */
  readonly isAdding: boolean;
  readonly onAdding: (isOpen: boolean) => void;
  readonly onAdd: (title: string) => Promise<boolean>;
  readonly onRename: (title: string) => Promise<boolean>;
}

/** One list: its head, by which it follows the mouse, its cards, and the form that adds one. */
export function ListColumn({ list, cards, parts, menu, isAdding, onAdding, onAdd, onRename }: Props) {
  const t = useBoardWords();
  const titleId = useId();
  const column = useRef<HTMLElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  const [over, setOver] = useState<Side | null>(null);
  const [isRenaming, setRenaming] = useState(false);
  const [added, setAdded] = useState(0);
  const { id, title } = list;
  const isDragged = parts.mayEdit && !isRenaming;

  useEffect(() => {
    const [element, handle] = [column.current, head.current];
    if (element === null || handle === null || !isDragged || !window.matchMedia(HAS_MOUSE).matches) return undefined;
    return joinList({ element, handle, id, group: BOARD_GROUP, onHeld: setHeld, onOver: setOver });
  }, [id, isDragged]);

  return (
    <Column
      ref={column}
      aria-labelledby={titleId}
      data-list={id}
      data-held={isHeld}
      {...(over === null ? {} : { 'data-over': over })}
    >
      <Box ref={head} sx={{ p: 1, paddingInlineStart: 1.5, cursor: isDragged ? 'grab' : undefined }}>
        {isRenaming ? (
          <LineForm
            label={t('list.title')}
            initial={title}
            max={LIST_TITLE_LIMIT}
            onSubmit={onRename}
            onClose={() => setRenaming(false)}
          />
        ) : (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Typography
              id={titleId}
              component="h2"
              variant="h3"
              sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
            >
              {title}
            </Typography>
            {parts.mayEdit ? <ListMenu list={list} acts={menu} onRename={() => setRenaming(true)} /> : null}
          </Box>
        )}
        <ListCount list={list} />
      </Box>
      <CardColumn listId={id} label={title} cards={cards.shown} group={BOARD_GROUP} parts={parts} added={added}>
        {cards.shown.length === 0 && cards.all.length > 0 ? (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('filter.none')}
          </Typography>
        ) : null}
        {cards.all.length < list.cards ? (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', p: 1 }}>
            {t('list.more', { count: list.cards - cards.all.length })}
          </Typography>
        ) : null}
      </CardColumn>
      {parts.mayEdit ? (
        <Box sx={{ p: 1 }}>
          {isAdding ? (
            <LineForm
              label={t('card.title')}
              max={CARD_TITLE_LIMIT}
              submitLabel={t('list.addDo')}
              onSubmit={async (typed) => {
                const isDone = await onAdd(typed);
                if (isDone) setAdded((count) => count + 1);
                return isDone;
              }}
              onClose={() => onAdding(false)}
            />
          ) : (
            <Button fullWidth startIcon={<Icon name="plus" />} onClick={() => onAdding(true)}>
              {t('card.add')}
            </Button>
          )}
        </Box>
      ) : null}
    </Column>
  );
}

/** How many cards there are, and where they are more than they should be (TCB-09). */
function ListCount({ list }: { readonly list: ShownList }) {
  const t = useBoardWords();
  const { wipLimit, cards } = list;
  const isOver = isOverLimit(cards, wipLimit);
  return (
    <Typography
      variant="caption"
      component="p"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: isOver ? 'error.main' : 'text.secondary' }}
    >
      {wipLimit === null ? t('list.count', { count: cards }) : t('list.countOf', { count: cards, limit: wipLimit })}
      {isOver ? (
        <>
          <Icon name="warning" size={16} />
          {t('list.over')}
        </>
      ) : null}
    </Typography>
  );
}
