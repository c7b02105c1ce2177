// The words of the fields of profiles, for the API description.
import type { Texts } from '../message.ts';

export const PROFILE_FIELDS = {
  person: { ja: '本人', en: 'The person' },
  'person.name': { ja: '氏名', en: 'Name' },
  'person.department': { ja: '部署名', en: 'Department' },
  'person.position': { ja: '役職名', en: 'Position' },
  about: { ja: '基本情報', en: 'About the person' },
  general: { ja: '基本', en: 'General' },
  birthday: { ja: '生年月日', en: 'Birthday' },
  gender: { ja: '性別', en: 'Gender' },
  locations: { ja: '勤務地', en: 'Locations' },
  work: { ja: '仕事', en: 'Work' },
  occupation: { ja: '職種', en: 'Occupation' },
  skills: { ja: 'スキル', en: 'Skills' },
  jobs: { ja: '職歴', en: 'Jobs' },
  'jobs.title': { ja: '職務', en: 'Title' },
  'jobs.company': { ja: '会社', en: 'Company' },
  'jobs.from': { ja: '開始', en: 'From' },
  'jobs.to': { ja: '終了', en: 'To' },
  contact: { ja: '個人の連絡先', en: 'Private contact' },
  postalCode: { ja: '郵便番号', en: 'Postal code' },
  address: { ja: '住所', en: 'Address' },
  privatePhone: { ja: '個人の電話番号', en: 'Private phone' },
  own: { ja: '本人だけに見える設定', en: 'What only the person sees' },
  visibility: { ja: '項目ごとの公開範囲', en: 'Who sees each field' },
} as const satisfies Texts<string>;
