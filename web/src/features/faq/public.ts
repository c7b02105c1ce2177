// What other parts may show of the FAQ: how it is searched, and its questions beside a field.
import { lazy } from 'react';

export { foldEntries, searchFaq, searchWords } from './search/search-faq.ts';

/** Fetched with the first field that has a question beside it. */
export const FaqHints = lazy(async () => ({ default: (await import('./hints/FaqHints.tsx')).FaqHints }));
