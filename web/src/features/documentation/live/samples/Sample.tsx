import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { KeyCaps } from '../../../../kit/keys/KeyCaps.tsx';
import { RADIUS } from '../../../../kit/theme/tokens.ts';
import { Listing } from '../../read/Listing.tsx';
import { SectionHead } from '../../read/SectionHead.tsx';
import { useSampleWords } from './words.ts';

/** The very files that draw the samples: a listing beside one can say nothing else than what it does. */
const SOURCES = import.meta.glob<string>('./*Sample.tsx', { query: '?raw', import: 'default', eager: true });

interface Props {
  readonly anchor: string;
  readonly heading: string;
  /** When to use it, and when something else. */
  readonly use: string;
  /** Keys and their effect. */
  readonly keys?: readonly (readonly [keys: string, effect: string])[];
  /** The file of the sample, without its ending; without one, the section is text alone. */
  readonly file?: string;
  readonly children?: ReactNode;
}

/** A part of the kit or a pattern: when to use it, the thing itself, its keys and its code. */
export function Sample({ anchor, heading, use, keys = [], file, children }: Props) {
  const t = useSampleWords();
  return (
    <section aria-labelledby={anchor}>
      <SectionHead anchor={anchor} heading={heading} />
      <Typography sx={{ mb: 2, maxWidth: '48em' }}>{use}</Typography>
      {children === undefined ? null : (
        <Box
          role="group"
          aria-label={t('sample', { name: heading })}
          sx={{
            p: { xs: 2, sm: 3 },
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: `${RADIUS.card}px`,
            bgcolor: 'background.paper',
          }}
        >
          {children}
        </Box>
      )}
      {keys.length === 0 ? null : (
        <Box component="ul" aria-label={t('keys')} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, typography: 'body2' }}>
          {keys.map(([stroke, effect]) => (
            <Box
              component="li"
              key={stroke}
              sx={{ display: 'flex', alignItems: 'baseline', gap: 1, py: 0.25, '& > span': { flex: 'none' } }}
            >
              <KeyCaps keys={stroke} /> {effect}
            </Box>
          ))}
        </Box>
      )}
      {file === undefined ? null : (
        <Box component="details" sx={{ mt: 1, '& > summary': { minHeight: 44, py: 1.5, cursor: 'pointer' } }}>
          <summary>{t('source')}</summary>
          <Listing>
            <code>{SOURCES[`./${file}.tsx`]}</code>
          </Listing>
        </Box>
      )}
    </section>
  );
}
