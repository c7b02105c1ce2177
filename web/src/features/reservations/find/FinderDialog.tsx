import { featureAsked, readFinder } from '@madoguchi/contract/reservations/find-text.ts';
import { FinderAsked, type FreeOffer, PARTS_OF_DAY } from '@madoguchi/contract/reservations/model.ts';
import { findFree } from '@madoguchi/contract/reservations/operations.ts';
import { type OfferedResource, RESOURCE_CATEGORIES } from '@madoguchi/contract/resources/model.ts';
import { RESOURCE_CATEGORY_NAMES } from '@madoguchi/contract/resources/names.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useMemo, useState } from 'react';
import type * as z from 'zod';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { ChoiceField } from '../../../kit/fields/choice/ChoiceField.tsx';
import { ChoicesField } from '../../../kit/fields/choice/ChoicesField.tsx';
import { DateField } from '../../../kit/fields/date/DateField.tsx';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { PeopleField } from '../../../kit/fields/people/PeopleField.tsx';
import { fill } from '../../../kit/form/drafts/use-form-draft.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useAskForm } from '../../../kit/form/use-ask-form.ts';
import { WarningBand } from '../../../kit/WarningBand.tsx';
import { isComposing } from '../../../platform/composition.ts';
import { useRead } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import type { BookingStart } from '../booking/booking-start.ts';
import { writtenSpan, writtenTimes } from '../wall-times.ts';
import { useReservationWords } from '../words.ts';

interface Props {
  readonly resources: readonly OfferedResource[];
  readonly onChoose: (start: BookingStart) => void;
  readonly onClose: () => void;
}

type Question = z.output<typeof FinderAsked>;

const WEEK_DAYS = 6;
/** The fields that show how a line was read stay in sight below these. */
const FIRST_OFFERS = 5;
const distinct = (texts: readonly string[]) => [...new Set(texts)].sort();

/** Searches everything that is free by one line of text or by fields; an offer goes on to the booking (B6-05). */
export function FinderDialog({ resources, onChoose, onClose }: Props) {
  const t = useReservationWords();
  const language = useLanguage();
  const { today } = useSession();
  const [asked, setAsked] = useState<Question | null>(null);
  const [unread, setUnread] = useState<readonly string[]>([]);
  const form = useAskForm({
    question: FinderAsked,
    defaults: {
      ...{ people: null, minutes: 60, from: today, to: addDays(today, WEEK_DAYS), partOfDay: 'any' },
      ...{ features: [], category: null, site: null, attendees: [] },
    },
    onAsk: setAsked,
  });
  const choices = (texts: readonly string[]) => texts.map((text) => ({ value: text, label: text }));
  const sites = distinct(resources.map(({ site }) => site).filter((site) => site !== ''));
  const features = useMemo(() => distinct(resources.flatMap((one) => one.features)), [resources]);

  /** The line fills the fields, where everybody sees how it was understood, and asks. */
  const ask = (line: string) => {
    const { features: words, ...read } = readFinder(line, today);
    const known = new Set<string>();
    const others = words.filter((word) => {
      const feature = featureAsked(word, features);
      if (feature !== undefined) known.add(feature);
      return feature === undefined;
    });
    const siteOf = (word: string) => sites.find((one) => one.includes(word)) ?? null;
    const site = others.map(siteOf).find((one) => one !== null) ?? null;
    setUnread(others.filter((word) => siteOf(word) === null));
    const said = Object.entries({ ...read, site, features: [...known] }).filter(([, value]) => value !== null);
    fill(form.form, Object.fromEntries(said));
    void form.submit();
  };
  return (
    <FormDialog
      form={form}
      title={t('find.title')}
      submitLabel={t('find.submit')}
      dismissLabel={t('favourites.done')}
      onDismiss={onClose}
    >
      <LineBox onAsk={ask} />
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {unread.length === 0 ? null : <WarningBand>{t('find.unread', { words: unread.join(' ') })}</WarningBand>}
      </Box>
      {asked === null ? null : (
        <Offers
          key={JSON.stringify(asked)}
          asked={asked}
          onChoose={({ resourceId, start, end }) =>
            onChoose({ resources: [{ resourceId, quantity: 1 }], start, end, attendees: asked.attendees })
          }
        />
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <NumberField name="people" label={t('seats')} isOptional />
        <NumberField name="minutes" label={t('find.minutes')} />
        <DateField name="from" label={t('find.from')} />
        <DateField name="to" label={t('find.to')} />
      </Box>
      <ChoiceField
        name="partOfDay"
        label={t('find.part')}
        choices={PARTS_OF_DAY.map((value) => ({ value, label: t(`find.part.${value}`) }))}
      />
      <ChoiceField
        name="category"
        label={t('kind')}
        choices={[
          { value: '', label: t('any') },
          ...RESOURCE_CATEGORIES.map((value) => ({ value, label: RESOURCE_CATEGORY_NAMES[value][language] })),
        ]}
        isOptional
      />
      {sites.length > 1 && (
        <ChoiceField
          name="site"
          label={t('site')}
          choices={[{ value: '', label: t('any') }, ...choices(sites)]}
          isOptional
        />
      )}
      {features.length > 0 && (
        <ChoicesField name="features" label={t('features')} choices={choices(features)} isOptional />
      )}
      <PeopleField name="attendees" label={t('attendees')} hint={t('find.attendees')} known={[]} isOptional />
    </FormDialog>
  );
}

/** One line of text; Enter asks. */
function LineBox({ onAsk }: { readonly onAsk: (line: string) => void }) {
  const t = useReservationWords();
  const [line, setLine] = useState('');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    onAsk(line);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', pt: 1 }}>
      <TextField
        sx={{ flex: '1 1 280px' }}
        autoFocus
        label={t('find.line')}
        helperText={t('find.line.hint')}
        value={line}
        onChange={({ target }) => setLine(target.value)}
        onKeyDown={onKeyDown}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Button variant="outlined" onClick={() => onAsk(line)}>
        {t('find.read')}
      </Button>
    </Box>
  );
}

interface OffersProps {
  readonly asked: Question;
  readonly onChoose: (offer: z.infer<typeof FreeOffer>) => void;
}

function Offers({ asked, onChoose }: OffersProps) {
  const t = useReservationWords();
  const language = useLanguage();
  const { data, error, refetch } = useRead(findFree, asked);
  const [isWhole, setWhole] = useState(false);
  const offers = data?.offers ?? [];
  const shown = isWhole ? offers : offers.slice(0, FIRST_OFFERS);
  return (
    <Box role="group" aria-label={t('find.offers')} aria-busy={data === undefined && error === null}>
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      <Typography role="status" sx={{ mb: 1 }}>
        {data === undefined ? '' : offers.length === 0 ? t('find.none') : t('find.count', { count: offers.length })}
      </Typography>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {shown.map((offer) => (
          <li key={`${offer.resourceId}${offer.start}`}>
            <Button
              fullWidth
              variant="outlined"
              onClick={() => onChoose(offer)}
              sx={{ justifyContent: 'flex-start', textAlign: 'start', whiteSpace: 'normal', overflowWrap: 'anywhere' }}
            >
              <span>
                {writtenSpan(offer, language)} <span lang="ja">{offer.name}</span>
                {offer.capacity === null ? '' : ` ${t('seatsOf', { count: offer.capacity })}`}
                <Typography component="span" variant="caption" sx={{ display: 'block' }}>
                  {t('find.until', { times: writtenTimes({ start: offer.start, end: offer.freeUntil }, language) })}
                </Typography>
              </span>
            </Button>
          </li>
        ))}
      </Box>
      {offers.length > FIRST_OFFERS ? (
        <Button aria-expanded={isWhole} onClick={() => setWhole(!isWhole)} sx={{ mt: 1 }}>
          {isWhole ? t('find.fewer') : t('find.more', { count: offers.length - FIRST_OFFERS })}
        </Button>
      ) : null}
    </Box>
  );
}
