import Box from '@mui/material/Box';
import { ErrorBand } from '../../kit/ErrorBand.tsx';
import { askAgain } from '../../platform/identity/session-actions.ts';

/** On the splash: why it could not be learnt who this is, with a way to ask at once. */
export function StartFailure({ error }: { readonly error: unknown }) {
  return (
    <Box sx={{ maxWidth: 480, mx: 2 }}>
      <ErrorBand error={error} onRetry={() => void askAgain()} />
    </Box>
  );
}
