import { defineWords } from '../../../../platform/words.ts';

export const usePostsWords = defineWords({
  title: { ja: '所属', en: 'Posts' },
  primary: { ja: '主務', en: 'Primary' },
  additional: { ja: '兼務', en: 'Additional' },
  since: { ja: '{{from}}から', en: 'From {{from}}' },
  between: { ja: '{{from}}から{{last}}まで', en: 'From {{from}} to {{last}}' },
  past: { ja: '過去', en: 'Past' },
  planned: { ja: '予定', en: 'Planned' },
  transfer: { ja: '異動', en: 'Transfer' },
  transferTitle: { ja: '{{name}}さんの異動', en: 'Transfer {{name}}' },
  transferEffect: {
    ja: '発令日から主務が変わり、それまでの主務は前日で終わります。精算書は、作成時の所属のままです。',
    en: 'From that day on this is the primary post; the one before ends the day before. Claims keep the post they were made under.',
  },
  add: { ja: '兼務を追加', en: 'Add post' },
  addTitle: { ja: '{{name}}さんの兼務', en: 'Additional post of {{name}}' },
  from: { ja: '発令日', en: 'From' },
  until: { ja: '終了日', en: 'Until' },
  untilHint: {
    ja: 'この日から所属しません。空のときは、終了するまで続きます。',
    en: 'From this day on it is held no more. Empty: until it is ended.',
  },
  saved: { ja: '{{name}}さんの所属を変更しました。', en: 'Posts of {{name}} changed.' },
  end: { ja: '終了する', en: 'End' },
  endOf: { ja: '{{post}}を終了する', en: 'End {{post}}' },
  endTitle: { ja: '兼務「{{post}}」を終了しますか？', en: 'End the additional post "{{post}}"?' },
  withdraw: { ja: '取り消す', en: 'Withdraw' },
  withdrawOf: { ja: '{{post}}を取り消す', en: 'Withdraw {{post}}' },
  withdrawTitle: { ja: '所属「{{post}}」を取り消しますか？', en: 'Withdraw the post "{{post}}"?' },
  withdrawPrimary: {
    ja: '前の主務が、この所属の期間も続きます。記録は残ります。',
    en: 'The primary post before it goes on instead. The record stays.',
  },
  withdrawAdditional: {
    ja: 'この兼務はなかったことになります。記録は残ります。',
    en: 'It counts for nothing. The record stays.',
  },
});
