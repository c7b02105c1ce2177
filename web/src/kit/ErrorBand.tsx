import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { isGone, ProblemError } from '../platform/http/refusals.ts';
import { Icon } from './Icon.tsx';
import { RADIUS } from './theme/tokens.ts';
import { useUiWords } from './ui-words.ts';
import { useErrorSentence } from './use-error-sentence.ts';

interface Props {
  readonly error: unknown;
  readonly onRetry?: () => void;
  /** Further notes for the reader, such as the time old data is from. */
  readonly children?: ReactNode;
}

/** Stands in the place of the part that failed: cause, retry, reference number. Old data stays where it was. */
export function ErrorBand({ error, onRetry, children }: Props) {
  const t = useUiWords();
  const sayError = useErrorSentence();
  // Of a read: what a write refuses, its form says field by field.
  const isUnknown = onRetry !== undefined && isGone(error);
  const requestId = error instanceof ProblemError ? error.body.data.requestId : '';
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        p: 1.5,
        borderRadius: `${RADIUS.menu}px`,
        bgcolor: 'errorGround',
        borderInlineStart: '4px solid',
        borderColor: 'error.main',
      }}
    >
      <Box sx={{ display: 'flex', color: 'error.main' }}>
        <Icon name="error" />
      </Box>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="body1">{isUnknown ? t('gone') : sayError(error)}</Typography>
        {children}
        {requestId ? <Typography variant="caption">{t('reference', { id: requestId })}</Typography> : null}
      </Box>
      {onRetry && !isUnknown ? (
        <Button variant="outlined" size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      ) : null}
    </Box>
  );
}
