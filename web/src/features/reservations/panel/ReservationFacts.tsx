import type { ReservationDetails } from '@madoguchi/contract/reservations/model.ts';
import { VISIBILITY_NAMES } from '@madoguchi/contract/reservations/names.ts';
import { writtenHere } from '../../../kit/device-times.ts';
import { type Fact, FactList } from '../../../kit/FactList.tsx';
import { formatDay, formatInstant, formatNumber } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { ruleText } from '../booking/repeat-rule.ts';
import { useReservationWords } from '../words.ts';

/** Everything that the reader may know of a reservation, besides its name, place and time. */
export function ReservationFacts({ reservation }: { readonly reservation: ReservationDetails }) {
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
    [t('number'), reservation.number],
    [t('organizerOf'), reservation.organizer?.name ?? null, 'ja'],
    [t('bookedBy'), reservation.bookedBy?.name ?? null, 'ja'],
    [t('attendees'), reservation.attendees.map(({ name }) => name).join('\n'), 'ja'],
    [t('purpose'), reservation.purpose, 'ja'],
    [t('note'), reservation.note, 'ja'],
    [t('visibility'), isBusyOnly ? null : VISIBILITY_NAMES[reservation.visibility][language]],
    [t('series'), rule === null ? null : `${ruleText(rule, t, language)}\n${t('series.ahead', { count: datesAhead })}`],
    [
      t(reservation.shownState === 'awaiting_approval' ? 'expires.approval' : 'expires'),
      reservation.status === 'tentative' ? instant(reservation.expiresAt) : null,
    ],
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
