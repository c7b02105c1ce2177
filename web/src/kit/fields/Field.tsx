import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { STUCK } from '../theme/tokens.ts';
import { useUiWords } from '../ui-words.ts';

/** Room above and below a field that takes the focus: for its label, and for bars stuck to the page's edges. */
const FOCUS_MARGIN = {
  scrollMarginTop: `calc(${STUCK.top} + 72px)`,
  scrollMarginBottom: `calc(${STUCK.bottom} + 96px)`,
};

/** Typed text is that much larger on a phone: 16 px, where the browser does not zoom in. */
const ON_PHONES = 16 / 14;

/** A short sentence is not broken within a word. */
const PHRASES = { wordBreak: 'auto-phrase', overflowWrap: 'anywhere' } as const;

const atMost = (px: number) => `max(${px}px, ${px / 16}rem)`;

export interface FieldFrame {
  /** Of the input; hint and fault are described by `{id}-hint` and `{id}-fault`. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly mark?: 'required' | 'optional' | 'none' | undefined;
  readonly fault?: string | undefined;
}

interface Props extends FieldFrame {
  /** The label names a group of inputs, which refer to `{id}-label`. */
  readonly isGroup?: boolean;
  /** Says the length: date and amount 160, code 120, name 320, text full. */
  readonly widthPx?: number | undefined;
  /** Stands at the right end of the line below: a count. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every field: label above, hint, input, and below it what is wrong. */
export function Field({ id, label, hint, mark, fault, isGroup = false, widthPx, note, children }: Props) {
  const t = useUiWords();
  return (
    <Box sx={{ minWidth: 0, '& :is(input, textarea, select, button)': FOCUS_MARGIN }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 0.5 }}>
        <Typography
          component={isGroup ? 'span' : 'label'}
          id={`${id}-label`}
          variant="caption"
          {...(isGroup ? {} : { htmlFor: id })}
          sx={{ fontWeight: 600 }}
        >
          {label}
        </Typography>
        {mark && mark !== 'none' ? (
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {t(mark)}
          </Typography>
        ) : null}
      </Box>
      {hint ? (
        <Typography
          id={`${id}-hint`}
          variant="caption"
          component="p"
          sx={{ ...PHRASES, color: 'text.secondary', mb: 0.5 }}
        >
          {hint}
        </Typography>
      ) : null}
      <Box sx={widthPx === undefined ? {} : { maxWidth: { xs: atMost(widthPx * ON_PHONES), sm: atMost(widthPx) } }}>
        {children}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Box aria-live="polite" sx={{ minWidth: 0 }}>
          {fault ? (
            <Typography
              id={`${id}-fault`}
              variant="caption"
              component="p"
              sx={{ ...PHRASES, display: 'flex', alignItems: 'flex-start', gap: 0.5, mt: 0.5, color: 'error.main' }}
            >
              <Box component="span" sx={{ display: 'flex', flex: 'none' }}>
                <Icon name="error" size={16} />
              </Box>
              {fault}
            </Typography>
          ) : null}
        </Box>
        {note}
      </Box>
    </Box>
  );
}
