import type { Board, CardAct, CardDue, CardFace } from '@madoguchi/contract/scrumboard/model.ts';
import { shareOf } from '@madoguchi/contract/to-dos/rules.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { weekdayInWeek } from '@madoguchi/contract/values/typed-day.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { Icon } from '../../../kit/Icon.tsx';
import { useSession } from '../../../platform/session.ts';
import { ActMenu } from '../ActMenu.tsx';
import { useBoardWords } from '../words.ts';

const MONDAY = 1;

interface Props {
  readonly chosen: readonly CardFace[];
  readonly board: Board;
  readonly act: (cards: readonly CardFace[], act: CardAct) => Promise<boolean>;
  readonly onMove: () => void;
  /** The chosen ones are let go. */
  readonly onDone: () => void;
}

/** Acts on several cards at once: what only some of them have is shown as mixed. */
export function BulkBar({ chosen, board, act, onMove, onDone }: Props) {
  const t = useBoardWords();
  const away = async (what: CardAct) => {
    if (await act(chosen, what)) onDone();
  };
  const labels = board.labels.map(({ id, title }) => ({
    id,
    title,
    share: shareOf(chosen.filter(({ labelIds }) => labelIds.includes(id)).length, chosen.length),
  }));
  const members = board.members.map(({ id, name }) => ({
    id,
    title: name,
    share: shareOf(chosen.filter(({ memberIds }) => memberIds.includes(id)).length, chosen.length),
  }));
  return (
    <Box
      role="group"
      aria-label={t('bulk')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1, p: 1, bgcolor: 'action.selected' }}
    >
      <Typography component="span" variant="body2" aria-live="polite" sx={{ fontWeight: 600 }}>
        {chosen.length === 0 ? t('bulk.none') : t('bulk.count', { count: chosen.length })}
      </Typography>
      {chosen.length === 0 ? null : (
        <>
          <Button onClick={onMove}>{t('card.move')}</Button>
          <ShareMenu
            label={t('bulk.label')}
            things={labels}
            onSet={(labelId, on) => void act(chosen, { act: 'label', labelId, on })}
          />
          <ShareMenu
            label={t('bulk.member')}
            things={members}
            onSet={(memberId, on) => void act(chosen, { act: 'member', memberId, on })}
          />
          <DueMenu onSet={(due) => void act(chosen, { act: 'due', due })} />
          <Button onClick={() => void act(chosen, { act: 'done', on: true })}>{t('card.done')}</Button>
          <Button onClick={() => void away({ act: 'archive', on: true })}>{t('card.archive')}</Button>
          <Button
            color="error"
            startIcon={<Icon name="trash" />}
            onClick={() => void away({ act: 'delete', on: true })}
          >
            {t('card.delete')}
          </Button>
          <Button onClick={onDone}>{t('bulk.clear')}</Button>
        </>
      )}
    </Box>
  );
}

interface ShareProps {
  readonly label: string;
  readonly things: readonly { readonly id: string; readonly title: string; readonly share: 'all' | 'some' | 'none' }[];
  readonly onSet: (id: string, on: boolean) => void;
}

/** The menu stays open: several are given one after another. */
function ShareMenu({ label, things, onSet }: ShareProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (things.length === 0) return null;
  return (
    <>
      <Button
        ref={button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        endIcon={<Icon name="chevronDown" size={16} />}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Menu open={isOpen} anchorEl={() => button.current} onClose={() => setOpen(false)}>
        {things.map(({ id, title, share }) => (
          <MenuItem
            key={id}
            role="menuitemcheckbox"
            aria-checked={share === 'some' ? 'mixed' : share === 'all'}
            onClick={() => onSet(id, share !== 'all')}
          >
            <ListItemIcon>{share === 'none' ? null : <Icon name={share === 'all' ? 'tick' : 'minus'} />}</ListItemIcon>
            <ListItemText primary={title} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

function DueMenu({ onSet }: { readonly onSet: (due: CardDue | null) => void }) {
  const t = useBoardWords();
  const { today } = useSession();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const on = (day: PlainDate) => () => onSet({ day, time: null });
  return (
    <>
      <Button
        ref={button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        endIcon={<Icon name="chevronDown" size={16} />}
        onClick={() => setOpen(true)}
      >
        {t('bulk.due')}
      </Button>
      <ActMenu
        isOpen={isOpen}
        anchor={() => button.current}
        items={[
          [t('bulk.today'), on(today)],
          [t('bulk.tomorrow'), on(addDays(today, 1))],
          [t('bulk.nextWeek'), on(weekdayInWeek(MONDAY, today, 1))],
          [t('bulk.noDue'), () => onSet(null)],
        ]}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
