import type { AskedResource, NewReservation, Taken } from '@madoguchi/contract/reservations/model.ts';
import { waitForReservation } from '@madoguchi/contract/reservations/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fill } from '../../../kit/form/drafts/use-form-draft.ts';
import { useFormContext } from '../../../kit/form/form-context.ts';
import { Icon } from '../../../kit/Icon.tsx';
import { RADIUS } from '../../../kit/theme/tokens.ts';
import { useErrorSentence } from '../../../kit/use-error-sentence.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useWrite } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';
import { writtenSpan } from '../wall-times.ts';
import { useReservationWords } from '../words.ts';
import { useConflictSentence } from './conflict-sentence.ts';

interface Props {
  readonly taken: Taken;
  /** Offers a place in the waiting list, and is called once it is taken. */
  readonly onWaiting?: () => void;
}

const MOST_DATES = 5;

/** Why a time cannot be had, and what can be had instead: each way out fills the form, which is then sent again. */
export function TakenHelp({ taken: { dates, free }, onWaiting }: Props) {
  const t = useReservationWords();
  const language = useLanguage();
  const conflictSentence = useConflictSentence();
  const { form } = useFormContext();
  const [isUsed, setUsed] = useState(false);
  const band = useRef<HTMLDivElement>(null);
  useEffect(() => band.current?.focus(), []);
  const use = (values: Readonly<Record<string, unknown>>) => {
    fill(form, values);
    setUsed(true);
  };
  if (isUsed) return null;
  const { resources, series } = form.getValues() as NewReservation;
  const isSeries = series !== null && series !== undefined;
  const [date] = dates;
  /** The resource that was taken gives its place to another one. */
  const instead = (resourceId: string): AskedResource[] => {
    const gone = date?.conflicts[0]?.resourceId ?? resources[0]?.resourceId;
    return resources.map(({ resourceId: id, quantity = 1 }) => ({
      resourceId: id === gone ? resourceId : id,
      quantity,
    }));
  };
  return (
    <Box
      ref={band}
      role="alert"
      tabIndex={-1}
      sx={{
        p: 1.5,
        borderRadius: `${RADIUS.menu}px`,
        bgcolor: 'errorGround',
        borderInlineStart: '4px solid',
        borderColor: 'error.main',
        display: 'grid',
        gap: 1,
      }}
    >
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Box sx={{ display: 'flex', color: 'error.main' }}>
          <Icon name="error" />
        </Box>
        <Typography>{t('taken.title')}</Typography>
      </Box>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 3 }}>
        {dates.slice(0, MOST_DATES).flatMap(({ conflicts, faults, day }) => [
          ...conflicts.map((conflict) => (
            <Typography key={`${conflict.resourceId}${conflict.start}`} component="li" variant="body2">
              {conflictSentence(conflict)}
            </Typography>
          )),
          ...faults.map(({ code, message }) => (
            <Typography key={`${day}${code}`} component="li" variant="body2">
              {message}
            </Typography>
          )),
        ])}
      </Box>
      {isSeries ? (
        <div>
          <Button variant="outlined" size="small" onClick={() => use({ series: { ...series, onConflict: 'skip' } })}>
            {t('taken.skip')}
          </Button>
        </div>
      ) : (
        <>
          <Ways title={t('taken.free')}>
            {free.map(({ start, end }) => (
              <Button key={start} variant="outlined" size="small" onClick={() => use({ start, end })}>
                {writtenSpan({ start, end }, language)}
              </Button>
            ))}
          </Ways>
          <Ways title={t('taken.instead')}>
            {(date?.instead ?? []).map(({ resourceId, name }) => (
              <Button
                key={resourceId}
                variant="outlined"
                size="small"
                onClick={() => use({ resources: instead(resourceId) })}
              >
                {name}
              </Button>
            ))}
          </Ways>
          {onWaiting === undefined || resources.length > 1 ? null : <WaitButton onWaiting={onWaiting} />}
        </>
      )}
    </Box>
  );
}

/** Takes a place in the waiting list with what the form says. */
function WaitButton({ onWaiting }: { readonly onWaiting: () => void }) {
  const t = useReservationWords();
  const message = useMessages();
  const sentenceOf = useErrorSentence();
  const { form } = useFormContext();
  const wait = useWrite(waitForReservation);
  const take = async () => {
    const {
      resources,
      organizer: _,
      tentative: _tentative,
      series: _series,
      ...content
    } = form.getValues() as NewReservation;
    const [resource] = resources;
    if (resource === undefined || wait.isPending) return;
    try {
      const { title, place } = await wait.mutateAsync({ ...content, resource });
      message(t('wait.done', { title, place: place ?? 1 }), 'success');
      onWaiting();
    } catch (error) {
      message(sentenceOf(error), 'error');
    }
  };
  return (
    <div>
      <Button variant="outlined" size="small" aria-busy={wait.isPending} onClick={() => void take()}>
        {t('wait')}
      </Button>
    </div>
  );
}

/** Nothing where there is no such way. */
function Ways({ title, children }: { readonly title: string; readonly children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <Box role="group" aria-label={title}>
      <Typography variant="body2" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
    </Box>
  );
}
