import type { TodoPlace, TodoRow } from '@madoguchi/contract/to-dos/model.ts';
import { groupOf, notesInRow } from '@madoguchi/contract/to-dos/rules.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import { type MouseEvent, type TouchEvent, useRef, useState } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import type { Hue } from '../../kit/theme/palettes.ts';
import { RADIUS } from '../../kit/theme/tokens.ts';
import { formatDay } from '../../platform/formats.ts';
import { useLanguage } from '../../platform/words.ts';
import type { useTodoActs } from './use-acts.tsx';
import { EVERYTHING, placePath, useTodoPlace } from './use-place.ts';
import { useTodoWords } from './words.ts';

const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  borderRadius: RADIUS.menu,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  touchAction: 'pan-y',
  '&[data-open="true"]': { backgroundColor: theme.vars.palette.action.selected },
  '& .text': { flex: 1, minWidth: 0, padding: '8px 4px' },
  '& .title': {
    ...theme.typography.body1,
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
  },
  '& .title:hover': { textDecoration: 'underline' },
  '&[data-done="true"] .title': { textDecoration: 'line-through', color: theme.vars.palette.text.secondary },
  '& .notes': { ...theme.typography.caption, color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '& .facts': { ...theme.typography.caption, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& .late': { color: theme.vars.palette.error.main, fontWeight: 600 },
}));

/** A finger that went so far sideways, and no more than so far up or down, has swiped. */
const SWIPE_PX = 80;
const STRAIGHT_PX = 40;

interface Props {
  readonly row: TodoRow;
  readonly places: readonly TodoPlace[];
  readonly today: PlainDate;
  readonly isSelected: boolean;
  readonly isOpen: boolean;
  /** Among the deleted ones nothing is completed or starred. */
  readonly isDeleted: boolean;
  readonly acts: ReturnType<typeof useTodoActs>;
  readonly onSelect: (id: string, withRange: boolean) => void;
  /** It leaves the list. */
  readonly onGone: () => void;
}

/** One to-do of a list. A swipe to the right completes it, one to the left opens its menu; both have buttons. */
export function TodoLine(props: Props) {
  const { row, places, today, isSelected, isOpen, isDeleted, acts, onSelect } = props;
  const t = useTodoWords();
  const { place } = useTodoPlace();
  const [menu, setMenu] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const touched = useRef<{ x: number; y: number } | null>(null);
  const isDone = row.status === 'done';
  const toggle = () => void acts.act([row], { act: isDone ? 'reopen' : 'complete' });
  const notes = notesInRow(row.notes);

  const onTouchEnd = (event: TouchEvent) => {
    const end = event.changedTouches.item(0);
    const begin = touched.current;
    touched.current = null;
    if (begin === null || end === null || isDeleted) return;
    const [across, down] = [end.clientX - begin.x, Math.abs(end.clientY - begin.y)];
    if (down > STRAIGHT_PX || Math.abs(across) < SWIPE_PX) return;
    if (across > 0) toggle();
    else setMenu(true);
  };

  return (
    <Line
      data-todo={row.id}
      data-open={isOpen}
      data-done={isDone}
      onTouchStart={({ touches }) => {
        const first = touches.item(0);
        touched.current = first === null ? null : { x: first.clientX, y: first.clientY };
      }}
      onTouchEnd={onTouchEnd}
    >
      <Checkbox
        checked={isSelected}
        onClick={(event: MouseEvent) => onSelect(row.id, event.shiftKey)}
        slotProps={{ input: { 'aria-label': t('select', { title: row.title }) } }}
      />
      {isDeleted ? null : (
        <IconButton aria-pressed={isDone} aria-label={t('complete', { title: row.title })} onClick={toggle}>
          <Icon name={isDone ? 'approved' : 'draft'} />
        </IconButton>
      )}
      <div className="text">
        <Link
          className="title"
          to={placePath(place ?? EVERYTHING, row.id)}
          search={(search: object) => search}
          resetScroll={false}
        >
          {row.title}
        </Link>
        {notes === '' ? null : <div className="notes">{notes}</div>}
        <Facts {...{ row, places, today }} />
      </div>
      {isDeleted ? null : <Marks row={row} acts={acts} />}
      <IconButton
        ref={button}
        aria-haspopup="menu"
        aria-expanded={menu}
        aria-label={t('menu', { title: row.title })}
        onClick={() => setMenu(true)}
      >
        <Icon name="more" />
      </IconButton>
      <LineMenu {...props} isShown={menu} anchor={() => button.current} onClose={() => setMenu(false)} />
    </Line>
  );
}

function Marks({ row, acts }: Pick<Props, 'row' | 'acts'>) {
  const t = useTodoWords();
  const { starred, important, title } = row;
  return (
    <>
      <IconButton
        aria-pressed={starred}
        aria-label={t('star', { title })}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        onClick={() => void acts.act([row], { act: 'star', on: !starred })}
      >
        <Icon name={starred ? 'starOn' : 'star'} />
      </IconButton>
      <IconButton
        aria-pressed={important}
        aria-label={t('mark', { title })}
        sx={{ display: { xs: 'none', sm: 'inline-flex' }, color: important ? 'error.main' : undefined }}
        onClick={() => void acts.act([row], { act: 'important', on: !important })}
      >
        <Icon name="warning" />
      </IconButton>
    </>
  );
}

function Facts({ row, places, today }: Pick<Props, 'row' | 'places' | 'today'>) {
  const t = useTodoWords();
  const language = useLanguage();
  const { dueOn, dueTime, labelIds, subtasks, subtasksDone, repeats, link, important, starred } = row;
  const isLate = row.status === 'open' && groupOf(dueOn, today) === 'overdue';
  const due = dueOn === null ? null : [formatDay(dueOn, language), dueTime].filter(Boolean).join(' ');
  return (
    <div className="facts">
      {due === null ? null : (
        <span className={isLate ? 'late' : ''}>{isLate ? t('due.late', { due }) : t('due', { due })}</span>
      )}
      {important ? <span>{t('important')}</span> : null}
      {starred ? <Icon name="starOn" size={16} label={t('starred')} /> : null}
      {repeats ? <Icon name="refresh" size={16} label={t('repeats')} /> : null}
      {subtasks === 0 ? null : <span>{t('subtasks.done', { done: subtasksDone, all: subtasks })}</span>}
      {link === null ? null : <Link to={link.to as `/${string}`}>{link.number}</Link>}
      <LabelChips ids={labelIds} places={places} />
    </div>
  );
}

interface MenuProps extends Pick<Props, 'row' | 'today' | 'isDeleted' | 'acts' | 'onGone'> {
  readonly isShown: boolean;
  readonly anchor: () => HTMLElement | null;
  readonly onClose: () => void;
}

function LineMenu({ row, today, isDeleted, acts, onGone, isShown, anchor, onClose }: MenuProps) {
  const t = useTodoWords();
  const items: readonly (readonly [string, Parameters<typeof acts.act>[1]])[] = isDeleted
    ? [[t('act.restore'), { act: 'restore' }]]
    : [
        [
          t(row.status === 'done' ? 'act.reopen' : 'act.complete'),
          { act: row.status === 'done' ? 'reopen' : 'complete' },
        ],
        [t('act.today'), { act: 'due', dueOn: today }],
        [t('act.tomorrow'), { act: 'due', dueOn: addDays(today, 1) }],
        [t('act.noDue'), { act: 'due', dueOn: null }],
        [t(row.starred ? 'act.unstar' : 'act.star'), { act: 'star', on: !row.starred }],
        [t(row.important ? 'act.unmark' : 'act.mark'), { act: 'important', on: !row.important }],
        [t('act.delete'), { act: 'delete' }],
      ];
  return (
    <Menu open={isShown} anchorEl={anchor} onClose={onClose}>
      {items.map(([label, act]) => (
        <MenuItem
          key={label}
          onClick={() => {
            onClose();
            void acts.act([row], act);
            if (act.act === 'delete') onGone();
          }}
        >
          <ListItemText primary={label} />
        </MenuItem>
      ))}
    </Menu>
  );
}

const Chip = styled('span', { shouldForwardProp: (name) => name !== 'hue' })<{ hue: Hue }>(({ theme, hue }) => ({
  ...theme.typography.caption,
  display: 'inline-block',
  padding: '0 8px',
  borderRadius: 10,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.status[hue].ink,
  backgroundColor: theme.vars.palette.status[hue].ground,
}));

interface LabelChipsProps {
  readonly ids: readonly string[];
  readonly places: readonly TodoPlace[];
}

/** The labels of a to-do, by name and colour; one that was deleted is not among them. */
function LabelChips({ ids, places }: LabelChipsProps) {
  return ids.flatMap((id) => {
    const label = places.find((place) => place.id === id);
    return label === undefined
      ? []
      : [
          <Chip key={id} hue={label.colour}>
            {label.title}
          </Chip>,
        ];
  });
}
