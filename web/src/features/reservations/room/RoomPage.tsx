import type { ClosedTime, ReservationItem } from '@madoguchi/contract/reservations/model.ts';
import { BUSY } from '@madoguchi/contract/reservations/names.ts';
import { checkInReservation, endReservation, showRange } from '@madoguchi/contract/reservations/operations.ts';
import { earlier, floorToGrid, minutesLater, openSpan } from '@madoguchi/contract/reservations/rules.ts';
import type { OfferedResource } from '@madoguchi/contract/resources/model.ts';
import { listOfferedResources, printPoster } from '@madoguchi/contract/resources/operations.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { tokyoWall, tokyoWallEnd } from '@madoguchi/contract/values/tokyo-time.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { AfterHead } from '../../../kit/AfterHead.tsx';
import { Calendar } from '../../../kit/calendar/Calendar.tsx';
import { useMinute } from '../../../kit/calendar/present-time.ts';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { PaperButton } from '../../../kit/paper/PaperButton.tsx';
import { RecordActions } from '../../../kit/record/RecordActions.tsx';
import { recordStep } from '../../../kit/record/StepDialog.tsx';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { ApprovalWithDecision } from '../../approvals/public.ts';
import { reservationOf, rowItems, rowsOf } from '../board/board-items.ts';
import { type BookingStart, startOfPick } from '../booking/booking-start.ts';
import { wallStart, writtenSpan, writtenTimes } from '../wall-times.ts';
import { useReservationWords } from '../words.ts';

const BookingDialog = lazy(async () => ({ default: (await import('../booking/BookingDialog.tsx')).BookingDialog }));
const ReservationPanel = lazy(async () => ({
  default: (await import('../panel/ReservationPanel.tsx')).ReservationPanel,
}));

const NONE: readonly never[] = [];
const USUAL_MINUTES = 60;

/** `…/room/:resourceId`: where the code on a door leads: who is in, who is next, check in, book now. */
export function RoomPage() {
  const t = useReservationWords();
  const pageTitle = useScreenTitle()('reservations.room');
  const { resourceId } = useParams({ strict: false }) as { readonly resourceId: string };
  const offered = useRead(listOfferedResources, {});
  const resource = offered.data?.resources.find(({ id }) => id === resourceId);
  return (
    <>
      <PageHeader
        title={resource?.name ?? pageTitle}
        up={<Link to={screenPath('reservations')}>{t('toBoard')}</Link>}
        actions={
          resource === undefined ? null : (
            <PaperButton
              operation={printPoster}
              input={{ id: resource.id }}
              title={t('poster.of', { name: resource.name })}
              label={t('poster.print')}
            />
          )
        }
      />
      <AfterHead>
        {offered.error ? <ErrorBand error={offered.error} onRetry={() => void offered.refetch()} /> : null}
        {offered.data !== undefined && resource === undefined ? (
          <EmptyState icon="reservation" text={t('room.gone')} />
        ) : null}
        {resource === undefined ? null : (
          <Room key={resource.id} resource={resource} resources={offered.data?.resources ?? NONE} />
        )}
      </AfterHead>
    </>
  );
}

interface RoomProps {
  readonly resource: OfferedResource;
  readonly resources: readonly OfferedResource[];
}

function Room({ resource, resources }: RoomProps) {
  const t = useReservationWords();
  const language = useLanguage();
  const { today } = useSession();
  const [day, setDay] = useState<PlainDate>(today);
  const [booking, setBooking] = useState<BookingStart | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const now = useMinute();
  const range = useRead(showRange, { from: day, to: addDays(day, 1), resource: resource.id }, { keepsPrevious: true });
  const present = useRead(showRange, { from: today, to: today, resource: resource.id });
  const error = range.error ?? present.error;
  const rows = useMemo(() => rowsOf([resource], [day], { t, language }), [resource, day, t, language]);
  const items = useMemo(() => {
    const { items: reserved = NONE, closures = NONE } = range.data ?? {};
    return rowItems({ resources: [resource], items: reserved, closures, t, language });
  }, [resource, range.data, t, language]);
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {error === null ? null : (
        <ErrorBand error={error} onRetry={() => void Promise.all([present.refetch(), range.refetch()])} />
      )}
      {present.data === undefined ? null : (
        <NowCard present={present.data} now={now} resource={resource} onBook={setBooking} />
      )}
      {open === null ? null : (
        <Suspense fallback={null}>
          <ReservationPanel
            id={open}
            takeFocus={() => false}
            onClose={() => setOpen(null)}
            approval={ApprovalWithDecision}
          />
        </Suspense>
      )}
      <Calendar
        label={resource.name}
        view="timeline-day"
        day={day}
        today={today}
        now={wallStart(now)}
        weekStart={1}
        slotMinutes={resource.slotMinutes}
        from={7}
        to={22}
        rows={rows}
        items={items}
        isWaiting={range.isPending || range.isPlaceholderData}
        onDay={setDay}
        onPick={(picked) => setBooking(startOfPick(picked, { resources, now }))}
        onOpen={(id) => setOpen(reservationOf(id))}
        height="12rem"
      />
      {booking === null ? null : (
        <Suspense fallback={null}>
          <BookingDialog start={booking} resources={resources} onClose={() => setBooking(null)} />
        </Suspense>
      )}
    </Box>
  );
}

interface NowProps {
  /** Of today. */
  readonly present: { readonly items: readonly ReservationItem[]; readonly closures: readonly ClosedTime[] };
  readonly now: string;
  readonly resource: OfferedResource;
  readonly onBook: (start: BookingStart) => void;
}

/** Says in whose hands the resource is now and until when, and next, and offers the reader's own steps. */
function NowCard({ present: { items, closures }, now, resource, onBook }: NowProps) {
  const t = useReservationWords();
  const language = useLanguage();
  const inOrder = [...items].sort((a, b) => (a.start < b.start ? -1 : 1));
  const current = inOrder.find(({ start, end }) => start <= now && now < end);
  const next = inOrder.find(({ start }) => start > now);
  const nameOf = ({ isBusyOnly, title }: ReservationItem) => (isBusyOnly ? BUSY[language] : title);
  const closure = closures.find(({ start, end }) => start <= now && now < end);
  const hours = openSpan(resource, tokyoWall(now).day);
  const isOpen = hours !== null && hours.start <= now && now < hours.end;
  const isShut = closure !== undefined || !isOpen;
  // Free means for one of identical items: the server counts them.
  const isFree = !isShut && (current === undefined || resource.quantity > 1);
  const start = floorToGrid(now, resource.slotMinutes);
  const usual = minutesLater(start, Math.max(USUAL_MINUTES, resource.shortestMinutes));
  const over = [hours?.end, resource.quantity > 1 ? undefined : next?.start, ...closures.map((one) => one.start)];
  const end = over.flatMap((one) => (one !== undefined && one > now ? [one] : [])).reduce(earlier, usual);
  return (
    <Card component="section" aria-label={t('room.now')} sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Typography variant="h2">{stateSentence()}</Typography>
      {current === undefined ? (
        <Typography>{outlook()}</Typography>
      ) : (
        <>
          <Typography>
            {writtenTimes(current, language)} {nameOf(current)} {current.organizer?.name}
          </Typography>
          <ItemSteps item={current} />
        </>
      )}
      {next === undefined ? null : (
        <>
          <Typography sx={{ color: 'text.secondary' }}>
            {t('room.next')} {writtenTimes(next, language)} {nameOf(next)} {next.organizer?.name}
          </Typography>
          <ItemSteps item={next} />
        </>
      )}
      {isFree ? (
        <Button
          variant="contained"
          size="large"
          onClick={() => onBook({ resources: [{ resourceId: resource.id, quantity: 1 }], start, end })}
        >
          {t('room.bookNow')}
        </Button>
      ) : null}
    </Card>
  );

  function stateSentence(): string {
    if (isFree) return t('room.free');
    if (current !== undefined) return t('room.taken');
    return closure === undefined ? t('room.shut') : t('closedFor', { reason: closure.reason });
  }

  /** For how long it stays as it is, where nobody is in. */
  function outlook(): string {
    if (closure !== undefined) return writtenSpan(closure, language);
    if (isShut)
      return hours !== null && now < hours.start ? t('room.opens', { time: tokyoWall(hours.start).time }) : '';
    return next === undefined ? t('room.freeAllDay') : t('room.freeUntil', { time: tokyoWallEnd(next.start).time });
  }
}

/** Check in and out at the door. */
function ItemSteps({ item }: { readonly item: ReservationItem }) {
  const t = useReservationWords();
  const { title, may } = item;
  const checkIn = recordStep({
    operation: checkInReservation,
    label: t('checkIn'),
    done: t('checkIn.done', { title }),
  });
  const finish = recordStep({
    operation: endReservation,
    label: t('finish'),
    question: t('finish.question', { title }),
    effect: t('finish.effect'),
    done: t('finish.done', { title }),
  });
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <RecordActions
        record={item}
        steps={[may.includes('check-in') && { step: checkIn, place: 'main' }, may.includes('end') && { step: finish }]}
      />
    </Box>
  );
}
