import { defineWords } from '../../../../platform/words.ts';

export const useLeavingWords = defineWords({
  title: { ja: '退職', en: 'Leaving' },
  none: { ja: '退職日は設定されていません。', en: 'No last day is set.' },
  leavesOn: {
    ja: '退職日は{{day}}です。翌日からアカウントを利用できません。',
    en: 'The last day is {{day}}. From the day after, the account cannot be used.',
  },
  set: { ja: '退職日を設定', en: 'Set last day' },
  move: { ja: '退職日を変更', en: 'Change last day' },
  takeBack: { ja: '退職を取り消す', en: 'Take leaving back' },
  setTitle: { ja: '{{name}}さんの退職日', en: 'Last day of {{name}}' },
  setEffect: {
    ja: '退職日の翌日から、アカウントでログインできず、開いている画面も終わります。',
    en: 'From the day after, nobody can log in with the account, and open sessions end.',
  },
  takeBackTitle: { ja: '{{name}}さんの退職を取り消しますか？', en: 'Take the leaving of {{name}} back?' },
  takeBackEffect: { ja: 'アカウントは、これからも利用できます。', en: 'The account can be used on.' },
  leftOn: { ja: '退職日', en: 'Last day' },
  saved: { ja: '{{name}}さんの退職日を変更しました。', en: 'Last day of {{name}} changed.' },
  openWork: { ja: '引継ぎが必要なもの', en: 'To hand over' },
  nothingOpen: { ja: '引継ぎが必要なものはありません。', en: 'There is nothing to hand over.' },
  claims: { ja: '本人の精算書', en: 'Own claims' },
  claim: { ja: '{{month}} {{status}}', en: '{{month}}, {{status}}' },
  purchases: { ja: '本人の購買申請', en: 'Own purchase requests' },
  purchase: { ja: '{{name}} {{status}}', en: '{{name}}, {{status}}' },
  reviews: { ja: 'ほかに承認できる人がいない申請', en: 'Requests that nobody else could decide' },
  review: { ja: '{{what}} {{number}}（{{title}}）{{name}}', en: '{{what}} {{number}} ({{title}}), {{name}}' },
  delegations: { ja: '代理設定', en: 'Delegations' },
  giver: { ja: '{{name}}さんが代理（{{from}}〜{{to}}）', en: '{{name}} stands in ({{from}} – {{to}})' },
  delegate: { ja: '{{name}}さんの代理（{{from}}〜{{to}}）', en: 'Stands in for {{name}} ({{from}} – {{to}})' },
  reservations: { ja: '主催する設備予約', en: 'Reservations organized' },
  reservation: { ja: '{{at}} {{title}}', en: '{{at}}, {{title}}' },
  privateOne: { ja: '（非公開）', en: '(private)' },
  boards: { ja: '担当カードが残るボード', en: 'Boards with open cards' },
  board: {
    ja: '{{title}} 未完了{{count}}枚（ほかのオーナー：{{owners}}）',
    en: {
      one: '{{title}}, {{count}} open card (other owners: {{owners}})',
      other: '{{title}}, {{count}} open cards (other owners: {{owners}})',
    },
  },
  boardAlone: {
    ja: '{{title}} 未完了{{count}}枚（ほかにオーナーがいません）',
    en: {
      one: '{{title}}, {{count}} open card (nobody else owns it)',
      other: '{{title}}, {{count}} open cards (nobody else owns it)',
    },
  },
  departments: { ja: '部署長・代理', en: 'Departments led' },
  head: { ja: '{{department}}の部署長', en: 'Head of {{department}}' },
  deputy: { ja: '{{department}}の代理', en: 'Deputy of {{department}}' },
});
