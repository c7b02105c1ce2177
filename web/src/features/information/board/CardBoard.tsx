import { spansOf } from '@madoguchi/contract/information/card-places.ts';
import type { CardId } from '@madoguchi/contract/information/cards.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import {
  type ComponentType,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { CONTROL, DASHBOARD, height, RADIUS } from '../../../kit/theme/tokens.ts';
import { useReference } from '../../../platform/faults/use-reference.ts';
import { queryClient } from '../../../platform/query.ts';
import { useCardName } from '../card-names.ts';
import { useInformationWords } from '../words.ts';
import { CardMenu } from './CardMenu.tsx';
import { headingId } from './card-keys.ts';
import type { Board } from './use-board.ts';

// Cards follow the mouse: the library that does it is fetched only where there is a mouse and more than one column.
interface Draggable {
  readonly id: CardId;
  readonly frame: RefObject<HTMLElement | null>;
  readonly grip: RefObject<HTMLElement | null>;
  readonly isOn: boolean;
  /** The card was let go over another one, whose place it takes. */
  readonly drop: (card: CardId, over: CardId) => void;
}

/** `held`: this card is under way. `target`: another one is over it. */
type DragState = 'held' | 'target' | undefined;

const HAS_MOUSE = '(pointer: fine)';

function useDraggable({ id, frame, grip, isOn, drop }: Draggable): DragState {
  const [state, setState] = useState<DragState>(undefined);
  const onDrop = useEffectEvent((card: CardId) => drop(card, id));

  useEffect(() => {
    const [element, dragHandle] = [frame.current, grip.current];
    if (!isOn || !element || !dragHandle || !window.matchMedia(HAS_MOUSE).matches) return undefined;
    let stop = () => {};
    const isGone = { current: false };
    const join = async () => {
      const { joinDragging } = await import('./dragging.ts');
      if (!isGone.current) stop = joinDragging({ id, element, dragHandle, setState, onDrop: (card) => onDrop(card) });
    };
    void join();
    return () => {
      isGone.current = true;
      stop();
    };
  }, [id, frame, grip, isOn]);

  return state;
}

const Grip = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: height(CONTROL.standard),
  height: height(CONTROL.standard),
  color: theme.vars.palette.text.secondary,
  cursor: 'grab',
  '@media (pointer: coarse)': { display: 'none' },
}));

/** Where the mouse takes hold of a card; the card's menu is the way by keys and by touch. */
function CardGrip({ ref, card }: { readonly ref: Ref<HTMLSpanElement>; readonly card: string }) {
  const t = useInformationWords();
  return (
    <Grip ref={ref} title={t('grip', { card })} aria-hidden>
      <Icon name="grip" />
    </Grip>
  );
}

const Frame = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  borderRadius: RADIUS.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  // A key led here: the heading has the focus, the card shows it.
  '&:has(h2:focus)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '&[data-drag=held]': { opacity: 0.5 },
  '&[data-drag=target]': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}));

interface CardFrameProps {
  readonly id: CardId;
  readonly board: Board;
  /** Columns that it takes of those there are. */
  readonly span: number;
  readonly children: ReactNode;
}

/** One card: its name, what moves it, and what it tells. It fails alone. */
function CardFrame({ id, board, span, children }: CardFrameProps) {
  const name = useCardName()(id);
  const frame = useRef<HTMLElement>(null);
  const grip = useRef<HTMLSpanElement>(null);
  const drag = useDraggable({ id, frame, grip, isOn: board.columns > 1, drop: board.drop });
  const titleId = headingId(id);
  return (
    <Frame ref={frame} aria-labelledby={titleId} data-drag={drag} sx={{ gridColumn: `span ${span}` }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          minHeight: height(DASHBOARD.cardHead),
          paddingInlineStart: 2,
          paddingInlineEnd: 0.5,
        }}
      >
        <Typography id={titleId} variant="h3" component="h2" tabIndex={-1} sx={{ flex: 1, minWidth: 0 }}>
          {name}
        </Typography>
        {board.columns > 1 ? <CardGrip ref={grip} card={name} /> : null}
        <CardMenu id={id} board={board} />
      </Box>
      <Box
        sx={{
          flex: 1,
          px: 2,
          pb: 2,
          pt: 0.5,
          display: 'flex',
          flexDirection: 'column',
          gap: 1,
          minHeight: { sm: height(DASHBOARD.cardBody) },
        }}
      >
        <CatchBoundary getResetKey={() => id} errorComponent={CardCrash}>
          {children}
        </CatchBoundary>
      </Box>
    </Frame>
  );
}

/** In the place of a card that could not be drawn. The server is told of it, and answers the number that stands here (S8-02). */
function CardCrash({ error, reset }: ErrorComponentProps) {
  const t = useInformationWords();
  const { value: reference } = useReference(error);
  const retry = () => {
    // The data that the card had read may have broken it: it is read again.
    queryClient.removeQueries({ type: 'inactive' });
    reset();
  };
  return (
    <div role="alert">
      <Typography>{t('crashed')}</Typography>
      {reference !== null ? <Typography variant="caption">{t('reference', { reference })}</Typography> : null}
      <Button variant="outlined" size="small" sx={{ display: 'flex', mt: 1 }} onClick={retry}>
        {t('retry')}
      </Button>
    </div>
  );
}

interface Props {
  readonly board: Board;
  readonly cards: Readonly<Record<CardId, ComponentType>>;
}

/** The cards in the person's order. */
export function CardBoard({ board, cards }: Props) {
  const t = useInformationWords();
  const spans = spansOf(board.shown, board.wide, board.columns);
  if (board.shown.length === 0) {
    return (
      <EmptyState icon="eyeOff" text={t('allHidden')}>
        <Button variant="outlined" onClick={board.restore}>
          {t('restore')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 1, gridTemplateColumns: `repeat(${board.columns}, minmax(0, 1fr))` }}>
      {board.shown.map((id, index) => {
        const Body = cards[id];
        return (
          <CardFrame key={id} id={id} board={board} span={spans[index] ?? 1}>
            <Body />
          </CardFrame>
        );
      })}
    </Box>
  );
}
