import type { CardId } from '@madoguchi/contract/information/cards.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { height, RADIUS } from '../../../kit/theme/tokens.ts';
import { useCardName } from '../card-names.ts';
import { CardCrash } from './CardCrash.tsx';
import { CardGrip } from './CardGrip.tsx';
import { CardMenu } from './CardMenu.tsx';
import { headingId } from './card-keys.ts';
import type { Board } from './use-board.ts';
import { useDraggable } from './use-draggable.ts';

const HEAD_PX = 48;
/** At least; a row of cards is as high as what its longest card has to tell, so that nothing is cut. */
const BODY_PX = 272;

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

interface Props {
  readonly id: CardId;
  readonly board: Board;
  /** Columns that it takes of those there are. */
  readonly span: number;
  readonly children: ReactNode;
}

/** One card: its name, what moves it, and what it tells. It fails alone. */
export function CardFrame({ id, board, span, children }: Props) {
  const name = useCardName()(id);
  const frame = useRef<HTMLElement>(null);
  const grip = useRef<HTMLSpanElement>(null);
  const drag = useDraggable({ id, frame, grip, isOn: board.columns > 1, drop: board.drop });
  const titleId = headingId(id);
  return (
    <Frame ref={frame} aria-labelledby={titleId} data-drag={drag} sx={{ gridColumn: `span ${span}` }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: height(HEAD_PX), pl: 2, pr: 0.5 }}>
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
          minHeight: { sm: height(BODY_PX) },
        }}
      >
        <CatchBoundary getResetKey={() => id} errorComponent={CardCrash}>
          {children}
        </CatchBoundary>
      </Box>
    </Frame>
  );
}
