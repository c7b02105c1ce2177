import type { Notification } from '@madoguchi/contract/notifications/model.ts';
import { countNotifications, UNREAD_SHOWN } from '@madoguchi/contract/notifications/operations.ts';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import { announce } from '../../platform/announcer.ts';
import { logFault } from '../../platform/log.ts';
import { useRead } from '../../platform/query.ts';
import { useLanguage } from '../../platform/words.ts';
import { useBellWords } from './words.ts';

/** How many are unread; calls `onNew` when one comes while the page is open. */
function useUnread(onNew: (newest: Notification, unread: number) => void): number {
  const { data } = useRead(countNotifications, {});
  const known = useRef<string | null | undefined>(undefined);
  const tell = useEffectEvent(onNew);
  useEffect(() => {
    if (data === undefined) return;
    const { newest, unread } = data;
    const before = known.current;
    // Ids ascend with time. What was there before the page came, or was put back to unread, is no news.
    if (newest !== null && before !== undefined && newest.id > (before ?? '')) tell(newest, unread);
    if (newest !== null && newest.id > (before ?? '')) known.current = newest.id;
    else known.current = before ?? null;
  }, [data]);
  return data?.unread ?? 0;
}

const NotificationCentre = lazy(async () => ({
  default: (await import('./centre/NotificationCentre.tsx')).NotificationCentre,
}));

// Drawn, not written: what is read out is the button's name alone.
const Count = styled('span')({ whiteSpace: 'nowrap', '&::before': { content: 'attr(data-count)' } });

/** How many notifications are unread, without reload; opens them. */
export function NotificationBell() {
  const t = useBellWords();
  const language = useLanguage();
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  // The drawer stays in the page once it was opened, so that it can leave as it came.
  const [wasOpened, setOpened] = useState(false);
  const unread = useUnread((newest, count) => {
    if (isOpen) return;
    announce(t('arrived', { count }));
    // The kinds and what they say come with the first notification, not with the frame.
    import('./centre/your-turn.tsx').then(
      ({ sayYourTurn }) => sayYourTurn(newest, language, router, t('open')),
      (error: unknown) => logFault('A notification could not be said', error),
    );
  });
  const name = unread > UNREAD_SHOWN ? t('bellMany', { most: UNREAD_SHOWN }) : t('bellUnread', { count: unread });
  return (
    <>
      <IconButton
        aria-label={unread === 0 ? t('bell') : name}
        title={t('bell')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        <Badge
          badgeContent={<Count data-count={unread > UNREAD_SHOWN ? `${UNREAD_SHOWN}+` : unread} />}
          invisible={unread === 0}
          color="error"
          overlap="circular"
          slotProps={{ badge: { 'aria-hidden': true } }}
        >
          <Icon name="bell" />
        </Badge>
      </IconButton>
      <Suspense fallback={null}>
        {wasOpened ? <NotificationCentre isOpen={isOpen} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}
