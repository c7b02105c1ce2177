import { may } from '@madoguchi/contract/access.ts';
import { writeFilter } from '@madoguchi/contract/list/list-values.ts';
import type { ReservationItem } from '@madoguchi/contract/reservations/model.ts';
import { showRange } from '@madoguchi/contract/reservations/operations.ts';
import type { OfferedResource } from '@madoguchi/contract/resources/model.ts';
import { listOfferedResources, printPoster } from '@madoguchi/contract/resources/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createLink, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { AfterHead } from '../../../kit/AfterHead.tsx';
import { Calendar } from '../../../kit/calendar/Calendar.tsx';
import { drawnDaysOf, type WeekStart } from '../../../kit/calendar/model/frame.ts';
import { useWallNow } from '../../../kit/calendar/present-time.ts';
import { useHolidayMarks } from '../../../kit/calendar/use-holiday-marks.ts';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { MoreMenu } from '../../../kit/MoreMenu.tsx';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { epochNow } from '../../../platform/clock.ts';
import { useMessages } from '../../../platform/messages.ts';
import { usePreference } from '../../../platform/preferences.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useSession, useUser } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { ApprovalWithDecision } from '../../approvals/public.ts';
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
import { LateBand } from './LateBand.tsx';
import { useMove } from './use-move.tsx';

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }));
const FinderDialog = lazy(async () => ({ default: (await import('../find/FinderDialog.tsx')).FinderDialog }));
const PaperDialog = lazy(async () => ({ default: (await import('../../../kit/paper/PaperDialog.tsx')).PaperDialog }));
const MoveDialog = lazy(async () => ({ default: (await import('./MoveDialog.tsx')).MoveDialog }));
const CancelDialog = lazy(async () => ({ default: (await import('../panel/CancelDialog.tsx')).CancelDialog }));
const BookingDialog = lazy(async () => ({ default: (await import('../booking/BookingDialog.tsx')).BookingDialog }));
const ReservationPanel = lazy(async () => ({
  default: (await import('../panel/ReservationPanel.tsx')).ReservationPanel,
}));

const ButtonLink = createLink(Button);
const NONE: readonly never[] = [];

/** A step that was chosen in the menu of an item. */
interface Asked {
  readonly act: 'change' | 'cancel';
  readonly of: ReservationItem;
}

/** `/apps/internal-resource-reservations`: who has which resource from when to when, and booking one (S2-16, R29). */
export function ReservationsPage() {
  const t = useReservationWords();
  const title = useScreenTitle()('reservations');
  const message = useMessages();
  const { today } = useSession();
  const present = useWallNow();
  const { place, go } = useBoardPlace(today);
  const weekStart: WeekStart = usePreference('week-start').value === 'monday' ? 1 : 0;
  const [isFinding, setFinding] = useState(false);
  const [booking, setBooking] = useState<BookingStart | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
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
  const move = useMove(range.data?.items ?? NONE);
  const menu = (id: string) => {
    const reservation = reservationOf(id);
    if (reservation === null) return NONE;
    const entry = (label: string, run: () => void) => ({ label, reason: null, run });
    const item = range.data?.items.find((one) => one.id === reservation);
    const ask = (label: string, act: Asked['act']) =>
      item?.may.includes(act) ? [entry(label, () => setAsked({ act, of: item }))] : [];
    return [
      entry(t('details'), () => go({ open: reservation })),
      ...ask(t('menu.move'), 'change'),
      ...ask(t('menu.cancel'), 'cancel'),
    ];
  };
  const closeAsked = useCallback(() => setAsked(null), []);
  const takeFocus = useTakesFocus(place.open);
  const isNothing = offered.data !== undefined && shown.length === 0;

  return (
    <>
      <PageHeader
        title={title}
        actions={
          resources.length === 0 ? null : (
            <BoardActions
              chosen={shown.length === 1 ? shown[0] : shown.find(({ id }) => id === rowId)}
              onFind={() => setFinding(true)}
              onBook={() => setBooking(startOnBoard(day, board(), rowId))}
            />
          )
        }
      />
      <AfterHead>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <LateBand onOpen={(id) => go({ open: id })} />
          <BoardFilters place={place} resources={resources} onChange={go} />
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
                    <ReservationPanel
                      id={place.open}
                      takeFocus={takeFocus}
                      onClose={closePanel}
                      approval={ApprovalWithDecision}
                    />
                  </Suspense>
                </Box>
              )}
              <Calendar
                label={t('board')}
                view={view}
                views={BOARD_VIEWS}
                day={day}
                today={today}
                now={present}
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
                onMove={move}
                onResize={move}
                menu={menu}
                {...(rowId === null ? {} : { rowId })}
                onRow={setRowId}
              />
            </Box>
          )}
        </Box>
        <Dialogs
          resources={resources}
          isFinding={isFinding}
          booking={booking}
          asked={asked}
          onFound={(start) => {
            setFinding(false);
            setBooking(start);
          }}
          onFindingClosed={() => setFinding(false)}
          onBookingClosed={() => setBooking(null)}
          onAskedClosed={closeAsked}
        />
      </AfterHead>
    </>
  );
}

interface DialogsProps {
  readonly resources: readonly OfferedResource[];
  readonly isFinding: boolean;
  readonly booking: BookingStart | null;
  readonly asked: Asked | null;
  readonly onFound: (start: BookingStart) => void;
  readonly onFindingClosed: () => void;
  readonly onBookingClosed: () => void;
  readonly onAskedClosed: () => void;
}

/** The finder, a new reservation, or a step from the menu of an item: whichever is open. */
function Dialogs({ resources, isFinding, booking, asked, onFound, ...closed }: DialogsProps) {
  return (
    <Suspense fallback={null}>
      {isFinding ? <FinderDialog resources={resources} onChoose={onFound} onClose={closed.onFindingClosed} /> : null}
      {booking === null ? null : (
        <BookingDialog start={booking} resources={resources} onClose={closed.onBookingClosed} />
      )}
      {asked?.act === 'change' ? (
        <MoveDialog of={asked.of} resources={resources} onClose={closed.onAskedClosed} />
      ) : null}
      {asked?.act === 'cancel' ? <CancelDialog id={asked.of.id} onClose={closed.onAskedClosed} /> : null}
    </Suspense>
  );
}

interface ActionsProps {
  /** The resource of the cell that was chosen last, or the only one of the board. */
  readonly chosen: OfferedResource | undefined;
  readonly onFind: () => void;
  readonly onBook: () => void;
}

function BoardActions({ chosen, onFind, onBook }: ActionsProps) {
  const t = useReservationWords();
  const navigate = useNavigate();
  const roles = useUser().role;
  const { today } = useSession();
  const [isImporting, setImporting] = useState(false);
  const [poster, setPoster] = useState<OfferedResource | null>(null);
  const more = [
    {
      label: t('poster.print'),
      reason: chosen === undefined ? t('poster.choose') : null,
      run: () => setPoster(chosen ?? null),
    },
    may({ roles }, 'admin') && {
      label: t('usageLink'),
      reason: null,
      run: () => void navigate({ to: screenPath('reservations.usage') }),
    },
    may({ roles }, 'system') && { label: t('importLink'), reason: null, run: () => setImporting(true) },
  ].filter((one) => one !== false);
  return (
    <>
      <MoreMenu items={more} />
      <ButtonLink
        to={screenPath('reservations.mine')}
        search={{ start: writeFilter({ from: today, to: null }) }}
        variant="outlined"
      >
        {t('mineLink')}
      </ButtonLink>
      <Button variant="outlined" startIcon={<Icon name="search" />} onClick={onFind}>
        {t('find')}
      </Button>
      <Button variant="contained" startIcon={<Icon name="plus" />} onClick={onBook}>
        {t('reserve')}
      </Button>
      <Suspense fallback={null}>
        {isImporting ? <ImportDialog onClose={() => setImporting(false)} /> : null}
        {poster === null ? null : (
          <PaperDialog
            operation={printPoster}
            input={{ id: poster.id }}
            title={t('poster.of', { name: poster.name })}
            onClose={() => setPoster(null)}
          />
        )}
      </Suspense>
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
  const marks = useHolidayMarks(days);
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
