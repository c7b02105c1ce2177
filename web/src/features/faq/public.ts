// The search of the FAQ and the questions beside a field, for other features.
import { lazyRouteComponent } from '@tanstack/react-router';
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
