import type { IconName } from '@madoguchi/contract/icons/catalogue.ts';
import { type Board, type Card, type CardAct, CardDue } from '@madoguchi/contract/scrumboard/model.ts';
import { actOnCards, changeCard, watchCard } from '@madoguchi/contract/scrumboard/operations.ts';
import { dueState } from '@madoguchi/contract/scrumboard/rules.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import { type ReactNode, useRef, useState } from 'react';
import { useMinute } from '../../../kit/calendar/present-time.ts';
import { DateField } from '../../../kit/fields/date/DateField.tsx';
import { TimeField } from '../../../kit/fields/date/TimeField.tsx';
import { OperationForm } from '../../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../../kit/form/SubmitButton.tsx';
import { useAskForm } from '../../../kit/form/use-ask-form.ts';
import { Icon } from '../../../kit/Icon.tsx';
import { PersonPicture } from '../../../kit/PersonPicture.tsx';
import { useSession } from '../../../platform/session.ts';
import { DueChip } from '../board/DueChip.tsx';
import { useCardActs } from '../board/use-board-acts.tsx';
import { LabelChip } from '../LabelChip.tsx';
import { useRun } from '../use-run.tsx';
import { useCardWords } from './words.ts';

interface Props {
  readonly card: Card;
  readonly choices: Pick<Board, 'labels' | 'members'>;
  readonly mayEdit: boolean;
  readonly onClose: () => void;
  readonly onMove: () => void;
}

/** Due date, labels and members of a card, whether it is done, and what takes it away (SB7, SB10). */
export function CardTools({ card, choices, mayEdit, onClose, onMove }: Props) {
  const t = useCardWords();
  const { run, mayTakeBack } = useRun();
  const { today } = useSession();
  const now = useMinute();
  const act = useCardActs();
  const labels = choices.labels.filter(({ id }) => card.labelIds.includes(id));
  const members = choices.members.filter(({ id }) => card.memberIds.includes(id));
  const isDone = card.doneAt !== null;
  const cardIds = [card.id];
  const set = async (what: Extract<CardAct, { readonly act: 'done' | 'label' | 'member' }>) => {
    if ((await run(actOnCards, { cardIds, act: what })) === null) return;
    mayTakeBack(() => run(actOnCards, { cardIds, act: { ...what, on: !what.on } }));
  };
  const away = async (what: 'archive' | 'delete') => {
    if (await act([card], { act: what, on: true })) onClose();
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <DueChip state={dueState(card, { now, today })} due={card.due} isDone={isDone} />
        {labels.map((label) => (
          <LabelChip key={label.id} label={label} />
        ))}
        {members.map(({ id, name, photoURL }) => (
          <Box key={id} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
            <PersonPicture name={name} photo={photoURL} size={24} />
            {name}
          </Box>
        ))}
      </Box>
      <Box role="group" aria-label={t('tools')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {mayEdit ? (
          <>
            <Button
              variant="outlined"
              size="small"
              aria-pressed={isDone}
              startIcon={<Icon name={isDone ? 'tick' : 'draft'} size={16} />}
              onClick={() => void set({ act: 'done', on: !isDone })}
            >
              {t('done')}
            </Button>
            <DueTool card={card} />
            <Ticks
              tool="labels"
              icon="pin"
              label={t('labels')}
              none={t('labels.none')}
              things={choices.labels.map((label) => ({ id: label.id, content: <LabelChip label={label} /> }))}
              chosen={card.labelIds}
              onSet={(labelId, on) => void set({ act: 'label', labelId, on })}
            />
            <Ticks
              tool="members"
              icon="people"
              label={t('members')}
              none=""
              things={choices.members.map(({ id, name }) => ({ id, content: name }))}
              chosen={card.memberIds}
              onSet={(memberId, on) => void set({ act: 'member', memberId, on })}
            />
          </>
        ) : null}
        <Button
          variant="outlined"
          size="small"
          aria-pressed={card.subscribed}
          startIcon={<Icon name={card.subscribed ? 'eye' : 'eyeOff'} size={16} />}
          onClick={() => void run(watchCard, { cardId: card.id, on: !card.subscribed })}
        >
          {t('follow')}
        </Button>
        {mayEdit ? (
          <>
            <Button variant="outlined" size="small" aria-haspopup="dialog" onClick={onMove}>
              {t('move')}
            </Button>
            <Button variant="outlined" size="small" onClick={() => void away('archive')}>
              {t('archive')}
            </Button>
            <Button
              variant="outlined"
              size="small"
              color="error"
              startIcon={<Icon name="trash" size={16} />}
              onClick={() => void away('delete')}
            >
              {t('delete')}
            </Button>
          </>
        ) : null}
      </Box>
    </>
  );
}

interface TicksProps {
  readonly tool: string;
  readonly icon: IconName;
  readonly label: string;
  /** Said where there is nothing to choose from. */
  readonly none: string;
  readonly things: readonly { readonly id: string; readonly content: ReactNode }[];
  readonly chosen: readonly string[];
  readonly onSet: (id: string, on: boolean) => void;
}

/** Each is added by a press, and taken away by another (SB10). */
function Ticks({ tool, icon, label, none, things, chosen, onSet }: TicksProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        data-tool={tool}
        variant="outlined"
        size="small"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        startIcon={<Icon name={icon} size={16} />}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Menu open={isOpen} anchorEl={() => button.current} onClose={() => setOpen(false)}>
        {things.length === 0 ? <MenuItem disabled>{none}</MenuItem> : null}
        {things.map(({ id, content }) => {
          const isOn = chosen.includes(id);
          return (
            <MenuItem key={id} role="menuitemcheckbox" aria-checked={isOn} onClick={() => onSet(id, !isOn)}>
              <ListItemIcon>{isOn ? <Icon name="tick" /> : null}</ListItemIcon>
              <ListItemText primary={content} />
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}

function DueTool({ card }: { readonly card: Card }) {
  const t = useCardWords();
  const { run, mayTakeBack } = useRun();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const change = (was: CardDue | null, is: CardDue | null) =>
    run(changeCard, { cardId: card.id, was: { due: was }, is: { due: is } });
  const set = async (due: CardDue | null) => {
    setOpen(false);
    const was = card.due;
    if (JSON.stringify(due) === JSON.stringify(was)) return;
    if ((await change(was, due)) !== null) mayTakeBack(() => change(due, was));
  };
  return (
    <>
      <Button
        ref={button}
        data-tool="due"
        variant="outlined"
        size="small"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        startIcon={<Icon name="clock" size={16} />}
        onClick={() => setOpen(true)}
      >
        {t('due')}
      </Button>
      <Popover
        open={isOpen}
        anchorEl={() => button.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('due'), sx: { p: 2, maxWidth: 360 } } }}
      >
        <DueForm due={card.due} onSet={(due) => void set(due)} />
      </Popover>
    </>
  );
}

function DueForm({ due, onSet }: { readonly due: CardDue | null; readonly onSet: (due: CardDue | null) => void }) {
  const t = useCardWords();
  const form = useAskForm({
    question: CardDue,
    defaults: { day: due?.day ?? null, time: due?.time ?? null },
    onAsk: onSet,
  });
  return (
    <OperationForm form={form} label={t('due')} marks="optional">
      <DateField name="day" label={t('due.day')} />
      <TimeField name="time" label={t('due.time')} isOptional />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
        {due === null ? null : <Button onClick={() => onSet(null)}>{t('due.remove')}</Button>}
        <SubmitButton>{t('due.set')}</SubmitButton>
      </Box>
    </OperationForm>
  );
}
