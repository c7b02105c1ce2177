import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { logFault } from '../../platform/log.ts';
import { queryClient } from '../../platform/query.ts';
import { UnexpectedFailure } from './UnexpectedFailure.tsx';

/** Stands in the place of a page that broke; the frame around it goes on. */
export function PageFault({ error, reset }: ErrorComponentProps) {
  useEffect(() => logFault('A page could not be shown', error), [error]);
  const retry = () => {
    // What broke the page may be what it had read: it is read again.
    queryClient.removeQueries({ type: 'inactive' });
    reset();
  };
  return <UnexpectedFailure error={error} onRetry={retry} />;
}
