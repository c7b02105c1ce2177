import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useEffect, useRef } from 'react';
import { RADIUS } from './theme/tokens.ts';
import { useUiWords } from './ui-words.ts';

export interface FieldFault {
  /** The id of the input to go to. */
  readonly fieldId: string;
  readonly message: string;
}

/** What is wrong in a form, each with a link to its field. Takes the focus when it appears. */
export function ProblemSummary({ faults }: { readonly faults: readonly FieldFault[] }) {
  const t = useUiWords();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);

  const goTo = (fieldId: string) => (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(fieldId)?.focus();
  };

  return (
    <Box
      ref={summary}
      tabIndex={-1}
      role="alert"
      sx={{
        p: 2,
        borderRadius: `${RADIUS.menu}px`,
        border: '2px solid',
        borderColor: 'error.main',
        bgcolor: 'errorGround',
      }}
    >
      <Typography variant="subtitle2">{t('check', { count: faults.length })}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {faults.map(({ fieldId, message }) => (
          <li key={fieldId + message}>
            <Link href={`#${fieldId}`} onClick={goTo(fieldId)} color="error">
              {message}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
