import { defineWords } from '../../platform/words.ts';

/** Said of a provider; with the portal's own accounts only English names who checks, as the source does (S4-02). */
export const useLoggingInWords = defineWords({
  loggingIn: { ja: '{{provider}}でログインしています…', en: 'Logging in with {{provider}}' },
  loggedIn: { ja: '{{provider}}でログインしました。', en: 'Logged in with {{provider}}' },
});
