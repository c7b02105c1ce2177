import { formatInstant } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';

/** When somebody last logged in, to the minute; blank for those who never did. */
export function LastLogin({ at }: { readonly at: string | null }) {
  const language = useLanguage();
  return at === null ? null : <time dateTime={at}>{formatInstant(at, language)}</time>;
}
