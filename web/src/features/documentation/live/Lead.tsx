import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { defineWords } from '../../../platform/words.ts';

/** Words of the pages that are made of the portal's own tables. */
export const useLiveWords = defineWords({
  layout: {
    ja: 'ここで変えると、すぐに反映され、アカウントに保存されます。右端の歯車からも、同じ設定を開けます。',
    en: 'What you change here takes effect at once and is kept with your account. The wheel at the right edge opens the same settings.',
  },
  schemes: {
    ja: '選ぶとすぐに変わります。数字は文字と背景の明るさの比（コントラスト）で、4.5以上なら読みやすいとされます。「システムの明暗に合わせる」にすると、端末の設定に従って昼と夜の配色が切り替わります。',
    en: 'Choosing one changes the portal at once. The figures are contrasts of text and ground; from 4.5 on, text counts as easy to read. “Follow the system” changes between day and night with your device.',
  },
  keyboard: {
    ja: '1文字のキーは、文字を入力していないときに働きます。「G D」は、GのあとにDを押します。',
    en: 'Keys of one letter act where nobody types. “G D” is G, then D.',
  },
  'keys.here': { ja: 'この画面で使えるキー', en: 'Keys that act on this screen' },
  'keys.more': { ja: '画面ごとのキー', en: 'Keys of single screens' },
  key: { ja: 'キー', en: 'Key' },
  effect: { ja: '働き', en: 'Effect' },
  roles: {
    ja: '役割ごとに開ける画面です。ポータルの定義から作っています。汎用ツールは、今の利用範囲で示します。',
    en: 'The screens that each role may open, made from the table that the portal itself uses. General tools stand as they are open now.',
  },
  screen: { ja: '画面', en: 'Screen' },
  address: { ja: 'パス', en: 'Path' },
  may: { ja: '開ける', en: 'May open it' },
  mayNot: { ja: '-', en: '-' },
  errors: {
    ja: 'APIと画面が返すエラーです。コードはプログラムのため、文は人のためのものです。{ } には値が入ります。',
    en: 'What the API and the screens refuse with. The code is for programs, the sentence for people; values stand in { }.',
  },
  'errors.refusals': { ja: '断りの理由', en: 'Refusals' },
  'errors.fields': { ja: '入力欄のエラー', en: 'Faults of fields' },
  code: { ja: 'コード', en: 'Code' },
  status: { ja: 'HTTP', en: 'HTTP' },
  sentence: { ja: '表示する文', en: 'Sentence' },
  api: {
    ja: 'サーバーの定義から作る、すべての操作です。機械で読む形は /api/openapi.json にあります。',
    en: 'Every operation, made from the table that the server mounts. /api/openapi.json is the same for machines.',
  },
  'api.roles': { ja: '使える役割：{{roles}}', en: 'Open to: {{roles}}' },
  'api.records': { ja: '監査証跡：{{event}}（{{name}}）', en: 'Audit trail: {{event}} ({{name}})' },
  'api.refuses': { ja: '断り：{{codes}}', en: 'Refusals: {{codes}}' },
  'api.inputs': { ja: '入力：{{names}}', en: 'Input: {{names}}' },
  'api.fields': { ja: '項目の説明', en: 'Fields in words' },
  'api.fieldsOf': { ja: '{{id}}の項目の説明', en: 'Fields in words: {{id}}' },
  'api.taken': { ja: '入力の項目', en: 'Input' },
  'api.answered': { ja: '応答の項目', en: 'Answer' },
  'api.meaning': { ja: '説明', en: 'Meaning' },
  'api.required': { ja: '必須', en: 'Required' },
  'api.yes': { ja: '必須', en: 'Yes' },
  guest: { ja: 'ログイン前', en: 'not logged in' },
});

/** The sentence below the title of such a page. */
export function Lead({ children }: { readonly children: ReactNode }) {
  return <Typography sx={{ mb: 3, maxWidth: '40em' }}>{children}</Typography>;
}
