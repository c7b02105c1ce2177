import type { Board } from '@madoguchi/contract/scrumboard/model.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { PersonPicture } from '../../../kit/PersonPicture.tsx';
import { useBoardWords } from '../words.ts';
import type { ListCards } from './board-cards.ts';
import type { BoardParts } from './board-parts.ts';
import { CardColumn } from './CardColumn.tsx';
import { LIST_PX } from './ListColumn.tsx';

/** A lane scrolls by itself from here on. */
const LANE_PX = 360;

interface Props {
  readonly board: Board;
  readonly lists: ReadonlyMap<string, ListCards>;
  readonly parts: BoardParts;
}

/** The cards of each member in a lane of its own, and those of nobody in the last; a card of two members is in both. */
export function Lanes({ board, lists, parts }: Props) {
  const t = useBoardWords();
  const lanes = [
    ...board.members.map(({ id, name, photoURL }) => ({ id, name, photoURL })),
    { id: null, name: t('filter.noMember'), photoURL: null },
  ]
    .map((lane) => ({
      ...lane,
      cells: board.lists.map((list) => ({
        list,
        cards: (lists.get(list.id)?.shown ?? []).filter(({ memberIds }) =>
          lane.id === null ? memberIds.length === 0 : memberIds.includes(lane.id),
        ),
      })),
    }))
    .filter(({ cells }) => cells.some(({ cards }) => cards.length > 0));
  return (
    <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
      {lanes.length === 0 ? <EmptyState icon="board" text={t('filter.none')} /> : null}
      {lanes.map(({ id, name, photoURL, cells }) => (
        <Lane key={id ?? 'nobody'} name={name} photo={photoURL} isPerson={id !== null} count={countOf(cells)}>
          {cells.map(({ list, cards }) => (
            <Box key={list.id} sx={{ flex: 'none', width: `${LIST_PX / 16}rem` }}>
              <Typography component="h3" variant="caption" sx={{ px: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
                {list.title}
              </Typography>
              <Box sx={{ display: 'flex', flexDirection: 'column', maxHeight: LANE_PX }}>
                <CardColumn
                  listId={list.id}
                  label={`${name} ${list.title}`}
                  cards={cards}
                  group={id ?? 'nobody'}
                  parts={parts}
                  added={0}
                />
              </Box>
            </Box>
          ))}
        </Lane>
      ))}
    </Box>
  );
}

const countOf = (cells: readonly { readonly cards: readonly unknown[] }[]) =>
  cells.reduce((sum, { cards }) => sum + cards.length, 0);

interface LaneProps {
  readonly name: string;
  readonly photo: string | null;
  readonly isPerson: boolean;
  readonly count: number;
  readonly children: ReactNode;
}

function Lane({ name, photo, isPerson, count, children }: LaneProps) {
  const t = useBoardWords();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 2 }}>
      <Box
        sx={{ position: 'sticky', insetInlineStart: 0, display: 'inline-flex', alignItems: 'center', gap: 1, py: 1 }}
      >
        {isPerson ? <PersonPicture name={name} photo={photo} size={24} /> : null}
        <Typography id={id} component="h2" variant="h3">
          {name}
        </Typography>
        <Typography variant="caption">{t('list.count', { count })}</Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5 }}>{children}</Box>
    </Box>
  );
}
