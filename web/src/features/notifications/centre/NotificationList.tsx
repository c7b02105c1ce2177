import type { Notification } from '@madoguchi/contract/notifications/model.ts';
import { countNotifications, listNotifications } from '@madoguchi/contract/notifications/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { formatDay } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { usePutAway } from '../use-put-away.ts';
import { grouped, type NotificationDay } from './grouped.ts';
import { NotificationFold } from './NotificationFold.tsx';
import { useNotificationWords } from './words.ts';

const ROWS = ['first', 'second', 'third', 'fourth'] as const;

/** The rows' shape while they are read. */
function NotificationSkeleton() {
  const t = useNotificationWords();
  return (
    <Box role="status" aria-label={t('loading')} sx={{ p: 2, display: 'grid', gap: 2 }}>
      {ROWS.map((row) => (
        <Box key={row} sx={{ display: 'flex', gap: 1.5 }}>
          <Skeleton variant="circular" width={20} height={20} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width="90%" />
            <Skeleton width="30%" />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** How many are shown at first, and then. */
const SHOWN = [30, 100, 200] as const;

/** The person's notifications, by day. Old rows stay while newer ones are read. */
export function NotificationList() {
  const t = useNotificationWords();
  const [step, setStep] = useState(0);
  const { data, error, refetch } = useRead(
    listNotifications,
    { limit: SHOWN[step] ?? SHOWN[0] },
    { keepsPrevious: true },
  );
  const failure = error ? (
    <Box sx={{ p: 2 }}>
      <ErrorBand error={error} onRetry={() => void refetch()} />
    </Box>
  ) : null;
  if (data === undefined) return failure ?? <NotificationSkeleton />;
  const hasMore = data.next !== null;
  return (
    <>
      {failure}
      {data.rows.length === 0 ? <EmptyState icon="bell" text={t('empty')} /> : <Days rows={data.rows} />}
      {hasMore && step < SHOWN.length - 1 ? (
        <Button sx={{ m: 2, alignSelf: 'center' }} onClick={() => setStep(step + 1)}>
          {t('more')}
        </Button>
      ) : null}
      {hasMore && step === SHOWN.length - 1 ? (
        <Typography variant="caption" sx={{ p: 2, color: 'text.secondary' }}>
          {t('older')}
        </Typography>
      ) : null}
    </>
  );
}

function Days({ rows }: { readonly rows: readonly Notification[] }) {
  const t = useNotificationWords();
  const { read, dismiss } = usePutAway();
  // More may be unread than the rows that are shown.
  const unread = useRead(countNotifications, {}).data?.unread ?? 0;
  const [newest] = rows;
  if (newest === undefined) return null;
  const all = { upTo: newest.id };
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', px: 1, pt: 1, '& button': { minWidth: 0 } }}>
        <Button size="small" disabled={unread === 0} onClick={() => void read(all)}>
          {t('readAll')}
        </Button>
        <Button size="small" onClick={() => void dismiss(all)}>
          {t('dismissAll')}
        </Button>
      </Box>
      {grouped(rows).map((day) => (
        <Day key={day.day} {...day} />
      ))}
    </>
  );
}

function Day({ day, folds }: NotificationDay) {
  const t = useNotificationWords();
  const language = useLanguage();
  const { today } = useSession();
  const name = day === today ? t('today') : formatDay(day, language);
  return (
    <Box component="section" aria-label={name}>
      <Typography
        component="h3"
        variant="caption"
        sx={{ px: 2, pt: 2, pb: 0.5, fontWeight: 600, color: 'text.secondary' }}
      >
        {name}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {folds.map((fold) => (
          <NotificationFold key={fold.key} notifications={fold.notifications} />
        ))}
      </Box>
    </Box>
  );
}
