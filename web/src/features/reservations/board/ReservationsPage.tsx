import { showRange } from '@madoguchi/contract/reservations/operations.ts';
import { listOfferedResources } from '@madoguchi/contract/resources/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { AfterHead } from '../../../kit/AfterHead.tsx';
import { Calendar } from '../../../kit/calendar/Calendar.tsx';
import { drawnDaysOf, type WeekStart } from '../../../kit/calendar/model/frame.ts';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { epochNow } from '../../../platform/clock.ts';
import { useMessages } from '../../../platform/messages.ts';
import { usePreference } from '../../../platform/preferences.ts';
import { useRead } from '../../../platform/query.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { type BookingStart, startOfPick, startOnBoard } from '../booking/booking-start.ts';
import { useReservationWords } from '../words.ts';
import { BoardFilters } from './BoardFilters.tsx';
import { BoardTools } from './BoardTools.tsx';
import { monthItems, reservationOf, rowItems, rowsOf } from './board-items.ts';
import {
  BOARD_VIEWS,
  type BoardPlace,
  type BoardView,
  NO_CONDITIONS,
  resourcesAt,
  useBoardPlace,
} from './board-place.ts';
import { useDayMarks } from './use-day-marks.ts';

const BookingDialog = lazy(async () => ({ default: (await import('../booking/BookingDialog.tsx')).BookingDialog }));
const ReservationPanel = lazy(async () => ({
  default: (await import('../panel/ReservationPanel.tsx')).ReservationPanel,
}));

const NONE: readonly never[] = [];

/** `/apps/internal-resource-reservations`: who has which resource from when to when, and booking one (S2-16, R29). */
export function ReservationsPage() {
  const t = useReservationWords();
  const title = useScreenTitle()('reservations');
  const message = useMessages();
  const { today } = useSession();
  const { place, go } = useBoardPlace(today);
  const weekStart: WeekStart = usePreference('week-start').value === 'monday' ? 1 : 0;
  const [booking, setBooking] = useState<BookingStart | null>(null);
  const [rowId, setRowId] = useState<string | null>(null);
  const opener = useRef<HTMLElement | null>(null);

  const { view, day } = place;
  const { offered, range, resources, shown, rows, marks, items } = useBoard(place, weekStart);
  const board = () => ({ resources: shown, now: new Date(epochNow()).toISOString() });
  const closePanel = () => {
    go({ open: null });
    opener.current?.focus();
  };
  const open = (id: string, anchor: HTMLElement) => {
    const reservation = reservationOf(id);
    if (reservation === null) return message(items.find((item) => item.id === id)?.label ?? '', 'info', { key: id });
    opener.current = anchor;
    go({ open: reservation });
  };
  const takeFocus = useTakesFocus(place.open);
  const isNothing = offered.data !== undefined && shown.length === 0;

  return (
    <>
      <PageHeader
        title={title}
        actions={
          resources.length === 0 ? null : (
            <Button
              variant="contained"
              startIcon={<Icon name="plus" />}
              onClick={() => setBooking(startOnBoard(day, board(), rowId))}
            >
              {t('reserve')}
            </Button>
          )
        }
      />
      <AfterHead>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          {resources.length === 0 ? null : <BoardFilters place={place} resources={resources} onChange={go} />}
          <BoardTools
            view={view}
            day={day}
            today={today}
            weekStart={weekStart}
            onDay={(next) => go({ day: next })}
            onView={(next) => go({ view: next })}
          />
          {offered.error ? <ErrorBand error={offered.error} onRetry={() => void offered.refetch()} /> : null}
          {range.error ? <ErrorBand error={range.error} onRetry={() => void range.refetch()} /> : null}
          {isNothing ? (
            <EmptyState icon="reservation" text={t(resources.length === 0 ? 'empty.none' : 'empty.filtered')}>
              {resources.length === 0 ? null : (
                <Button variant="outlined" onClick={() => go(NO_CONDITIONS)}>
                  {t('filter.clear')}
                </Button>
              )}
            </EmptyState>
          ) : (
            <Box
              sx={{
                display: 'grid',
                gap: 2,
                alignItems: 'start',
                gridTemplateColumns: place.open === null ? 'minmax(0, 1fr)' : { lg: 'minmax(0, 1fr) 400px' },
                '& > *': { minWidth: 0 },
              }}
            >
              {place.open === null ? null : (
                <Box sx={{ order: { lg: 1 } }}>
                  <Suspense fallback={null}>
                    <ReservationPanel id={place.open} takeFocus={takeFocus} onClose={closePanel} />
                  </Suspense>
                </Box>
              )}
              <Calendar
                label={t('board')}
                view={view}
                views={BOARD_VIEWS}
                day={day}
                today={today}
                weekStart={weekStart}
                from={7}
                to={22}
                scrollTo={8}
                rows={rows}
                marks={marks}
                items={items}
                isWaiting={range.isPending || range.isPlaceholderData || offered.isPending}
                onDay={(next) => go({ day: next })}
                onView={(next) => go({ view: next as BoardView })}
                onPick={(picked) => setBooking(startOfPick(picked, board()))}
                onOpen={open}
                {...(rowId === null ? {} : { rowId })}
                onRow={setRowId}
              />
            </Box>
          )}
        </Box>
        {booking === null ? null : (
          <Suspense fallback={null}>
            <BookingDialog start={booking} resources={resources} onClose={() => setBooking(null)} />
          </Suspense>
        )}
      </AfterHead>
    </>
  );
}

/** Everything that the board shows at its place. */
function useBoard(place: BoardPlace, weekStart: WeekStart) {
  const t = useReservationWords();
  const language = useLanguage();
  const { value: favourites } = usePreference('favourite-resources');
  const { view, day } = place;
  const offered = useRead(listOfferedResources, {});
  const resources = offered.data?.resources ?? NONE;
  const days = useMemo(() => drawnDaysOf({ view, day, weekStart }), [view, day, weekStart]);
  const range = useRead(showRange, { from: days[0] ?? day, to: days.at(-1) ?? day }, { keepsPrevious: true });
  const marks = useDayMarks(days);
  const shown = useMemo(() => resourcesAt(place, resources, favourites), [place, resources, favourites]);
  const rows = useMemo(() => rowsOf(shown, days, { t, language }), [shown, days, t, language]);
  const items = useMemo(() => {
    const { items: reserved = NONE, closures = NONE } = range.data ?? {};
    const all = { resources: shown, items: reserved, t, language };
    return view === 'month' ? monthItems(all) : rowItems({ ...all, closures });
  }, [view, shown, range.data, t, language]);
  return { offered, range, resources, shown, rows, marks, items };
}

/** The heading of a panel takes the focus once for each reservation that is opened; not again when news changes it. */
function useTakesFocus(open: string | null): (id: string) => boolean {
  const taken = useRef<string | null>(null);
  useEffect(() => {
    if (open === null) taken.current = null;
  }, [open]);
  return useCallback((id: string) => {
    if (taken.current === id) return false;
    taken.current = id;
    return true;
  }, []);
}
