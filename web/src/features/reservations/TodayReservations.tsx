import type { OwnReservationRow } from '@madoguchi/contract/reservations/model.ts';
import { listOwnReservations } from '@madoguchi/contract/reservations/operations.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { useRead } from '../../platform/query.ts';
import { screenPath } from '../../platform/screen-path.ts';
import { useSession } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { ReservationStatusChip } from './panel/ReservationStatusChip.tsx';
import { writtenTimes } from './wall-times.ts';
import { useReservationWords } from './words.ts';

interface Read {
  readonly rows: readonly OwnReservationRow[];
}

interface Props {
  /** Shows that the reservations are being read, or could not be. */
  readonly frame: ComponentType<{
    readonly read: UseQueryResult<Read, Error>;
    readonly shape: readonly number[];
    readonly children: (data: Read) => ReactNode;
  }>;
}

/** More than these nobody has in a day; the rest stands in the list that the card leads to. */
const MOST = 20;
const HELD: readonly OwnReservationRow['status'][] = ['tentative', 'confirmed', 'in_use', 'finished'];

/** Reservations that the reader holds or attends today, and the way to the board (B9-01). */
export function TodayReservations({ frame: Frame }: Props) {
  const t = useReservationWords();
  const language = useLanguage();
  const { today } = useSession();
  const read = useRead(listOwnReservations, { start: `${today}..${today}`, status: HELD.join(','), limit: MOST });
  return (
    <Frame read={read} shape={[28, 28]}>
      {({ rows }) => (
        <>
          {rows.length === 0 ? <Typography sx={{ color: 'text.secondary' }}>{t('today.none')}</Typography> : null}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
            {rows.map((row) => (
              <Box component="li" key={row.id} sx={{ display: 'flex', gap: 1.5, minWidth: 0, alignItems: 'baseline' }}>
                <Typography
                  component="span"
                  variant="body2"
                  sx={{ flex: 'none', width: '7.5em', fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}
                >
                  {writtenTimes(row, language)}
                </Typography>
                <Box sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }} lang="ja">
                  <Link to={screenPath('reservations')} search={{ day: today, open: row.id }}>
                    {row.title}
                  </Link>
                  <Typography component="span" variant="caption" sx={{ marginInlineStart: 1, color: 'text.secondary' }}>
                    {row.resourceNames}
                  </Typography>
                </Box>
                {row.status === 'confirmed' ? null : <ReservationStatusChip status={row.status} />}
              </Box>
            ))}
          </Box>
          <Link to={screenPath('reservations')} style={{ alignSelf: 'flex-start' }}>
            {t('toBoard')}
          </Link>
        </>
      )}
    </Frame>
  );
}
