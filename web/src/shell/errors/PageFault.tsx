import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { PageHeader } from '../../kit/PageHeader.tsx';
import { whatFailed } from '../../platform/faults/what-failed.ts';
import { logFault } from '../../platform/log.ts';
import { queryClient } from '../../platform/query.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { useFaultWords } from './fault-words.ts';

const Nothing: ComponentType<{ readonly error: unknown }> = () => null;

/** Where even this cannot be loaded, what stands above it must do. */
const FaultHelp = lazy<typeof Nothing>(() =>
  import('./FaultHelp.tsx').then(
    ({ FaultHelp: loaded }) => ({ default: loaded }),
    (error: unknown) => {
      logFault('The help of the error page could not be loaded', error);
      return { default: Nothing };
    },
  ),
);

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The failure in plain words and a way to go on at once; number, report and status follow (S8-02). */
function UnexpectedFailure({ error, onRetry }: Props) {
  const t = useFaultWords();
  const title = useScreenTitle();
  const failure = whatFailed(error);
  const isOutdated = failure.kind === 'outdated';
  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageHeader title={title('errors.unexpected')} />
      <Typography sx={{ mb: 2 }}>
        {failure.kind === 'refused' ? failure.sentence : t(`wrong.${failure.kind}`)}
      </Typography>
      <Button variant="contained" sx={{ mb: 3 }} onClick={isOutdated ? () => window.location.reload() : onRetry}>
        {t(isOutdated ? 'reload' : 'retry')}
      </Button>
      <Suspense fallback={null}>
        <FaultHelp error={error} />
      </Suspense>
    </Box>
  );
}

/** Stands in the place of a page that broke; the frame around it goes on. */
export function PageFault({ error, reset }: ErrorComponentProps) {
  useEffect(() => logFault('A page could not be shown', error), [error]);
  const retry = () => {
    // The data that the page had read may have broken it: it is read again.
    queryClient.removeQueries({ type: 'inactive' });
    reset();
  };
  return <UnexpectedFailure error={error} onRetry={retry} />;
}
