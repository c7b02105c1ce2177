import { defineWords } from '../../platform/words.ts';

/** Said of every way in: the provider's name stands for the portal itself, too (S4-02). */
export const useLoggingInWords = defineWords({
  loggingIn: { ja: '{{provider}}でログインしています…', en: 'Logging in with {{provider}}' },
  loggedIn: { ja: '{{provider}}でログインしました。', en: 'Logged in with {{provider}}' },
});
