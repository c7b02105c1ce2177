// The search of the FAQ, the questions beside a field and those for guests, for other features.
import { lazyRouteComponent } from '@tanstack/react-router';
import { later } from '../../platform/later.tsx';
import { logWarning } from '../../platform/log.ts';

export { foldEntries, searchFaq, searchWords } from './read/search-faq.ts';

/**
 * Fetched with the first field that has a question beside it. Where it does not come, offline say, the form goes on
 * without: nobody waits for advice.
 */
export const FaqHints = lazyRouteComponent(loadHints);

async function loadHints() {
  try {
    return { default: (await import('./read/FaqHints.tsx')).FaqHints };
  } catch (error) {
    logWarning('The questions beside the form could not be loaded', String(error));
    return { default: () => null };
  }
}

/** Guests are told the rest of their page without it. */
export const PublicFaq = later('The public questions', async () => (await import('./read/PublicFaq.tsx')).PublicFaq);
