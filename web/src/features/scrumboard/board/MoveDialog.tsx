import type { Board, BoardPlace } from '@madoguchi/contract/scrumboard/model.ts';
import { listPlaces, moveCards } from '@madoguchi/contract/scrumboard/operations.ts';
import { beforeOfPlace } from '@madoguchi/contract/scrumboard/rules.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { Field } from '../../../kit/fields/Field.tsx';
import { Waiting } from '../../../kit/Waiting.tsx';
import { useRead } from '../../../platform/query.ts';
import { useRun } from '../use-run.tsx';
import { useBoardWords } from '../words.ts';
import { isWhole, waysBack } from './board-cards.ts';
import type { BoardActs } from './use-board-acts.tsx';

interface Props {
  readonly board: Board;
  readonly ids: readonly string[];
  readonly acts: Pick<BoardActs, 'move'>;
  readonly onClose: (moved: boolean) => void;
}

/** Where cards go, without a mouse: board, list and place (TCB-16). */
export function MoveDialog({ board, ids, acts, onClose }: Props) {
  const t = useBoardWords();
  const titleId = useId();
  const { data, error, refetch } = useRead(listPlaces, {});
  const [card] = board.cards.filter(({ id }) => id === ids[0]);
  const title =
    ids.length === 1 ? t('move.title', { title: card?.title ?? '' }) : t('move.titleMany', { count: ids.length });
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={() => onClose(false)} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {data === undefined || !isWhole(board) ? (
        <DialogContent>
          {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : <Waiting shape={[64, 64, 64]} />}
        </DialogContent>
      ) : (
        <Places
          board={board}
          ids={ids}
          acts={acts}
          onClose={onClose}
          boards={data.boards}
          listId={card?.listId ?? ''}
        />
      )}
    </Dialog>
  );
}

interface PlacesProps extends Props {
  readonly boards: readonly BoardPlace[];
  /** In which the first of the cards is. */
  readonly listId: string;
}

function Places({ board, ids, acts, boards, onClose, ...at }: PlacesProps) {
  const t = useBoardWords();
  const { run, say } = useRun();
  const [boardId, setBoardId] = useState(board.id);
  const [chosenList, setChosenList] = useState(at.listId);
  const [place, setPlace] = useState<number | null>(null);
  const lists = boards.find(({ id }) => id === boardId)?.lists ?? [];
  const list = lists.find(({ id }) => id === chosenList) ?? lists[0];
  const isHere = boardId === board.id;
  const order = board.cards.filter((card) => card.listId === list?.id).map(({ id }) => id);
  const rest = isHere ? order.filter((id) => !ids.includes(id)).length : (list?.cards ?? 0);
  const last = rest + 1;
  const shownPlace = Math.min(place ?? last, last);

  async function move(): Promise<void> {
    if (list === undefined) return;
    if (isHere) {
      void acts.move({ ids, listId: list.id, beforeId: beforeOfPlace(order, ids, shownPlace) });
    } else {
      const back = waysBack(board, ids);
      const done = await run(moveCards, { cardIds: [...ids], listId: list.id, place: shownPlace });
      if (done === null) return;
      say(t('did.moveMany', { count: done.moved, list: list.title }), {
        undo: async () => {
          for (const { ids: some, listId, beforeId } of back) {
            if ((await run(moveCards, { cardIds: [...some], listId, beforeId })) === null) return null;
          }
          return true;
        },
        undone: t('did.moveBack'),
      });
    }
    onClose(isHere);
  }

  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Choice
          label={t('move.board')}
          value={boardId}
          onChoose={(id) => {
            setBoardId(id);
            setPlace(null);
          }}
        >
          {boards.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Choice>
        {list === undefined ? (
          <Typography>{t('move.noList')}</Typography>
        ) : (
          <>
            <Choice
              label={t('move.list')}
              value={list.id}
              onChoose={(id) => {
                setChosenList(id);
                setPlace(null);
              }}
            >
              {lists.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Choice>
            <Choice label={t('move.place')} value={String(shownPlace)} onChoose={(nth) => setPlace(Number(nth))}>
              {Array.from({ length: last }, (_, nth) => nth + 1).map((nth) => (
                <option key={nth} value={nth}>
                  {t(nth === last ? 'move.last' : 'move.nth', { place: nth })}
                </option>
              ))}
            </Choice>
          </>
        )}
        {isHere ? null : <Typography variant="caption">{t('move.otherBoard')}</Typography>}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose(false)}>{t('cancel')}</Button>
        <Button variant="contained" aria-disabled={list === undefined} onClick={() => void move()}>
          {t('move.do')}
        </Button>
      </DialogActions>
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <NativeSelect
        fullWidth
        input={<OutlinedInput />}
        inputProps={{ id }}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {children}
      </NativeSelect>
    </Field>
  );
}
