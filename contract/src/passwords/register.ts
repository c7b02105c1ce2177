import { defineRegister } from '../define-register.ts';

export const PASSWORDS_REGISTER = defineRegister({
  section: 'sign-in',
  events: {
    'password.changed': { ja: 'パスワードの変更', en: 'Password changed' },
    'password.refused': { ja: 'パスワード変更の失敗', en: 'Password change refused' },
  },
  fieldTexts: {
    'password-required': { ja: 'パスワードを入力してください。', en: 'Please enter your password.' },
    'weak-password': {
      ja: 'パスワードは{min}文字以上で入力してください。',
      en: 'Password is too short - should be {min} chars minimum.',
    },
    'password-common': {
      ja: '推測されやすいパスワードです。別のパスワードを入力してください。',
      en: 'This password is among the first that are guessed. Choose another one.',
    },
    'password-own-name': {
      ja: '氏名、メールアドレス、会社や製品の名前を含むパスワードは推測されやすくなります。別の言葉を使ってください。',
      en: 'This is mostly your own name or email address, or the name of the company or the product. Choose something that others cannot guess.',
    },
    'wrong-password': { ja: 'パスワードを確認してください。', en: 'Check your password' },
    'passwords-match': {
      ja: 'パスワードが一致しません。同じパスワードを入力してください。',
      en: 'Passwords must match',
    },
  },
});
