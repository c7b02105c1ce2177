import { BOARD_ROLE_NAMES, BOARD_TITLE_LIMIT } from '@madoguchi/contract/scrumboard/choices.ts';
import type { Board } from '@madoguchi/contract/scrumboard/model.ts';
import { markBoard } from '@madoguchi/contract/scrumboard/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '../../../kit/Icon.tsx';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { StatusChip } from '../../../kit/StatusChip.tsx';
import { screenPath } from '../../../platform/screen-path.ts';
import { useLanguage } from '../../../platform/words.ts';
import { BOARD_VIEWS, type BoardAddress, CARD_ORDERS } from '../address.ts';
import { LineForm } from '../LineForm.tsx';
import { useRun } from '../use-run.tsx';
import { useBoardWords } from '../words.ts';
import { FilterPanel } from './FilterPanel.tsx';
import type { BoardActs } from './use-board-acts.tsx';

interface Props {
  readonly board: Board;
  readonly address: BoardAddress;
  readonly acts: BoardActs;
  readonly mayEdit: boolean;
  readonly isSelecting: boolean;
  readonly isFiltering: boolean;
  /** Cards that are shown; null while they are not known. */
  readonly count: number | null;
  readonly onSelecting: (isOn: boolean) => void;
  readonly onFiltering: (isOpen: boolean) => void;
  readonly onSettings: () => void;
}

/** The head of a board (SB3): its title, renamed in place, its star, how its cards are shown, and its settings. */
export function BoardHead(props: Props) {
  const { board, address, acts, mayEdit, isSelecting, isFiltering, count, onSelecting, onFiltering, onSettings } =
    props;
  const t = useBoardWords();
  const language = useLanguage();
  const { run } = useRun();
  const [isRenaming, setRenaming] = useState(false);
  const filterButton = useRef<HTMLButtonElement>(null);
  const { view, order, filter, show } = address;
  const isCalendar = view === 'calendar';
  const conditions = filter.memberIds.length + filter.labelIds.length + (filter.due === null ? 0 : 1);
  return (
    <>
      <PageHeader
        title={board.title}
        up={<Link to={screenPath('scrumboard.boards')}>{t('toBoards')}</Link>}
        state={
          <>
            {isRenaming ? (
              <Box sx={{ flex: '1 1 280px', maxWidth: 480 }}>
                <LineForm
                  label={t('new.title')}
                  initial={board.title}
                  max={BOARD_TITLE_LIMIT}
                  onSubmit={acts.rename}
                  onClose={() => setRenaming(false)}
                />
              </Box>
            ) : null}
            {/* The two stay together on a phone. */}
            <Box sx={{ display: 'flex' }}>
              {mayEdit && !isRenaming ? (
                <IconButton aria-label={t('board.rename')} onClick={() => setRenaming(true)}>
                  <Icon name="edit" />
                </IconButton>
              ) : null}
              <IconButton
                aria-label={t('star', { title: board.title })}
                aria-pressed={board.starred}
                onClick={() => void run(markBoard, { boardId: board.id, starred: !board.starred })}
              >
                <Icon name={board.starred ? 'starOn' : 'star'} />
              </IconButton>
            </Box>
            {board.role === 'view' ? (
              <StatusChip label={BOARD_ROLE_NAMES.view[language]} icon="eye" hue="grey" weight="outline" />
            ) : null}
          </>
        }
        actions={
          <Button variant="outlined" startIcon={<Icon name="settings" />} onClick={onSettings}>
            {t('settings')}
          </Button>
        }
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1, mb: 1 }}>
        <Choice
          label={t('view')}
          value={view}
          onChoose={(value) => show({ view: BOARD_VIEWS.find((one) => one === value) ?? 'board' })}
        >
          {BOARD_VIEWS.map((one) => (
            <option key={one} value={one}>
              {t(`view.${one}`)}
            </option>
          ))}
        </Choice>
        {view === 'table' ? null : (
          <>
            {isCalendar ? null : (
              <Choice
                label={t('order')}
                value={order}
                onChoose={(value) => show({ order: CARD_ORDERS.find((one) => one === value) ?? 'hand' })}
              >
                {CARD_ORDERS.map((one) => (
                  <option key={one} value={one}>
                    {t(`order.${one}`)}
                  </option>
                ))}
              </Choice>
            )}
            <Button
              ref={filterButton}
              variant="outlined"
              startIcon={<Icon name="filter" />}
              aria-haspopup="dialog"
              aria-expanded={isFiltering}
              onClick={() => onFiltering(true)}
            >
              {conditions === 0 ? t('filter') : t('filter.on', { count: conditions })}
            </Button>
            {mayEdit && !isCalendar ? (
              <Button variant="outlined" aria-pressed={isSelecting} onClick={() => onSelecting(!isSelecting)}>
                {t('selecting')}
              </Button>
            ) : null}
            {conditions === 0 || count === null ? null : (
              <Typography variant="caption" aria-live="polite" sx={{ alignSelf: 'center' }}>
                {t('filter.shown', { count })}
              </Typography>
            )}
            {order === 'hand' || !mayEdit || isCalendar ? null : (
              <Typography variant="caption" sx={{ alignSelf: 'center', color: 'text.secondary' }}>
                {t('order.noDrop')}
              </Typography>
            )}
          </>
        )}
      </Box>
      <FilterPanel
        isOpen={isFiltering}
        anchor={() => filterButton.current}
        board={board}
        filter={filter}
        onFilter={(next) => show({ filter: next })}
        onClose={() => onFiltering(false)}
      />
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
    <Box>
      <Typography component="label" htmlFor={id} variant="caption" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <NativeSelect
        fullWidth
        input={<OutlinedInput />}
        inputProps={{ id }}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {children}
      </NativeSelect>
    </Box>
  );
}
