import { may, tool } from '@madoguchi/contract/access.ts';
import { showTasks } from '@madoguchi/contract/information/operations.ts';
import { tokyoWall } from '@madoguchi/contract/values/tokyo-time.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { TodayEvents } from '../../features/calendar/public.ts';
import { CardRead } from '../../features/information/public.ts';
import { NotificationList } from '../../features/notifications/public.ts';
import { TodayReservations } from '../../features/reservations/public.ts';
import { epochNow } from '../../platform/clock.ts';
import { formatDay, formatEraYear } from '../../platform/formats.ts';
import { usePreference } from '../../platform/preferences.ts';
import { useRead } from '../../platform/query.ts';
import { screenPath } from '../../platform/screen-path.ts';
import { useSession, useUser } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { PanelHead } from './PanelHead.tsx';
import { useSideWords } from './words.ts';

/** Today and what one was told, beside every page (P11, PJ6): each part as far as it is open to the person. */
export function RightPanel() {
  const t = useSideWords();
  const { tools } = useSession();
  const visitor = { roles: useUser().role };
  return (
    <>
      <PanelHead side="right" title={t('today')} />
      <Box sx={{ px: 2, pb: 2, display: 'grid', gap: 2, '& > *': { minWidth: 0 } }}>
        <Clock />
        {may(visitor, tool('calendar'), tools) ? (
          <Part title={t('events')}>
            <TodayEvents frame={CardRead} />
          </Part>
        ) : null}
        {may(visitor, 'staff') ? (
          <Part title={t('bookings')}>
            <TodayReservations frame={CardRead} />
          </Part>
        ) : null}
        <Due />
      </Box>
      <Box role="group" aria-label={t('notifications')} sx={{ borderTop: 1, borderColor: 'divider' }}>
        <Typography component="h2" variant="subtitle2" sx={{ px: 2, pt: 2 }}>
          {t('notifications')}
        </Typography>
        <NotificationList />
      </Box>
    </>
  );
}

const SECOND_MS = 1_000;

/** The day with its weekday, and the time as it passes by this device; the era where the person wants it. */
function Clock() {
  const t = useSideWords();
  const language = useLanguage();
  const { today } = useSession();
  const { value: hasEra } = usePreference('era');
  const [now, setNow] = useState(epochNow);
  useEffect(() => {
    const timer = setTimeout(() => setNow(epochNow()), SECOND_MS - (now % SECOND_MS));
    return () => clearTimeout(timer);
  }, [now]);
  const instant = new Date(now).toISOString();
  const { time } = tokyoWall(instant);
  return (
    <Box sx={{ pt: 2 }}>
      <Typography variant="body2">
        {formatDay(today, language)}
        {hasEra ? ` ${formatEraYear(today)}` : ''}
      </Typography>
      <Box
        component="time"
        dateTime={instant}
        title={t('clock')}
        sx={{ typography: 'h1', fontVariantNumeric: 'tabular-nums' }}
      >
        {time}:{instant.slice(17, 19)}
      </Box>
    </Box>
  );
}

/** Where what is due leads. */
const PLACES = {
  'to-dos-due': screenPath('to-dos.filter', { filterHandle: 'today' }),
  'cards-due': screenPath('scrumboard.cards'),
} as const;

/** To-dos and cards that are due by today, as the dashboard counts them; nothing where there are none. */
function Due() {
  const t = useSideWords();
  const { data: tasks = [] } = useRead(
    showTasks,
    {},
    { follows: ({ noun }) => noun === 'to-dos' || noun === 'scrumboard' },
  );
  const due = tasks.flatMap((task) => (task.kind === 'to-dos-due' || task.kind === 'cards-due' ? [task] : []));
  if (due.length === 0) return null;
  return (
    <Part title={t('due')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {due.map(({ kind, count }) => (
          <li key={kind}>
            <Link to={PLACES[kind]}>{t(`due.${kind}`, { count })}</Link>
          </li>
        ))}
      </Box>
    </Part>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0 }}>
      <Typography id={titleId} component="h3" variant="subtitle2">
        {title}
      </Typography>
      {children}
    </Box>
  );
}
