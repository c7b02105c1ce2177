import { defineRegister } from '../define-register.ts';

const toApproval = { screen: 'approvals.inbox', query: { approval: ':subject' } };
const openRequest = { ja: '申請を開く', en: 'Open the request' };

export const APPROVALS_REGISTER = defineRegister({
  section: 'approvals',
  events: {
    'approval.approved': { ja: '承認・確認・閲覧', en: 'Approved, checked or read' },
    'approval.returned': { ja: '承認依頼の差戻し', en: 'Request returned' },
    'approval.rejected': { ja: '承認依頼の却下', en: 'Request rejected' },
    'approval.taken-back': { ja: '承認の引戻し', en: 'Approval taken back' },
    'approval.commented': { ja: '承認へのコメント', en: 'Comment on an approval' },
    'approval.reassigned': { ja: '承認の担当変更', en: 'Approval reassigned' },
    'approval.amount-changed': { ja: '承認者による金額の変更', en: 'Amount changed by an approver' },
    'approval.reminded': { ja: '期限超過の催促', en: 'Overdue approval reminded of' },
    'approval.escalated': { ja: '承認の1つ上の組織への繰上げ', en: 'Approval moved one level up' },
    'approvals.decided-exported': { ja: '処理済みの承認のCSV出力', en: 'Decided approvals exported' },
    'approvals.requests-exported': { ja: '申請一覧のCSV出力', en: 'List of requests exported' },
    'approvals.exported': { ja: '承認待ち一覧のCSV出力', en: 'Waiting approvals exported' },
  },
  targets: {
    approval: { ja: '承認', en: 'Approval' },
  },
  notifications: {
    'approval-waiting': {
      group: 'tasks',
      initially: { portal: true, mail: true },
      isTask: true,
      mailsOnceUntilRead: true,
      link: toApproval,
      look: ['check', 'blue'],
      texts: {
        name: { ja: '承認待ちが届いたとき', en: 'A request waits for you' },
        title: {
          ja: '{name}さんの{thing} {number}（{title}）が承認を待っています。',
          en: '{thing} {number} of {name} ({title}) waits for your approval.',
        },
        subject: { ja: '【承認依頼】{thing} {number} {title}', en: '[Approval needed] {thing} {number}: {title}' },
        mail: {
          ja: '{name}さんの{thing} {number}（{title}）が承認を待っています。内容を確認し、承認または差戻しをしてください。確認するまで、ほかの申請はまとめてポータルでお知らせします。',
          en: '{thing} {number} of {name} ({title}) waits for your approval. Check it, then approve or return it. Until you have looked, further requests are shown in the portal only.',
        },
        action: openRequest,
      },
    },
    'approval-overdue': {
      group: 'tasks',
      initially: { portal: true, mail: true },
      isTask: true,
      mailsOnceUntilRead: true,
      link: toApproval,
      look: ['clock', 'crimson'],
      texts: {
        name: { ja: '自分の承認が期限を過ぎたとき', en: 'Your approval is overdue' },
        title: {
          ja: '{name}さんの{thingWithin} {number}（{title}）の承認が期限を過ぎています。',
          en: 'Your approval of {thingWithin} {number} of {name} ({title}) is overdue.',
        },
        subject: { ja: '【期限超過】{thing} {number} {title}', en: '[Overdue] {thing} {number}: {title}' },
        mail: {
          ja: '{name}さんの{thingWithin} {number}（{title}）は、承認の期限を過ぎています。確認してください。',
          en: 'Your approval of {thingWithin} {number} of {name} ({title}) is overdue. Check it.',
        },
        action: openRequest,
      },
    },
    'approval-commented': {
      group: 'requests',
      initially: { portal: true, mail: true },
      link: toApproval,
      look: ['info', 'blue'],
      texts: {
        name: { ja: '申請にコメントがあったとき', en: 'A comment on a request' },
        title: {
          ja: '{by}さんが{thingWithin} {number}（{title}）にコメントしました。',
          en: '{by} commented on {thingWithin} {number} ({title}).',
        },
        subject: { ja: '【コメント】{thing} {number} {title}', en: '[Comment] {thing} {number}: {title}' },
        mail: {
          ja: '{by}さんが{thingWithin} {number}（{title}）にコメントしました。ポータルで確認してください。',
          en: '{by} commented on {thingWithin} {number} ({title}). Read it in the portal.',
        },
        action: openRequest,
      },
    },
    'approval-amount-changed': {
      group: 'requests',
      initially: { portal: true, mail: true },
      link: toApproval,
      look: ['edit', 'orange'],
      texts: {
        name: { ja: '承認者が申請の金額を変更したとき', en: 'An approver changed the amount of a request' },
        title: {
          ja: '{by}さんが{thingWithin} {number}（{title}）の金額を変更しました。',
          en: '{by} changed the amount of {thingWithin} {number} ({title}).',
        },
        subject: { ja: '【金額の変更】{thing} {number} {title}', en: '[Amount changed] {thing} {number}: {title}' },
        mail: {
          ja: '{by}さんが{thingWithin} {number}（{title}）の金額を変更しました。変更後の金額と理由はポータルで確認してください。',
          en: '{by} changed the amount of {thingWithin} {number} ({title}). See the new amount and the reason in the portal.',
        },
        action: openRequest,
      },
    },
    'approval-vacant': {
      group: 'requests',
      initially: { portal: true, mail: true },
      link: toApproval,
      look: ['warning', 'orange'],
      texts: {
        name: { ja: '申請の承認者が不在になったとき', en: 'A request has lost its approver' },
        title: {
          ja: '{name}さんの{thing} {number}（{title}）は、{approver}さんが承認できなくなり、止まっています。',
          en: '{thing} {number} of {name} ({title}) is held up: {approver} can no longer approve.',
        },
        subject: { ja: '【承認者の不在】{thing} {number} {title}', en: '[No approver] {thing} {number}: {title}' },
        mail: {
          ja: '{name}さんの{thing} {number}（{title}）は、{approver}さんが承認できなくなり、上位の組織にも承認できる人がいないため止まっています。管理者が承認の担当を変更すると進みます。',
          en: '{thing} {number} of {name} ({title}) is held up: {approver} can no longer approve, and nobody stands above. It goes on when an admin reassigns the turn.',
        },
        action: openRequest,
      },
    },
  },
});
