import { printMonth } from '@madoguchi/contract/calendar/exchange-operations.ts';
import type { CalendarItem as ReadItem } from '@madoguchi/contract/calendar/model.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useId, useMemo, useState } from 'react';
import { AfterHead } from '../../kit/AfterHead.tsx';
import { Calendar } from '../../kit/calendar/Calendar.tsx';
import type { CalendarItem, PickedSpan } from '../../kit/calendar/model/calendar-item.ts';
import { drawnDaysOf, type WeekStart } from '../../kit/calendar/model/frame.ts';
import { useWallNow } from '../../kit/calendar/present-time.ts';
import { ErrorBand } from '../../kit/ErrorBand.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { MoreMenu } from '../../kit/MoreMenu.tsx';
import { PageHeader } from '../../kit/PageHeader.tsx';
import { formatMonth } from '../../platform/formats.ts';
import { usePreference } from '../../platform/preferences.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { useMasters, useSession } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { ApprovalWithDecision } from '../approvals/public.ts';
import { ReservationSheet } from '../reservations/public.ts';
import { cardPlaceOf } from '../scrumboard/public.ts';
import { todoPathOf } from '../to-dos/public.ts';
import { reservationOf } from './calendar-items.ts';
import { type Times, timesOfPlace } from './event-times.ts';
import { Head } from './Head.tsx';
import { QuickLine } from './QuickLine.tsx';
import { useEventActs } from './use-event-acts.tsx';
import { useItems } from './use-items.ts';
import { useMarks } from './use-marks.ts';
import { usePlace, VIEWS } from './use-place.ts';
import { useEventWords } from './words.ts';

// The forms load when the first one is opened.
const EventSheet = lazy(async () => ({ default: (await import('./EventSheet.tsx')).EventSheet }));
const NewEventSheet = lazy(async () => ({ default: (await import('./NewEventSheet.tsx')).NewEventSheet }));
const SubscribeSheet = lazy(async () => ({ default: (await import('./exchange/SubscribeSheet.tsx')).SubscribeSheet }));
const ImportSheet = lazy(async () => ({ default: (await import('./exchange/ImportSheet.tsx')).ImportSheet }));
const PaperDialog = lazy(async () => ({ default: (await import('../../kit/paper/PaperDialog.tsx')).PaperDialog }));
const MoveDialog = lazy(async () => ({ default: (await import('./MoveDialog.tsx')).MoveDialog }));

type Place = Parameters<NonNullable<Parameters<typeof Calendar>[0]['onMove']>>[1];

interface Adding {
  readonly times: Times;
  readonly title: string;
}

/** `/apps/calendar`: the person's own time, what they are invited to, and when their department is taken (R12, B9-03). */
export function CalendarPage() {
  const t = useEventWords();
  const title = useScreenTitle()('calendar');
  const { today } = useSession();
  const present = useWallNow();
  const weekStart: WeekStart = usePreference('week-start').value === 'monday' ? 1 : 0;
  const place = usePlace();
  const { view, day, layers, event, reservation, go } = place;
  const days = useMemo(() => drawnDaysOf({ view, day, weekStart }), [view, day, weekStart]);
  const { items, rows, dates, isWaiting, department, error, again } = useItems(place, days);
  const marks = useMarks(days, layers.includes('days'));
  const acts = useEventActs();
  const navigate = useNavigate();
  const [adding, setAdding] = useState<Adding | null>(null);
  const [moving, setMoving] = useState<ReadItem | null>(null);
  const [exchange, setExchange] = useState<Exchange | null>(null);
  const isTeam = view === 'timeline-week';

  const open = (id: string) => {
    const todo = todoPathOf(id);
    if (todo !== null) void navigate({ to: todo });
    const card = cardPlaceOf(id);
    if (card !== null) void navigate(card);
    const reservation = reservationOf(id);
    if (reservation !== null) go({ reservation, event: null });
    const date = dates.get(id);
    if (date !== undefined) go({ event: { id: date.eventId, day: date.day }, reservation: null });
  };
  const put = async (id: string, to: Place) => {
    const date = dates.get(id);
    if (date !== undefined) await acts.move(date, timesOfPlace(to, date.allDay));
  };
  const menu = (id: string) => {
    const entry = (label: string, run: () => void) => ({ label, reason: null, run });
    if (reservationOf(id) !== null || todoPathOf(id) !== null || cardPlaceOf(id) !== null)
      return [entry(t('menu.open'), () => open(id))];
    const date = dates.get(id);
    if (date === undefined) return [];
    const own = [entry(t('menu.move'), () => setMoving(date)), entry(t('menu.remove'), () => void acts.remove(date))];
    return [entry(t('menu.open'), () => open(id)), ...(date.isOwn ? own : [])];
  };
  const add = (times: Times, typed = '') => setAdding({ times, title: typed });
  const pick = (span: PickedSpan) => add(timesOfPlace(span, span.allDay));

  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            <Button
              variant="contained"
              startIcon={<Icon name="plus" />}
              onClick={() => add({ allDay: false, firstDay: day, startTime: '09:00', lastDay: day, endTime: '10:00' })}
            >
              {t('add')}
            </Button>
            <MoreMenu
              items={[
                { label: t('more.print'), reason: null, run: () => setExchange('print') },
                { label: t('more.subscribe'), reason: null, run: () => setExchange('subscribe') },
                { label: t('more.import'), reason: null, run: () => setExchange('import') },
              ]}
            />
          </>
        }
      />
      <AfterHead>
        <Head place={place} weekStart={weekStart} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, mb: 1 }}>
          {isTeam ? null : <QuickLine shown={day} onMore={add} />}
          {isTeam || layers.includes('team') ? (
            <DepartmentChoice chosen={place.department ?? department} onChoose={(code) => go({ department: code })} />
          ) : null}
        </Box>
        {error ? <ErrorBand error={error} onRetry={again} /> : null}
        {isTeam && !isWaiting && rows.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>{t(department === null ? 'noDepartment' : 'empty')}</Typography>
        ) : null}
        {isTeam && rows.length === 0 ? null : (
          <Calendar
            label={title}
            view={view}
            views={VIEWS}
            day={day}
            today={today}
            now={present}
            weekStart={weekStart}
            slotMinutes={30}
            from={isTeam ? 7 : 0}
            to={isTeam ? 21 : 24}
            scrollTo={8}
            rows={rows}
            marks={marks}
            items={items as readonly CalendarItem[]}
            isWaiting={isWaiting}
            onDay={(next) => go({ day: next })}
            onView={(next) => go({ view: VIEWS.find((one) => one === next) ?? 'month' })}
            {...(isTeam ? {} : { onPick: pick, onMove: put, onResize: put, menu })}
            onOpen={open}
          />
        )}
      </AfterHead>
      <Sheets
        adding={adding}
        moving={moving}
        event={event}
        reservation={reservation}
        acts={acts}
        onAdded={() => setAdding(null)}
        onMoved={() => setMoving(null)}
        onClose={() => go({ event: null, reservation: null })}
      />
      <Exchanges open={exchange} day={day} weekStart={weekStart} onClose={() => setExchange(null)} />
      {acts.dialog}
    </>
  );
}

type Exchange = 'print' | 'subscribe' | 'import';

interface ExchangesProps {
  readonly open: Exchange | null;
  readonly day: PlainDate;
  readonly weekStart: WeekStart;
  readonly onClose: () => void;
}

/** The month on paper, the address for other calendars, or the import of a file: whichever is open. */
function Exchanges({ open, day, weekStart, onClose }: ExchangesProps) {
  const t = useEventWords();
  const language = useLanguage();
  const month = monthOf(day);
  return (
    <Suspense fallback={null}>
      {open === 'print' ? (
        <PaperDialog
          operation={printMonth}
          input={{ month, weekStart: weekStart === 1 ? 'monday' : 'sunday' }}
          title={t('print.title', { month: formatMonth(month, language) })}
          waiting={t('print.waiting')}
          onClose={onClose}
        />
      ) : null}
      {open === 'subscribe' ? <SubscribeSheet onClose={onClose} /> : null}
      {open === 'import' ? <ImportSheet onClose={onClose} /> : null}
    </Suspense>
  );
}

interface SheetsProps {
  readonly adding: Adding | null;
  readonly moving: ReadItem | null;
  readonly event: ReturnType<typeof usePlace>['event'];
  readonly reservation: string | null;
  readonly acts: ReturnType<typeof useEventActs>;
  readonly onAdded: () => void;
  readonly onMoved: () => void;
  readonly onClose: () => void;
}

/** A new event, the event or reservation that is open, or the one that is being moved. */
function Sheets({ adding, moving, event, reservation, acts, onAdded, onMoved, onClose }: SheetsProps) {
  return (
    <Suspense fallback={null}>
      {adding === null ? null : <NewEventSheet {...adding} onClose={onAdded} />}
      {event === null ? null : (
        <EventSheet key={`${event.id} ${event.day}`} id={event.id} day={event.day} acts={acts} onClose={onClose} />
      )}
      {reservation === null ? null : (
        <ReservationSheet id={reservation} onClose={onClose} approval={ApprovalWithDecision} />
      )}
      {moving === null ? null : <MoveDialog of={moving} onClose={onMoved} />}
    </Suspense>
  );
}

interface DepartmentProps {
  readonly chosen: string | null;
  readonly onChoose: (code: string | null) => void;
}

function DepartmentChoice({ chosen, onChoose }: DepartmentProps) {
  const t = useEventWords();
  const language = useLanguage();
  const { group } = useMasters();
  const id = useId();
  return (
    <Box sx={{ flex: '0 1 240px' }}>
      <Typography component="label" htmlFor={id} variant="caption" sx={{ fontWeight: 600 }}>
        {t('department')}
      </Typography>
      <NativeSelect
        fullWidth
        input={<OutlinedInput />}
        inputProps={{ id }}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
      >
        {chosen === null ? <option value="" /> : null}
        {group.map(({ code, name, nameEn }) => (
          <option key={code} value={code}>
            {language === 'en' && nameEn !== '' ? nameEn : name}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}
