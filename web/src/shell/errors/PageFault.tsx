import type { ErrorComponentProps } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { whatFailed } from '../../platform/faults/what-failed.ts';
import { later } from '../../platform/later.tsx';
import { logFault } from '../../platform/log.ts';
import { queryClient } from '../../platform/query.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { useFaultWords } from './fault-words.ts';
import { PlainFault } from './PlainFault.tsx';

const WholeFault = later(
  'The page of a failure',
  async () => (await import('./WholeFault.tsx')).WholeFault,
  PlainFault,
);

/** Stands in the place of a page that broke; the frame around it goes on. */
export function PageFault({ error, reset }: ErrorComponentProps) {
  const t = useFaultWords();
  const title = useScreenTitle();
  useEffect(() => logFault('A page could not be shown', error), [error]);
  const retry = () => {
    // The data that the page had read may have broken it: it is read again.
    queryClient.removeQueries({ type: 'inactive' });
    reset();
  };
  const failure = whatFailed(error);
  const isOutdated = failure.kind === 'outdated';
  return (
    <Suspense fallback={null}>
      <WholeFault
        error={error}
        title={title('errors.unexpected')}
        sentence={failure.kind === 'refused' ? failure.sentence : t(`wrong.${failure.kind}`)}
        action={t(isOutdated ? 'reload' : 'retry')}
        onAction={isOutdated ? () => window.location.reload() : retry}
      />
    </Suspense>
  );
}
