// The words of the fields of single sign-on, for the API description.
import type { Texts } from '../message.ts';

export const SINGLE_SIGN_ON_FIELDS = {
  url: { ja: 'ログインを続けるURL', en: 'Address where the login goes on' },
  code: { ja: '提供元の認可コード', en: 'The provider’s authorisation code' },
  state: { ja: 'ログインを始めたときの照合値', en: 'Value by which the login’s beginning is known again' },
  iss: { ja: '提供元の識別子', en: 'The provider’s identifier' },
  error: { ja: '提供元が返したエラー', en: 'Error that the provider told' },
  error_description: { ja: 'エラーの説明', en: 'Description of that error' },
} as const satisfies Texts<string>;
