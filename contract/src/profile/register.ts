import { defineRegister } from '../define-register.ts';

export const PROFILE_REGISTER = defineRegister({
  section: 'people',
  events: {
    'profile.opened': { ja: 'プロフィールの閲覧', en: 'Profile opened' },
    'profile.changed': { ja: 'プロフィールの変更', en: 'Profile changed' },
    'profile.photo-set': { ja: '写真の設定', en: 'Photo set' },
    'profile.photo-removed': { ja: '写真の削除', en: 'Photo removed' },
  },
  fieldTexts: {
    'postal-code': { ja: '郵便番号は7桁です。例：100-0005', en: 'A postal code has seven digits. Example: 100-0005' },
    birthday: { ja: '1900年から今日までの日付を入力してください。', en: 'Enter a day from 1900 to today.' },
    'job-period': { ja: '終了の月は開始の月以降にしてください。', en: 'The last month cannot come before the first.' },
    'photo-kind': {
      ja: 'jpg、png、webpの写真を選択してください。',
      en: 'This file is no photo. Use jpg, png or webp.',
    },
    'photo-size': {
      ja: '写真は10MBまでです。小さい写真を選択してください。',
      en: 'A photo can be up to 10 MB. Choose a smaller one.',
    },
    'photo-pixels': {
      ja: '画素数が多すぎます。2,500万画素以下の写真を選択してください。',
      en: 'This photo has too many pixels. Use one of up to 25 megapixels.',
    },
    'photo-broken': {
      ja: '写真を読み取れません。保存し直すか、別の写真を選択してください。',
      en: 'This photo cannot be read. Save it again, or choose another one.',
    },
  },
});
