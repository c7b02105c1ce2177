// What other parts may show of the FAQ: how it is searched, and its questions beside a field.
import { listFaq } from '@madoguchi/contract/faq/operations.ts';
import { lazyRouteComponent } from '@tanstack/react-router';
import { logWarning } from '../../platform/log.ts';
import { prefetch } from '../../platform/query.ts';

export { foldEntries, searchFaq, searchWords } from './search/search-faq.ts';

/**
 * Fetched with the first field that has a question beside it. Where it does not come, offline say, the form goes on
 * without: nobody waits for advice.
 */
export const FaqHints = lazyRouteComponent(loadHints);

async function loadHints() {
  try {
    return { default: (await import('./hints/FaqHints.tsx')).FaqHints };
  } catch (error) {
    logWarning('The questions beside the form could not be loaded', String(error));
    return { default: () => null };
  }
}

/** For a page that may show them: asked for with what the page waits for, they come with it and move nothing. Never fails. */
export async function readHintsAhead(): Promise<void> {
  await Promise.all([FaqHints.preload?.(), prefetch(listFaq, {})]);
}
