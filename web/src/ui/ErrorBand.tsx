import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { OfflineError, ProblemError } from '../platform/http/refusals.ts';
import { Icon } from './Icon.tsx';
import { RADIUS } from './theme/tokens.ts';
import { useUiWords } from './ui-words.ts';

interface Props {
  readonly error: unknown;
  readonly onRetry?: () => void;
  /** What the reader should know besides, such as the time old data is from. */
  readonly children?: ReactNode;
}

/** Stands in the place of the part that failed: cause, retry, reference number. Old data stays where it was. */
export function ErrorBand({ error, onRetry, children }: Props) {
  const t = useUiWords();
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
        borderLeft: '4px solid',
        borderColor: 'error.main',
      }}
    >
      <Box sx={{ display: 'flex', color: 'error.main' }}>
        <Icon name="error" />
      </Box>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="body1">{sentence(error, t)}</Typography>
        {children}
        {requestId ? <Typography variant="caption">{t('reference', { id: requestId })}</Typography> : null}
      </Box>
      {onRetry ? (
        <Button variant="outlined" size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      ) : null}
    </Box>
  );
}

function sentence(error: unknown, t: ReturnType<typeof useUiWords>): string {
  if (error instanceof ProblemError) return error.body.message;
  return error instanceof OfflineError ? t('offline') : t('unexpected');
}
