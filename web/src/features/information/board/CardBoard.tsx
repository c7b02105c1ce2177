import type { CardId } from '@madoguchi/contract/information/cards.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ComponentType } from 'react';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { useInformationWords } from '../words.ts';
import { CardFrame } from './CardFrame.tsx';
import { spansOf } from './layout.ts';
import type { Board } from './use-board.ts';

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
