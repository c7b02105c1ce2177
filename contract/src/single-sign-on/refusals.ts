// Why a login at the identity provider brings nobody in: the codes of S3-07, each in words that help there.
import type { Texts } from '../message.ts';

/** The field is always the email address: the provider has asked for everything else. */
export const SINGLE_SIGN_ON_TEXTS = {
  'operation-not-allowed': {
    en: 'This way of logging in is switched off.',
    ja: 'このログイン方法は利用できません。',
  },
  'invalid-email': {
    en: '{provider} told no email address. Ask a system administrator.',
    ja: '{provider}からメールアドレスを受け取れませんでした。システム管理者に連絡してください。',
  },
  'email-not-verified': {
    en: '{provider} has not verified the address {email}. Verify it there, then log in again.',
    ja: '{provider}でメールアドレス{email}が確認されていません。{provider}で確認してから、もう一度ログインしてください。',
  },
  'user-not-found': {
    en: 'No account has the address {email}. Accounts are granted only by the company: ask a system administrator.',
    ja: '{email}のアカウントはありません。アカウントは会社だけが発行します。システム管理者に連絡してください。',
  },
  'email-already-in-use': {
    en: 'The account of {email} belongs to another login at {provider}. Ask a system administrator.',
    ja: '{email}のアカウントは、{provider}の別のログインに結び付いています。システム管理者に連絡してください。',
  },
  'user-disabled': {
    en: 'This account is suspended. Ask a system administrator.',
    ja: 'このアカウントは停止中です。システム管理者に連絡してください。',
  },
} as const satisfies Texts<string>;

export type SingleSignOnRefusal = keyof typeof SINGLE_SIGN_ON_TEXTS;
