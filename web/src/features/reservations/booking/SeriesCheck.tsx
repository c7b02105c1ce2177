import type { DateReport, NewReservation } from '@madoguchi/contract/reservations/model.ts';
import { checkReservation } from '@madoguchi/contract/reservations/operations.ts';
import type { OfferedResource } from '@madoguchi/contract/resources/model.ts';
import { tokyoWall } from '@madoguchi/contract/values/tokyo-time.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { useFormContext } from '../../../kit/form/form-context.ts';
import { StatusChip, type StatusLook } from '../../../kit/StatusChip.tsx';
import { call } from '../../../platform/call.ts';
import { formatDay } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { writtenTimes } from '../wall-times.ts';
import { useReservationWords } from '../words.ts';
import { useConflictSentence } from './conflict-sentence.ts';
import type { Series } from './repeat-rule.ts';

interface Props {
  readonly series: Series;
  readonly resources: readonly OfferedResource[];
  readonly onChange: (series: Series) => void;
}

/** An answer, and the question that it belongs to: once something else is chosen, it says nothing any more. */
interface Checked {
  readonly asked: string;
  readonly dates: readonly DateReport[] | null;
  readonly error: unknown;
}

/** Asks what each date of the series would meet, and lets a taken date have another resource. */
export function SeriesCheck({ series, resources, onChange }: Props) {
  const t = useReservationWords();
  const { form } = useFormContext();
  const [isAsking, setAsking] = useState(false);
  const [checked, setChecked] = useState<Checked | null>(null);
  const question = () => {
    const values = form.getValues() as NewReservation;
    // The title is not asked for yet: nothing of the answer depends on it.
    return { ...values, title: values.title || t('book.title') };
  };
  const check = async () => {
    if (isAsking) return;
    setAsking(true);
    const input = question();
    const asked = keyOf(input);
    try {
      setChecked({ asked, dates: (await call(checkReservation, input)).dates, error: null });
    } catch (error) {
      setChecked({ asked, dates: null, error });
    } finally {
      setAsking(false);
    }
  };
  const isCurrent = checked !== null && checked.asked === keyOf(question());
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button variant="outlined" aria-busy={isAsking} onClick={() => void check()}>
        {t('repeat.check')}
      </Button>
      {isCurrent && checked.error !== null ? <ErrorBand error={checked.error} /> : null}
      {isCurrent && checked.dates !== null ? (
        <DateList dates={checked.dates} series={series} resources={resources} onChange={onChange} />
      ) : null}
    </Box>
  );
}

/** Other resources for single dates do not make the report another one. */
function keyOf({ resources, start, end, series }: NewReservation): string {
  return JSON.stringify([resources, start, end, series?.rule]);
}

const LOOKS: Readonly<Record<DateReport['state'], StatusLook>> = {
  free: { icon: 'approved', hue: 'green' },
  taken: { icon: 'error', hue: 'crimson' },
  refused: { icon: 'warning', hue: 'orange' },
};

interface ListProps extends Props {
  readonly dates: readonly DateReport[];
}

function DateList({ dates, series, resources, onChange }: ListProps) {
  const t = useReservationWords();
  const language = useLanguage();
  const sentenceOf = useConflictSentence();
  const { instead = [] } = series;
  const free = dates.filter(({ state }) => state === 'free').length;
  const take = (day: DateReport['day'], resourceId: string | null) =>
    onChange({
      ...series,
      instead: [...instead.filter((one) => one.day !== day), ...(resourceId === null ? [] : [{ day, resourceId }])],
    });
  return (
    <>
      <Typography role="status">{t('repeat.summary', { count: dates.length, free })}</Typography>
      <Box
        component="ul"
        aria-label={t('repeat.report')}
        tabIndex={0}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          width: '100%',
          display: 'grid',
          gap: 1,
          maxHeight: 280,
          overflowY: 'auto',
        }}
      >
        {dates.map((date) => {
          const other = instead.find(({ day }) => day === date.day);
          const otherName = resources.find(({ id }) => id === other?.resourceId)?.name ?? '';
          return (
            <Box component="li" key={date.day} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <StatusChip {...LOOKS[date.state]} label={t(`repeat.${date.state}`)} />
              <Typography variant="body2">
                {formatDay(tokyoWall(date.start).day, language)} {writtenTimes(date, language)}
              </Typography>
              {[...date.conflicts.map(sentenceOf), ...date.faults.map(({ message }) => message)].map((sentence) => (
                <Typography key={sentence} variant="caption" component="p" sx={{ width: '100%' }}>
                  {sentence}
                </Typography>
              ))}
              {other === undefined ? (
                date.instead.map(({ resourceId, name }) => (
                  <Button key={resourceId} size="small" variant="outlined" onClick={() => take(date.day, resourceId)}>
                    {t('repeat.instead', { name })}
                  </Button>
                ))
              ) : (
                <>
                  <Typography variant="body2">{t('repeat.insteadOf', { name: otherName })}</Typography>
                  <Button size="small" onClick={() => take(date.day, null)}>
                    {t('repeat.back')}
                  </Button>
                </>
              )}
            </Box>
          );
        })}
      </Box>
    </>
  );
}
