import type { CalendarItem } from '@madoguchi/contract/calendar/model.ts';
import { listItems } from '@madoguchi/contract/calendar/operations.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { useRead } from '../../platform/query.ts';
import { screenPath } from '../../platform/screen-path.ts';
import { useSession } from '../../platform/session.ts';
import { itemId } from './calendar-items.ts';
import { timesOfDay } from './event-times.ts';
import { useEventWords } from './words.ts';

type Read = { readonly items: readonly CalendarItem[] };

interface Props {
  /** Shows that the events are being read, or could not be. */
  readonly frame: ComponentType<{
    readonly read: UseQueryResult<Read, Error>;
    readonly shape: readonly number[];
    readonly children: (data: Read) => ReactNode;
  }>;
}

/** The reader's events of today, in short, and the way to their calendar. */
export function TodayEvents({ frame: Frame }: Props) {
  const t = useEventWords();
  const { today } = useSession();
  const read = useRead(listItems, { from: today, to: today }) as UseQueryResult<Read, Error>;
  return (
    <Frame read={read} shape={[28, 28, 28]}>
      {({ items }) => (
        <>
          {items.length === 0 ? <Typography sx={{ color: 'text.secondary' }}>{t('empty')}</Typography> : null}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
            {items.map((item) => (
              <Box component="li" key={itemId(item)} sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}>
                <Typography
                  component="span"
                  variant="body2"
                  sx={{ flex: 'none', width: '7.5em', fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}
                >
                  {item.allDay ? t('allDay') : timesOfDay(item, today)}
                </Typography>
                <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }} lang="ja">
                  <Link
                    to={screenPath('calendar')}
                    search={{ event: item.eventId, ...(item.day === null ? {} : { on: item.day }) }}
                  >
                    {item.answer === 'declined' ? t('declined', { title: item.title }) : item.title}
                  </Link>
                  {item.place === '' ? null : (
                    <Typography
                      component="span"
                      variant="caption"
                      sx={{ marginInlineStart: 1, color: 'text.secondary' }}
                    >
                      {item.place}
                    </Typography>
                  )}
                </Box>
              </Box>
            ))}
          </Box>
          <Link to={screenPath('calendar')} style={{ alignSelf: 'flex-start' }}>
            {t('openCalendar')}
          </Link>
        </>
      )}
    </Frame>
  );
}
