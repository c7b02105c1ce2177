import { defineRegister } from '../define-register.ts';

export const ATTEMPTS_REGISTER = defineRegister({
  section: 'sign-in',
  events: {
    'attempt.refused': { ja: '権限がなく拒否された操作', en: 'Refused attempt' },
  },
  refusals: {
    'key-reused': {
      status: 422,
      ja: 'このIdempotency-Keyは別の内容ですでに使われています。新しいキーを使ってください。',
      en: 'This Idempotency-Key was used for another request. Use a new key.',
    },
  },
});
