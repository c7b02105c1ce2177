import { defineWords } from '../../platform/words.ts';

export const useFaqWords = defineWords({
  search: { ja: 'よくある質問を検索', en: 'Search the FAQ' },
  found: { ja: '{{count}}件見つかりました。', en: { one: 'One answer found.', other: '{{count}} answers found.' } },
  results: { ja: '検索結果', en: 'Results' },
  openAll: { ja: 'すべて開く', en: 'Open all' },
  closeAll: { ja: 'すべて閉じる', en: 'Close all' },
  category: { ja: 'カテゴリ', en: 'Category' },
  allCategories: { ja: 'すべて', en: 'All' },
  none: { ja: 'よくある質問はまだありません。', en: 'No questions yet.' },
  noHit: { ja: '「{{q}}」に合う質問はありません。', en: 'Nothing matches “{{q}}”.' },
  updated: { ja: '{{day}} 更新', en: 'Changed on {{day}}' },
  onlyJapanese: { ja: 'この回答は日本語だけです。', en: 'This answer is in Japanese only.' },
  gone: {
    ja: 'リンク先の質問は表示できません。非公開になった可能性があります。',
    en: 'The linked question cannot be shown. It may have been unpublished.',
  },
  copyLink: { ja: 'リンクをコピー', en: 'Copy link' },
  notCopied: {
    ja: 'コピーできませんでした。アドレス欄のリンクを使ってください。',
    en: 'Copying failed. Use the link in the address bar.',
  },
  linkCopied: { ja: '質問へのリンクをコピーしました。', en: 'Link to the question copied.' },

  hints: { ja: '関連するよくある質問', en: 'Questions that others had here' },
  close: { ja: '閉じる', en: 'Close' },

  helpful: { ja: '役に立ちましたか？', en: 'Was this helpful?' },
  yes: { ja: '役に立った', en: 'Helpful' },
  no: { ja: '役に立たなかった', en: 'Not helpful' },

  unsolved: { ja: '解決しないとき', en: 'Not solved?' },
  unsolvedLead: {
    ja: 'システム管理者に質問できます。回答は通知でお知らせします。',
    en: 'Ask the system administrators. The answer comes as a notification.',
  },
  ask: { ja: '質問する', en: 'Ask' },
  askTitle: { ja: 'システム管理者に質問する', en: 'Ask the system administrators' },
  question: { ja: '質問', en: 'Question' },
  questionHint: {
    ja: '例：定期区間が変わったときは、どこに連絡しますか。',
    en: 'Example: Whom do I tell when my commuter section changes?',
  },
  asked: {
    ja: '質問を送りました。回答は通知でお知らせします。',
    en: 'Question sent. The answer comes as a notification.',
  },
  own: { ja: '自分の質問', en: 'Your questions' },
  askedAt: { ja: '{{moment}} に質問', en: 'Asked on {{moment}}' },
  answer: { ja: '回答', en: 'Answer' },
  answeredBy: { ja: '{{moment}} {{name}}が回答', en: 'Answered on {{moment}} by {{name}}' },
  toEntry: { ja: 'よくある質問に加えました', en: 'It became an entry of the FAQ' },
});
