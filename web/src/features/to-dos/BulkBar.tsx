import type { TodoPlace, TodoRow } from '@madoguchi/contract/to-dos/model.ts';
import { shareOf } from '@madoguchi/contract/to-dos/rules.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import { weekdayInWeek } from '@madoguchi/contract/values/typed-day.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef, useState } from 'react';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { useSession } from '../../platform/session.ts';
import type { useTodoActs } from './use-acts.tsx';
import { useTodoWords } from './words.ts';

const MONDAY = 1;

interface Props {
  readonly chosen: readonly TodoRow[];
  readonly places: readonly TodoPlace[];
  readonly isDeleted: boolean;
  readonly acts: ReturnType<typeof useTodoActs>;
  /** The chosen ones are let go. */
  readonly onDone: () => void;
}

/** Acts on several at once: something that only some of them have is shown as mixed. */
export function BulkBar(props: Props) {
  const { chosen, isDeleted, acts, onDone } = props;
  const t = useTodoWords();
  const act = async (what: Parameters<typeof acts.act>[1]) => {
    if (await acts.act(chosen, what)) onDone();
  };
  return (
    <Box
      role="group"
      aria-label={t('bulk')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1, p: 1, bgcolor: 'action.selected' }}
    >
      <Typography component="span" variant="body2" aria-live="polite" sx={{ fontWeight: 600 }}>
        {t('chosen', { count: chosen.length })}
      </Typography>
      {isDeleted ? (
        <>
          <Button startIcon={<Icon name="undo" />} onClick={() => void act({ act: 'restore' })}>
            {t('act.restore')}
          </Button>
          <Erase {...props} />
        </>
      ) : (
        <>
          <Button startIcon={<Icon name="tick" />} onClick={() => void act({ act: 'complete' })}>
            {t('act.complete')}
          </Button>
          <FolderMenu {...props} act={act} />
          <LabelMenu {...props} />
          <DueMenu act={act} />
          <MarkButtons {...props} />
          <Button color="error" startIcon={<Icon name="trash" />} onClick={() => void act({ act: 'delete' })}>
            {t('act.delete')}
          </Button>
        </>
      )}
      <Button onClick={onDone}>{t('unselect')}</Button>
    </Box>
  );
}

type Act = (what: Parameters<Props['acts']['act']>[1]) => Promise<void>;

/** Star and importance of all of them: mixed is given to all first. */
function MarkButtons({ chosen, acts }: Props) {
  const t = useTodoWords();
  const starred = shareOf(chosen.filter((row) => row.starred).length, chosen.length);
  const important = shareOf(chosen.filter((row) => row.important).length, chosen.length);
  const pressed = { all: true, some: 'mixed', none: false } as const;
  return (
    <>
      <Button
        aria-pressed={pressed[starred]}
        startIcon={<Icon name={starred === 'none' ? 'star' : 'starOn'} />}
        onClick={() => void acts.act(chosen, { act: 'star', on: starred !== 'all' })}
      >
        {t(starred === 'some' ? 'bulk.starMixed' : 'bulk.star')}
      </Button>
      <Button
        aria-pressed={pressed[important]}
        startIcon={<Icon name="warning" />}
        onClick={() => void acts.act(chosen, { act: 'important', on: important !== 'all' })}
      >
        {t(important === 'some' ? 'bulk.markMixed' : 'bulk.mark')}
      </Button>
    </>
  );
}

interface MenuProps {
  readonly label: string;
  readonly children: (close: () => void) => ReactNode;
}

function BarMenu({ label, children }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
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
        {children(() => setOpen(false))}
      </Menu>
    </>
  );
}

function FolderMenu({ places, act }: Props & { readonly act: Act }) {
  const t = useTodoWords();
  const folders = places.filter(({ kind }) => kind === 'folder');
  const choices = [{ id: null, title: t('noFolder') }, ...folders];
  return (
    <BarMenu label={t('folder')}>
      {(close) =>
        choices.map(({ id, title }) => (
          <MenuItem
            key={id}
            onClick={() => {
              close();
              void act({ act: 'folder', folderId: id });
            }}
          >
            <ListItemText primary={title} />
          </MenuItem>
        ))
      }
    </BarMenu>
  );
}

/** The menu stays open: several labels are given one after another. */
function LabelMenu({ chosen, places, acts }: Props) {
  const t = useTodoWords();
  const labels = places.filter(({ kind }) => kind === 'label');
  if (labels.length === 0) return null;
  return (
    <BarMenu label={t('label')}>
      {() =>
        labels.map(({ id, title }) => {
          const share = shareOf(chosen.filter(({ labelIds }) => labelIds.includes(id)).length, chosen.length);
          return (
            <MenuItem
              key={id}
              role="menuitemcheckbox"
              aria-checked={share === 'some' ? 'mixed' : share === 'all'}
              onClick={() => void acts.act(chosen, { act: 'label', labelId: id, on: share !== 'all' })}
            >
              <ListItemIcon>
                {share === 'none' ? null : <Icon name={share === 'all' ? 'tick' : 'minus'} />}
              </ListItemIcon>
              <ListItemText primary={title} />
            </MenuItem>
          );
        })
      }
    </BarMenu>
  );
}

function DueMenu({ act }: { readonly act: Act }) {
  const t = useTodoWords();
  const { today } = useSession();
  const days = [
    [t('act.today'), today],
    [t('act.tomorrow'), addDays(today, 1)],
    [t('act.nextWeek'), weekdayInWeek(MONDAY, today, 1)],
    [t('act.noDue'), null],
  ] as const;
  return (
    <BarMenu label={t('due.date')}>
      {(close) =>
        days.map(([label, dueOn]) => (
          <MenuItem
            key={label}
            onClick={() => {
              close();
              void act({ act: 'due', dueOn });
            }}
          >
            <ListItemText primary={label} />
          </MenuItem>
        ))
      }
    </BarMenu>
  );
}

function Erase({ chosen, acts, onDone }: Props) {
  const t = useTodoWords();
  const [isAsking, setAsking] = useState(false);
  const count = chosen.length;
  return (
    <>
      <Button color="error" startIcon={<Icon name="trash" />} onClick={() => setAsking(true)}>
        {t('act.erase')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('erase.title', { count })}
        confirmLabel={t('act.erase')}
        dismissLabel={t('cancel')}
        danger
        onDismiss={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void acts.erase(chosen).then((done) => (done ? onDone() : undefined));
        }}
      >
        {t('erase.effect')}
      </ConfirmDialog>
    </>
  );
}
