import { showBoard } from '@madoguchi/contract/scrumboard/operations.ts';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { Waiting } from '../../../kit/Waiting.tsx';
import { useRead } from '../../../platform/query.ts';
import { useBoardWords } from '../words.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { useBoardActs } from './use-board-acts.tsx';
import { BOARD_CHANGES } from './use-shown-board.ts';

interface Props {
  readonly boardId: string;
  /** Cards of the board. */
  readonly ids: readonly string[];
  readonly onClose: (moved: boolean) => void;
}

/** Moves cards from where their board is not shown: it is read for their places, and for the way back. */
export function MoveCardsDialog({ boardId, onClose, ...asked }: Props) {
  const t = useBoardWords();
  const [ids] = useState(asked.ids);
  const { data, error, refetch } = useRead(showBoard, { boardId, all: 'yes' }, { changes: BOARD_CHANGES });
  if (data !== undefined) return <Known board={data} ids={ids} onClose={onClose} />;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={() => onClose(false)}
      slotProps={{ paper: { 'aria-label': t('card.move') } }}
    >
      <DialogContent>
        {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : <Waiting shape={[64, 64, 64]} />}
      </DialogContent>
    </Dialog>
  );
}

/** Nothing is shown here in which a move could stand before the server knows of it. */
const begin = () => () => undefined;

function Known({ board, ids, onClose }: Omit<Parameters<typeof MoveDialog>[0], 'acts'>) {
  return <MoveDialog board={board} ids={ids} acts={useBoardActs(board, begin)} onClose={onClose} />;
}
