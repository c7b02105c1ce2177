import { defineRegister } from '../define-register.ts';

export const FAQ_REGISTER = defineRegister({
  section: 'faq',
  events: {
    'faq.opened': { ja: 'よくある質問の閲覧', en: 'FAQ entry opened' },
    'faq.rated': { ja: 'よくある質問の評価', en: 'FAQ entry rated' },
    'faq.search-missed': { ja: '見つからなかった検索', en: 'Search without a hit' },
    'faq.created': { ja: 'よくある質問の作成', en: 'FAQ entry created' },
    'faq.changed': { ja: 'よくある質問の変更', en: 'FAQ entry changed' },
    'faq.published': { ja: 'よくある質問の公開', en: 'FAQ entry published' },
    'faq.unpublished': { ja: 'よくある質問の非公開', en: 'FAQ entry unpublished' },
    'faq.exported': { ja: 'よくある質問のCSV出力', en: 'FAQ exported' },
    'question.asked': { ja: '質問の送信', en: 'Question asked' },
    'question.answered': { ja: '質問への回答', en: 'Question answered' },
    'question.closed': { ja: '質問の終了', en: 'Question closed' },
  },
  targets: {
    'faq-entry': { ja: 'よくある質問', en: 'FAQ entry' },
    'faq-question': { ja: '質問', en: 'Question' },
  },
  fieldTexts: {
    'both-in-english-faq': {
      ja: '英語は質問と回答の両方を入力するか、両方を空にしてください。',
      en: 'Write both the question and the answer in English, or neither.',
    },
  },
  notifications: {
    'question-asked': {
      group: 'system',
      initially: { portal: true, mail: true },
      mailsOnceUntilRead: true,
      link: { screen: 'faq.questions', query: { question: ':subject' } },
      look: ['faq', 'blue'],
      texts: {
        name: { ja: '質問が届いたとき', en: 'A question was asked' },
        title: { ja: '{name}さんから質問「{title}」が届きました。', en: '{name} asked “{title}”.' },
        subject: { ja: '【質問】{name}さんからの質問', en: '[Question] From {name}' },
        mail: {
          ja: '{name}さんから質問が届きました。「{title}」ポータルで回答してください。見るまで、ほかの質問はまとめてポータルでお知らせします。',
          en: '{name} asked: “{title}” Answer it in the portal. Until you have looked, further questions are shown in the portal only.',
        },
        action: { ja: '質問を開く', en: 'Open the question' },
      },
    },
    'question-answered': {
      group: 'information',
      initially: { portal: true, mail: true },
      link: { screen: 'faq', query: { asked: ':subject' } },
      look: ['faq', 'green'],
      texts: {
        name: { ja: '自分の質問に回答があったとき', en: 'Your question was answered' },
        title: { ja: '質問「{title}」に回答がありました。', en: 'Your question “{title}” was answered.' },
        subject: { ja: '【回答】お送りいただいた質問', en: '[Answer] Your question' },
        mail: {
          ja: 'お送りいただいた質問「{title}」に回答がありました。',
          en: 'Your question “{title}” was answered.',
        },
        action: { ja: '回答を読む', en: 'Read the answer' },
      },
    },
  },
});
