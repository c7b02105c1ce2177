// The parts of electronic transactions that other features may show.
import { lazy } from 'react';

/** The papers of a purchase or claim; loaded once one of these is shown. */
export const LinkedPapers = lazy(async () => ({
  default: (await import('./links/LinkedPapers.tsx')).LinkedPapers,
}));
