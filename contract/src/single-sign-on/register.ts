import { defineRegister } from '../define-register.ts';

export const SINGLE_SIGN_ON_REGISTER = defineRegister({
  section: 'sign-in',
  events: {
    'single-sign-on.begun': { ja: 'シングルサインオンの開始', en: 'Single sign-on begun' },
  },
  refusals: {
    'login-over': {
      status: 422,
      ja: 'このログインは別のブラウザーで始めたもの、10分を過ぎたもの、または使用済みのものです。もう一度ログインしてください。',
      en: 'This login was begun in another browser, more than ten minutes ago, or has been used. Begin again.',
    },
    'provider-refused': {
      status: 422,
      ja: '{provider}がログインを受け付けませんでした：{text}',
      en: '{provider} did not let this login through: {text}',
    },
    'provider-unavailable': {
      status: 503,
      ja: '{provider}が応答していません。しばらくしてからもう一度お試しになるか、パスワードでログインしてください。',
      en: '{provider} does not answer right now. Try again in a moment, or log in with your password.',
    },
  },
});
