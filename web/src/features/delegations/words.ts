// The words of one's own delegations.
import { defineWords } from '../../platform/words.ts';

export const useDelegationWords = defineWords({
  lead: {
    ja: '休暇などの間、代理人があなたの承認待ちを判断できるようにします。代理人が承諾すると有効になります。',
    en: 'While you are away, a delegate decides what waits for you. It takes effect once they accept.',
  },
  'offer.sees': {
    ja: '代理人に表示されるのは、期間中に届いているあなたの承認待ちのうち対象と上限に合うものと、代理人が処理した申請だけです。あなたがこれまでに処理した申請は表示されません。',
    en: 'Your delegate sees what waits for you in these days, of these kinds and up to the limit, and what they decided themselves. They do not see what you have decided.',
  },
  given: { ja: '自分が頼んだ代理', en: 'Given by you' },
  received: { ja: '自分が頼まれた代理', en: 'Given to you' },
  'given.none': { ja: '代理を頼んだ人はいません。', en: 'You have asked nobody to decide for you.' },
  'received.none': { ja: '依頼された代理はありません。', en: 'Nobody has asked you to decide for them.' },

  'row.to': { ja: '代理人：{{name}}', en: 'Delegate: {{name}}' },
  'row.from': { ja: '委任者：{{name}}', en: 'Delegator: {{name}}' },
  'row.days': { ja: '{{from}}〜{{to}}', en: '{{from}} – {{to}}' },
  'row.every-domain': { ja: 'すべての申請', en: 'All kinds of requests' },
  'row.limit': { ja: '{{yen}}まで', en: 'Up to {{yen}}' },
  'row.no-limit': { ja: '金額の上限なし', en: 'Any amount' },
  'row.before': { ja: '開始前', en: 'Not begun' },

  accept: { ja: '承諾する', en: 'Accept' },
  decline: { ja: '辞退する', en: 'Decline' },
  end: { ja: '終了する', en: 'End' },
  'decline.title': { ja: '{{name}}さんの代理を辞退しますか？', en: 'Decline to decide for {{name}}?' },
  'decline.effect': {
    ja: '{{name}}さんに通知します。辞退した代理は、もう承諾できません。',
    en: '{{name}} will be notified. What was declined cannot be accepted later.',
  },
  'end.title': { ja: '{{name}}さんとの代理を終了しますか？', en: 'End the delegation with {{name}}?' },
  'end.effect': {
    ja: 'すぐに終了し、{{name}}さんに通知します。代理で承認した申請は、そのままです。',
    en: 'It ends at once and {{name}} will be notified. What was decided in its name stays decided.',
  },
  'done.accept': { ja: '{{name}}さんの代理を承諾しました。', en: 'You now decide for {{name}} in these days.' },
  'done.decline': { ja: '{{name}}さんの代理を辞退しました。', en: 'You declined to decide for {{name}}.' },
  'done.end': { ja: '{{name}}さんとの代理を終了しました。', en: 'The delegation with {{name}} has ended.' },

  'offer.title': { ja: '代理を頼む', en: 'Ask somebody to decide for you' },
  'offer.to': { ja: '代理人', en: 'Delegate' },
  'offer.to-hint': { ja: '例：佐藤、さとう、1002', en: 'Example: Sato, 1002' },
  'offer.from': { ja: '開始日', en: 'First day' },
  'offer.last': { ja: '最終日', en: 'Last day' },
  'offer.last-hint': { ja: 'この日まで代理できます。最長366日です。', en: 'This day included. 366 days at most.' },
  'offer.domains': { ja: '対象の申請', en: 'Kinds of requests' },
  'offer.domains-hint': { ja: '選ばないと、すべての申請が対象です。', en: 'None chosen: all kinds.' },
  'offer.limit': { ja: '金額の上限（税込）', en: 'Limit (tax included)' },
  'offer.limit-hint': { ja: 'これより高い申請は、代理できません。', en: 'Requests above it are not delegated.' },
  'offer.note': { ja: '代理人への連絡', en: 'Note to the delegate' },
  'offer.submit': { ja: '代理を頼む', en: 'Ask' },
  'offer.done': {
    ja: '{{name}}さんに代理を頼みました。承諾されると有効になります。',
    en: '{{name}} was asked. It holds once they accept.',
  },
});
