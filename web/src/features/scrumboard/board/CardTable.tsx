import type { RowOf } from '@madoguchi/contract/list/list.ts';
import { CARD_STATUS_NAMES } from '@madoguchi/contract/scrumboard/choices.ts';
import { CARD_LIST } from '@madoguchi/contract/scrumboard/lists.ts';
import type { Board } from '@madoguchi/contract/scrumboard/model.ts';
import { listCards, showBoard } from '@madoguchi/contract/scrumboard/operations.ts';
import { includes } from '@madoguchi/contract/scrumboard/rules.ts';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { useMemo, useState } from 'react';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { List } from '../../../kit/list/List.tsx';
import type { ListColumn } from '../../../kit/list/list-props.ts';
import type { AskedBulk } from '../../../kit/list/selection/bulk.ts';
import { statusChip } from '../../../kit/StatusChip.tsx';
import { Waiting } from '../../../kit/Waiting.tsx';
import { formatDay, formatList } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';
import { CardPanel } from '../card/CardPanel.tsx';
import { LabelChip } from '../LabelChip.tsx';
import { useBoardWords } from '../words.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { useBoardActs } from './use-board-acts.tsx';
import { BOARD_CHANGES } from './use-shown-board.ts';

type Row = RowOf<typeof CARD_LIST>;

const StatusOfCard = statusChip(CARD_STATUS_NAMES, {
  open: { icon: 'draft', hue: 'blue', weight: 'outline' },
  done: { icon: 'tick', hue: 'green' },
});

function Labels({ row }: { readonly row: Row }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, overflow: 'hidden' }}>
      {row.labels.map((label) => (
        <LabelChip key={label.id} label={label} />
      ))}
    </Box>
  );
}

function Due({ row }: { readonly row: Row }) {
  const language = useLanguage();
  return row.dueOn === null ? null : [formatDay(row.dueOn, language), row.dueTime].filter(Boolean).join(' ');
}

function Members({ row }: { readonly row: Row }) {
  const language = useLanguage();
  return formatList(
    row.members.map(({ name }) => name),
    language,
  );
}

/** Beside an open card the list has 600 pixels: the title keeps its room there. */
const COLUMNS: readonly ListColumn<typeof CARD_LIST>[] = [
  { field: 'title', widthPx: null },
  { field: 'number', widthPx: 80, fromPx: 640, cell: ({ number }) => `#${number}` },
  { field: 'list', widthPx: 136, fromPx: 720 },
  { field: 'status', widthPx: 120, cell: ({ status }) => <StatusOfCard status={status} /> },
  { field: 'due', widthPx: 176, cell: (row) => <Due row={row} /> },
  { field: 'labels', widthPx: 144, fromPx: 1040, cell: (row) => <Labels row={row} /> },
  { field: 'members', widthPx: 160, fromPx: 1280, cell: (row) => <Members row={row} /> },
  { field: 'changed', isExtra: true },
  { field: 'created', isExtra: true },
];
const BOARD_COLUMN: ListColumn<typeof CARD_LIST> = { field: 'board', widthPx: 160, fromPx: 880 };

interface Props {
  /** Null: the reader's own cards, of all boards. */
  readonly board: Pick<Board, 'id' | 'role' | 'state'> | null;
}

/** The cards of a board as a table, or one's own over all boards; the card that is open stands beside it. */
export function CardTable({ board }: Props) {
  const t = useBoardWords();
  const boardId = board?.id ?? null;
  const isMine = boardId === null;
  const mayMove = board === null || (board.state === 'live' && includes(board.role, 'edit'));
  const input = useMemo(() => (boardId === null ? { mine: 'yes' } : { boardId }), [boardId]);
  const columns = useMemo(
    () => (isMine ? [...COLUMNS.slice(0, 2), BOARD_COLUMN, ...COLUMNS.slice(2)] : COLUMNS),
    [isMine],
  );
  const [moving, setMoving] = useState<{ readonly boardId: string; readonly id: string } | null>(null);
  const bulk = useMemo(
    (): readonly AskedBulk<Row>[] => [
      {
        id: 'move',
        label: t('card.move'),
        whyNot: (rows) => {
          if (rows.some((row) => row.boardId !== rows[0]?.boardId)) return t('table.oneBoard');
          return rows.every(({ mayEdit }) => mayEdit) ? null : t('table.viewOnly');
        },
        dialog: ({ rows, onClose }) => (
          <MoveCardsDialog boardId={rows[0]?.boardId ?? ''} ids={rows.map(({ id }) => id)} onClose={onClose} />
        ),
      },
    ],
    [t],
  );
  return (
    <>
      <List
        list={CARD_LIST}
        operation={listCards}
        input={input as never}
        label={t(isMine ? 'table.mine' : 'table.label')}
        columns={columns}
        nameOf={({ title }) => title}
        openParam="card"
        openIdOf={({ id }) => id}
        card={(row) => ({
          state: <StatusOfCard status={row.status} />,
          day: <Due row={row} />,
          detail: isMine ? `${row.boardTitle} › ${row.listTitle}` : row.listTitle,
          mark: <Labels row={row} />,
        })}
        peek={{
          layout: 'panel',
          render: ({ id, close }) => (
            <CardPanel
              key={id}
              cardId={id}
              onClose={close}
              onMove={(card) => setMoving({ boardId: card.boardId, id })}
            />
          ),
        }}
        {...(mayMove ? { bulk } : {})}
        empty={<EmptyState icon="board" text={t(isMine ? 'table.emptyMine' : 'table.empty')} />}
      />
      {moving === null ? null : (
        <MoveCardsDialog boardId={moving.boardId} ids={[moving.id]} onClose={() => setMoving(null)} />
      )}
    </>
  );
}

interface MoveCardsDialogProps {
  readonly boardId: string;
  /** Cards of the board. */
  readonly ids: readonly string[];
  readonly onClose: (moved: boolean) => void;
}

/** Moves cards from where their board is not shown: it is read for their places, and for the way back. */
function MoveCardsDialog({ boardId, onClose, ...asked }: MoveCardsDialogProps) {
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
