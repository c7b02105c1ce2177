import type { ReservationDetails } from '@madoguchi/contract/reservations/model.ts';
import { BUSY, VISIBILITY_NAMES } from '@madoguchi/contract/reservations/names.ts';
import { showReservation } from '@madoguchi/contract/reservations/operations.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { writtenHere } from '../../../kit/device-times.ts';
import { type Fact, FactList } from '../../../kit/FactList.tsx';
import { PeekCard } from '../../../kit/list/pane/PeekCard.tsx';
import { formatDay, formatInstant, formatNumber } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';
import { ruleText } from '../booking/repeat-rule.ts';
import { writtenSpan } from '../wall-times.ts';
import { useReservationWords } from '../words.ts';
import { ReservationActions } from './ReservationActions.tsx';
import { ReservationStatusChip } from './ReservationStatusChip.tsx';

interface Props {
  readonly id: string;
  readonly takeFocus: (id: string) => boolean;
  readonly onClose: () => void;
}

/** One reservation beside the board: what is known of it, and the reader's steps on it. */
export function ReservationPanel({ id, takeFocus, onClose }: Props) {
  const t = useReservationWords();
  const language = useLanguage();
  const read = useRead(showReservation, { id });
  return (
    <PeekCard
      id={id}
      label={t('reservation')}
      read={read}
      title={({ isBusyOnly, title }) => (isBusyOnly ? BUSY[language] : title)}
      above={({ resources }) => resources.map(({ name }) => name).join(' + ')}
      below={(reservation) => writtenSpan(reservation, language)}
      beside={({ status }) => <ReservationStatusChip status={status} />}
      takeFocus={takeFocus}
      onClose={onClose}
    >
      {(reservation) => (
        <>
          {reservation.isBusyOnly ? <Typography>{t('private')}</Typography> : null}
          <Facts reservation={reservation} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <ReservationActions reservation={reservation} />
          </Box>
        </>
      )}
    </PeekCard>
  );
}

function Facts({ reservation }: { readonly reservation: ReservationDetails }) {
  const t = useReservationWords();
  const language = useLanguage();
  const instant = (at: string | null) => (at === null ? null : formatInstant(at, language));
  const kilometres = (figure: number | null) => (figure === null ? null : `${formatNumber(figure)} km`);
  const { start, end, rule, datesAhead, resources, isBusyOnly } = reservation;
  const here = writtenHere({ start, end }, language);
  const facts: Fact[] = [
    [t('here.short'), here],
    [
      t('resources'),
      resources.some(({ quantity }) => quantity > 1)
        ? resources.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name)).join('\n')
        : null,
    ],
    [t('organizerOf'), reservation.organizer?.name ?? null, 'ja'],
    [t('bookedBy'), reservation.bookedBy?.name ?? null, 'ja'],
    [t('attendees'), reservation.attendees.map(({ name }) => name).join('\n'), 'ja'],
    [t('purpose'), reservation.purpose, 'ja'],
    [t('note'), reservation.note, 'ja'],
    [t('visibility'), isBusyOnly ? null : VISIBILITY_NAMES[reservation.visibility][language]],
    [t('series'), rule === null ? null : `${ruleText(rule, t, language)}\n${t('series.ahead', { count: datesAhead })}`],
    [t('expires'), reservation.status === 'tentative' ? instant(reservation.expiresAt) : null],
    [t('release'), reservation.status === 'confirmed' ? instant(reservation.releaseAt) : null],
    [t('checkedIn'), instant(reservation.checkedInAt)],
    [t('destination'), reservation.destination, 'ja'],
    [t('licence'), reservation.licenceUntil === null ? null : formatDay(reservation.licenceUntil, language)],
    [t('handedOut'), instant(reservation.handedOutAt)],
    [t('returned'), instant(reservation.returnedAt)],
    [t('kilometresOut'), kilometres(reservation.kilometresOut)],
    [t('kilometresBack'), kilometres(reservation.kilometresBack)],
    [
      t('alcohol.checks'),
      reservation.alcohol
        .map(({ phase, result, by, at }) =>
          t('alcohol.said', {
            phase: t(`alcohol.${phase}`),
            result: t(`alcohol.${result}`),
            by,
            at: formatInstant(at, language),
          }),
        )
        .join('\n'),
    ],
    [t('reason'), reservation.cancelReason, 'ja'],
  ];
  return <FactList label={t('reservation')} facts={facts} />;
}
