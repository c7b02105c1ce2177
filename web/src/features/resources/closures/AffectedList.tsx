import type { ReservationItem } from '@madoguchi/contract/reservations/model.ts';
import { BUSY } from '@madoguchi/contract/reservations/names.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/words.ts';
import { spanText } from '../span-text.ts';
import { useResourceWords } from '../words.ts';

interface Props<Item extends ReservationItem> {
  readonly label: string;
  readonly reservations: readonly Item[];
  /** Below the reservation: why it is listed. */
  readonly noteOf?: (reservation: Item) => string | null;
  /** The buttons below a reservation. */
  readonly actionsOf?: (reservation: Item) => ReactNode;
}

/** Reservations that a decision concerns: when, which resources, whose. A private one is told by its time alone. */
export function AffectedList<Item extends ReservationItem>({ label, reservations, noteOf, actionsOf }: Props<Item>) {
  const t = useResourceWords();
  const language = useLanguage();
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {reservations.map((reservation) => {
        const { id, start, end, isBusyOnly, title, organizer, resources } = reservation;
        const note = noteOf?.(reservation) ?? null;
        return (
          <Box
            component="li"
            key={id}
            sx={{ borderTop: '1px solid', borderColor: 'divider', pt: 1, overflowWrap: 'anywhere' }}
          >
            <Typography variant="body2">
              {spanText({ start, end }, t, language)}{' '}
              <span lang="ja">{resources.map(({ name }) => name).join('、')}</span>
            </Typography>
            <Typography variant="body2" lang={isBusyOnly ? language : 'ja'}>
              {isBusyOnly ? BUSY[language] : [title, organizer?.name].filter(Boolean).join(' · ')}
            </Typography>
            {note === null ? null : (
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                {note}
              </Typography>
            )}
            {actionsOf?.(reservation)}
          </Box>
        );
      })}
    </Box>
  );
}
