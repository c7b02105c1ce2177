import { may } from '@madoguchi/contract/access.ts';
import type { IconName } from '@madoguchi/contract/icons/catalogue.ts';
import type { Task } from '@madoguchi/contract/information/model.ts';
import { showTasks } from '@madoguchi/contract/information/operations.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { createLink, Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import type { Hue } from '../../../kit/theme/palettes.ts';
import { RADIUS } from '../../../kit/theme/tokens.ts';
import { formatDay, formatMonth } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useSession, useUser } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { CardRead } from '../board/CardRead.tsx';
import { useInformationWords } from '../words.ts';
import { ownPurchases } from './purchase-paths.ts';

const LOOKS = {
  'returned-claim': { icon: 'returned', hue: 'orange' },
  'returned-purchases': { icon: 'returned', hue: 'orange' },
  'purchases-to-order': { icon: 'ordered', hue: 'green' },
  'approvals-waiting': { icon: 'inReview', hue: 'blue' },
  'claims-to-confirm': { icon: 'confirmed', hue: 'green' },
  'must-read': { icon: 'announcement', hue: 'orange' },
  'to-dos-due': { icon: 'success', hue: 'blue' },
  'cards-due': { icon: 'board', hue: 'blue' },
  'courses-to-take': { icon: 'paper', hue: 'blue' },
  'papers-to-fill-in': { icon: 'paper', hue: 'orange' },
} as const satisfies Readonly<Record<Task['kind'], { readonly icon: IconName; readonly hue: Hue }>>;

const Row = styled('div', { shouldForwardProp: (name) => name !== 'hue' })<{ hue: Hue }>(({ theme, hue }) => ({
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 56,
    padding: '8px 12px',
    borderRadius: RADIUS.menu,
    textDecoration: 'none',
    color: theme.vars.palette.text.primary,
    border: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > a:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& svg': { flex: 'none' },
  '& svg:first-of-type': { color: theme.vars.palette.status[hue].ink },
}));

interface Props {
  readonly task: Task;
  readonly today: PlainDate;
}

/** One thing that waits: what, how many, since when; the row opens it. */
function TaskRow({ task, today }: Props) {
  const t = useInformationWords();
  const language = useLanguage();
  const { employeeId } = useUser();
  const { icon, hue } = LOOKS[task.kind];
  const since = tokyoDay(Date.parse(task.since));
  const days = daysBetween(since, today);
  const title =
    'month' in task ? t(`task.${task.kind}`, { month: formatMonth(task.month, language) }) : t(`task.${task.kind}`);
  return (
    <Row hue={hue}>
      <Link {...placeOf(task, employeeId)} resetScroll={task.kind !== 'must-read'}>
        <Icon name={icon} />
        <span style={{ flex: 1, minWidth: 0 }}>
          <Typography component="span" variant="body1" sx={{ display: 'block' }}>
            {title}
          </Typography>
          <Typography
            component="span"
            variant="caption"
            title={formatDay(since, language)}
            sx={{ display: 'block', color: 'text.secondary' }}
          >
            {days <= 0 ? t('sinceToday') : t('since', { count: days })}
          </Typography>
        </span>
        <Typography component="span" variant="h2" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {t('count', { count: task.count })}
        </Typography>
        <Icon name="chevronRight" />
      </Link>
    </Row>
  );
}

/** Where the oldest of it is. */
function placeOf(
  task: Task,
  employeeId: string | null,
): { readonly to: `/${string}`; readonly search: () => Readonly<Record<string, string>> } {
  switch (task.kind) {
    case 'returned-claim':
      return { to: screenPath('expense-claims.mine', { applicationYm: task.month }), search: () => ({}) };
    case 'returned-purchases':
      return { to: ownPurchases(employeeId, 'returned'), search: () => ({}) };
    case 'purchases-to-order':
      return { to: ownPurchases(employeeId, 'approved'), search: () => ({}) };
    case 'approvals-waiting':
      return { to: screenPath('approvals.inbox'), search: () => ({}) };
    case 'claims-to-confirm':
      return {
        to: screenPath('expense-claims.review', { applicationYm: task.month }),
        search: () => ({ state: 'approved' }),
      };
    case 'courses-to-take':
      return { to: screenPath('academy.courses'), search: () => ({}) };
    case 'papers-to-fill-in':
      return { to: screenPath('onboarding.own'), search: () => ({}) };
    case 'to-dos-due':
      return { to: screenPath('to-dos.filter', { filterHandle: 'today' }), search: () => ({}) };
    case 'cards-due':
      return { to: screenPath('scrumboard.cards'), search: () => ({}) };
    case 'must-read':
      return { to: screenPath('information'), search: () => ({ announcement: task.announcementId }) };
    default:
      return task satisfies never;
  }
}

const DAY_MS = 86_400_000;

function daysBetween(from: PlainDate, to: PlainDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

const ButtonLink = createLink(Button);

/** As many as the card has room for. */
const AT_FIRST = 4;

/** The tasks that wait for this person, each with how many and since when (B9-01). */
export function TasksCard() {
  const read = useRead(showTasks, {});
  return (
    <CardRead read={read} shape={[56, 56]}>
      {(tasks) => (tasks.length === 0 ? <Nothing /> : <Tasks tasks={tasks} />)}
    </CardRead>
  );
}

/** All is done; whoever has a claim is led to this month's (R10). */
function Nothing() {
  const t = useInformationWords();
  const language = useLanguage();
  const { today, user } = useSession();
  const month = monthOf(today);
  return (
    <EmptyState icon="success" text={t('noTasks')}>
      {user !== null && user.employeeId !== null && may({ roles: user.role }, 'staff') ? (
        <ButtonLink to={screenPath('expense-claims.mine', { applicationYm: month })} variant="outlined">
          {t('openClaim', { month: formatMonth(month, language) })}
        </ButtonLink>
      ) : null}
    </EmptyState>
  );
}

/** The first of them; the others by a button, so that a long list does not push the other cards away. */
function Tasks({ tasks }: { readonly tasks: readonly Task[] }) {
  const t = useInformationWords();
  const { today } = useSession();
  const listId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const others = tasks.length - AT_FIRST;
  return (
    <>
      <Box component="ul" id={listId} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {tasks.slice(0, showsAll ? tasks.length : AT_FIRST).map((task) => (
          <li key={'month' in task ? `${task.kind}.${task.month}` : task.kind}>
            <TaskRow task={task} today={today} />
          </li>
        ))}
      </Box>
      {others > 0 ? (
        <Button
          size="small"
          aria-expanded={showsAll}
          aria-controls={listId}
          onClick={() => setShowsAll(!showsAll)}
          sx={{ alignSelf: 'center' }}
        >
          {showsAll ? t('fewerTasks') : t('moreTasks', { count: others })}
        </Button>
      ) : null}
    </>
  );
}
