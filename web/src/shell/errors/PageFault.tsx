import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { logFault } from '../../platform/log.ts';
import { UnexpectedFailure } from './UnexpectedFailure.tsx';

/** Stands in the place of a page that broke; the frame around it goes on. */
export function PageFault({ error, reset }: ErrorComponentProps) {
  useEffect(() => logFault('A page could not be shown', error), [error]);
  return <UnexpectedFailure error={error} onRetry={reset} />;
}
