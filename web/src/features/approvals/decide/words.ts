// The words of deciding: bar, dialogs, messages and keys.
import { defineWords } from '../../../platform/words.ts';

export const useDecideWords = defineWords({
  'submission.comment': { ja: '承認者へのコメント', en: 'Comment to the approvers' },
  'submission.long': {
    ja: '{{limit}}文字以内で入力してください（現在{{now}}文字）。',
    en: 'This can have up to {{limit}} characters (now {{now}}).',
  },
  'submission.hint': {
    ja: '直したところなど。履歴に残ります。',
    en: 'What you corrected, for example. It stays in the history.',
  },
  'bar.label': { ja: '承認の操作', en: 'Decision' },
  'bar.more': { ja: 'その他の操作', en: 'More actions' },
  'bar.own': { ja: '自分の申請は承認できません。', en: 'You cannot approve your own request.' },
  'bar.for': { ja: '{{name}}さんの代理', en: 'For {{name}}' },

  'choice.approve': { ja: '承認する', en: 'Approve' },
  'choice.check': { ja: '確認済みにする', en: 'Mark as checked' },
  'choice.read': { ja: '閲覧済みにする', en: 'Mark as read' },
  'choice.return': { ja: '差し戻す', en: 'Return' },
  'choice.reject': { ja: '却下する', en: 'Reject' },
  'choice.comment': { ja: 'コメントする', en: 'Comment' },
  'choice.reassign': { ja: '担当を変更する', en: 'Reassign' },
  'choice.change-amount': { ja: '金額を変更する', en: 'Change the amount' },
  'choice.take-back': { ja: '引き戻す', en: 'Take back' },

  'done.approve': { ja: '{{number}} を承認しました。', en: '{{number}} approved.' },
  'done.check': { ja: '{{number}} を確認済みにしました。', en: '{{number}} checked.' },
  'done.read': { ja: '{{number}} を閲覧済みにしました。', en: '{{number}} marked as read.' },
  'done.return': { ja: '{{number}} を差し戻しました。', en: '{{number}} returned.' },
  'done.reject': { ja: '{{number}} を却下しました。', en: '{{number}} rejected.' },
  'done.comment': { ja: '{{number}} にコメントしました。', en: 'Commented on {{number}}.' },
  'done.reassign': { ja: '{{number}} の担当を変更しました。', en: '{{number}} reassigned.' },
  'done.change-amount': { ja: '{{number}} の金額を変更しました。', en: 'The amount of {{number}} was changed.' },
  'done.take-back': { ja: '{{number}} の承認を引き戻しました。', en: 'Your approval of {{number}} was taken back.' },
  'take-back.failed': {
    ja: '{{number}} を引き戻せませんでした。{{reason}}',
    en: '{{number}} could not be taken back. {{reason}}',
  },

  'return.title': { ja: '{{number}} を差し戻しますか？', en: 'Return {{number}}?' },
  'return.effect': {
    ja: '{{name}}さんが理由を見て修正し、もう一度申請できます。',
    en: '{{name}} sees the reason, can correct the request and submit it again.',
  },
  'return.target': { ja: '差戻し先', en: 'Return to' },
  'return.to-requester': { ja: '申請者（{{name}}さん）', en: 'The requester ({{name}})' },
  'return.to-step': { ja: '承認ステップ「{{step}}」', en: 'The step “{{step}}”' },
  'return.reason': { ja: '理由の種類', en: 'Kind of reason' },
  'return.comment': { ja: '差戻しの理由', en: 'Reason for the return' },
  'reject.title': { ja: '{{number}} を却下しますか？', en: 'Reject {{number}}?' },
  'reject.effect': {
    ja: '{{name}}さんに理由が表示されます。この申請はもう申請できません。',
    en: '{{name}} sees the reason. This request cannot be submitted again.',
  },
  'reject.comment': { ja: '却下の理由', en: 'Reason for the rejection' },
  'comment.title': { ja: '{{number}} にコメントしますか？', en: 'Comment on {{number}}?' },
  'comment.effect': {
    ja: '{{name}}さんと承認者全員に表示されます。承認の順番は変わりません。',
    en: '{{name}} and all approvers see it. Whose turn it is stays the same.',
  },
  'comment.comment': { ja: 'コメント', en: 'Comment' },
  'reassign.title': { ja: '{{number}} の担当を変更しますか？', en: 'Reassign {{number}}?' },
  'reassign.effect': {
    ja: '選んだ人の承認待ちになります。申請者本人には変更できません。',
    en: 'It will wait for the person you choose. It cannot be the requester.',
  },
  'reassign.from': { ja: '今の担当', en: 'From' },
  'reassign.to': { ja: '新しい担当', en: 'To' },
  'reassign.to-hint': { ja: '例：佐藤、さとう、1002', en: 'Example: Sato, 1002' },
  'reassign.comment': { ja: '変更の理由', en: 'Reason' },
  'change-amount.title': { ja: '{{number}} の金額を変更しますか？', en: 'Change the amount of {{number}}?' },
  'change-amount.effect': {
    ja: '今は{{amount}}円です。変更は{{name}}さんと承認者全員に表示されます。承認はこのあと、変更後の金額に対して行います。',
    en: 'It is ¥{{amount}} now. {{name}} and all approvers see the change. The approval is then about the new amount.',
  },
  'change-amount.amount': { ja: '変更後の金額（円）', en: 'New amount (yen)' },
  'change-amount.comment': { ja: '変更の理由', en: 'Reason' },
  'change-amount.added': { ja: 'この金額で追加される承認ステップ', en: 'Approval steps that this amount adds' },

  'keys.title': { ja: '承認', en: 'Approval' },
  news: { ja: '{{time}}に{{name}}さんの操作：{{act}}', en: '{{act}} by {{name}} at {{time}}' },
  'news.calendar': { ja: '{{time}}の自動処理：{{act}}', en: '{{act}} automatically at {{time}}' },
});
