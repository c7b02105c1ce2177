import { defineRegister } from '../define-register.ts';

const toOwnPurchase = { screen: 'purchase-requests.show', params: { purchaseRequestId: ':subject' } };
const openPurchase = { ja: '購買申請を開く', en: 'Open the purchase request' };

export const PURCHASE_REQUESTS_REGISTER = defineRegister({
  section: 'requests',
  events: {
    'purchase-request.created': { ja: '購買申請の作成', en: 'Purchase request begun' },
    'purchase-request.saved': { ja: '購買申請の下書き保存', en: 'Purchase request saved' },
    'purchase-request.submitted': { ja: '購買申請の申請', en: 'Purchase request submitted' },
    'purchase-request.withdrawn': { ja: '購買申請の取下げ', en: 'Purchase request withdrawn' },
    'purchase-request.cancelled': { ja: '購買申請の取消し', en: 'Purchase request cancelled' },
    'purchase-request.ordered': { ja: '発注', en: 'Purchase ordered' },
    'purchase-request.received': { ja: '検収', en: 'Goods receipt noted' },
    'purchase-request.invoiced': { ja: '請求書の登録', en: 'Invoice noted' },
    'purchase-request.closed': { ja: '購買申請の完了', en: 'Purchase request closed' },
    'purchase-request.expired': { ja: '購買申請の期限切れ', en: 'Purchase request expired' },
    'purchase-request.opened': { ja: '購買申請の閲覧', en: 'Purchase request opened' },
    'purchase-request.printed': { ja: '稟議書の印刷・保存', en: 'Approval sheet printed or saved' },
    'purchase-requests.exported': { ja: '購買申請のCSV出力', en: 'Purchase requests exported' },
  },
  targets: {
    'purchase-request': { ja: '購買申請', en: 'Purchase request' },
  },
  refusals: {
    'purchase-not-ready': {
      status: 422,
      ja: 'まだ申請できません。{n}か所を確認してください。',
      en: 'The purchase request cannot be submitted yet. Check {n} {n|place|places}.',
    },
  },
  fieldTexts: {
    'web-address': {
      ja: 'WebのURLを入力してください。例：https://www.example.co.jp/item',
      en: 'Enter an address of the web. Example: https://www.example.co.jp/item',
    },
    'one-quote-chosen': { ja: '採用する見積は1件だけ選んでください。', en: 'Choose one quote only.' },
    'unknown-entry': {
      ja: 'この項目は別の申請のものです。再読み込みしてください。',
      en: 'This entry belongs to another record. Reload.',
    },
    'over-approved': {
      ja: '承認された金額は{limit}円までです。超える場合は、新しい購買申請が必要です。',
      en: 'Up to ¥{limit} was approved. For more, a new request is needed.',
    },
    'over-ordered': {
      ja: 'この明細の未検収の数量は{max}までです。',
      en: 'Up to {max} of this line are still to come.',
    },
    'nothing-received': { ja: '1行以上に検収数量を入力してください。', en: 'Enter a quantity for at least one line.' },
    'after-today': { ja: '今日以前の日付にしてください。', en: 'Choose today or an earlier day.' },
    'before-approval': {
      ja: '承認日より前の日付です。承認日以降の日付にしてください。',
      en: 'This is before the day of the approval.',
    },
    'before-order': {
      ja: '発注日より前の日付です。発注日以降の日付にしてください。',
      en: 'This is before the day of the order.',
    },
    'reason-needed': { ja: '理由を入力してください。', en: 'Say why.' },
  },
  notifications: {
    'purchase-returned': {
      group: 'requests',
      initially: { portal: true, mail: true },
      isYourTurn: true,
      link: toOwnPurchase,
      look: ['returned', 'orange'],
      texts: {
        name: { ja: '購買申請が差し戻されたとき', en: 'Your purchase request was returned' },
        title: {
          ja: '購買申請 {number}（{title}）が差し戻されました。',
          en: 'Your purchase request {number} ({title}) was returned.',
        },
        subject: { ja: '【差戻し】購買申請 {number} {title}', en: '[Returned] Purchase request {number}: {title}' },
        mail: {
          ja: '購買申請 {number}（{title}）が差し戻されました。差戻しの理由を確認して修正し、もう一度申請してください。',
          en: 'Your purchase request {number} ({title}) was returned. Read the reason, correct the request, and submit it again.',
        },
        action: openPurchase,
      },
    },
    'purchase-rejected': {
      group: 'requests',
      initially: { portal: true, mail: true },
      isYourTurn: true,
      link: toOwnPurchase,
      look: ['rejected', 'crimson'],
      texts: {
        name: { ja: '購買申請が却下されたとき', en: 'Your purchase request was rejected' },
        title: {
          ja: '購買申請 {number}（{title}）が却下されました。',
          en: 'Your purchase request {number} ({title}) was rejected.',
        },
        subject: { ja: '【却下】購買申請 {number} {title}', en: '[Rejected] Purchase request {number}: {title}' },
        mail: {
          ja: '購買申請 {number}（{title}）が却下されました。却下の理由は購買申請で確認できます。',
          en: 'Your purchase request {number} ({title}) was rejected. The request shows the reason.',
        },
        action: openPurchase,
      },
    },
    'purchase-approved': {
      group: 'requests',
      initially: { portal: true, mail: true },
      isYourTurn: true,
      link: toOwnPurchase,
      look: ['approved', 'green'],
      texts: {
        name: { ja: '購買申請が承認されたとき', en: 'Your purchase request was approved' },
        title: {
          ja: '購買申請 {number}（{title}）が承認されました。',
          en: 'Your purchase request {number} ({title}) was approved.',
        },
        subject: { ja: '【承認】購買申請 {number} {title}', en: '[Approved] Purchase request {number}: {title}' },
        mail: {
          ja: '購買申請 {number}（{title}）が承認されました。発注したら、ポータルで発注を登録してください。',
          en: 'Your purchase request {number} ({title}) was approved. Once it is ordered, note the order in the portal.',
        },
        action: openPurchase,
      },
    },
    'purchase-ordered': {
      group: 'requests',
      initially: { portal: true, mail: false },
      link: toOwnPurchase,
      look: ['purchase', 'blue'],
      texts: {
        name: { ja: '購買申請が発注されたとき', en: 'Your purchase was ordered' },
        title: {
          ja: '{by}さんが購買申請 {number}（{title}）を発注しました。',
          en: '{by} placed the order of purchase request {number} ({title}).',
        },
        subject: { ja: '【発注】購買申請 {number} {title}', en: '[Ordered] Purchase request {number}: {title}' },
        mail: {
          ja: '{by}さんが購買申請 {number}（{title}）を発注しました。納品されたら、検収を登録してください。',
          en: '{by} placed the order of your purchase request {number} ({title}). When the goods have come and are good, note the goods receipt.',
        },
        action: openPurchase,
      },
    },
    'purchase-part-received': {
      group: 'requests',
      initially: { portal: true, mail: false },
      link: toOwnPurchase,
      look: ['purchaseCheck', 'blue'],
      texts: {
        name: { ja: '購買申請の一部が検収されたとき', en: 'A part of your purchase was received' },
        title: {
          ja: '{by}さんが購買申請 {number}（{title}）の一部を検収しました。',
          en: '{by} noted that a part of purchase request {number} ({title}) was received.',
        },
        subject: {
          ja: '【一部検収】購買申請 {number} {title}',
          en: '[Partly received] Purchase request {number}: {title}',
        },
        mail: {
          ja: '{by}さんが購買申請 {number}（{title}）の一部を検収しました。残りの納品を待っています。',
          en: '{by} noted that a part of your purchase request {number} ({title}) was received. The rest is still to come.',
        },
        action: openPurchase,
      },
    },
    'purchase-received': {
      group: 'requests',
      initially: { portal: true, mail: false },
      link: toOwnPurchase,
      look: ['purchaseCheck', 'green'],
      texts: {
        name: { ja: '購買申請がすべて検収されたとき', en: 'Your purchase was received' },
        title: {
          ja: '{by}さんが購買申請 {number}（{title}）をすべて検収しました。',
          en: '{by} noted that all of purchase request {number} ({title}) was received.',
        },
        subject: { ja: '【検収】購買申請 {number} {title}', en: '[Received] Purchase request {number}: {title}' },
        mail: {
          ja: '{by}さんが購買申請 {number}（{title}）をすべて検収しました。請求書を確認し、購買申請を完了してください。',
          en: '{by} noted that all of your purchase request {number} ({title}) was received. Check the invoices and close the request.',
        },
        action: openPurchase,
      },
    },
    'purchase-closed': {
      group: 'requests',
      initially: { portal: true, mail: false },
      link: toOwnPurchase,
      look: ['confirmed', 'green'],
      texts: {
        name: { ja: '購買申請が完了したとき', en: 'Your purchase request was closed' },
        title: {
          ja: '{by}さんが購買申請 {number}（{title}）を完了しました。',
          en: '{by} closed your purchase request {number} ({title}).',
        },
        subject: { ja: '【完了】購買申請 {number} {title}', en: '[Closed] Purchase request {number}: {title}' },
        mail: {
          ja: '{by}さんが購買申請 {number}（{title}）を完了しました。内容は購買申請で確認できます。',
          en: '{by} closed your purchase request {number} ({title}). The request shows what came.',
        },
        action: openPurchase,
      },
    },
    'purchase-cancelled': {
      group: 'requests',
      initially: { portal: true, mail: true },
      link: toOwnPurchase,
      look: ['purchase', 'crimson'],
      texts: {
        name: { ja: '承認済の購買申請が取り消されたとき', en: 'Your approved purchase request was cancelled' },
        title: {
          ja: '{by}さんが購買申請 {number}（{title}）を取り消しました。',
          en: '{by} cancelled your purchase request {number} ({title}).',
        },
        subject: { ja: '【取消し】購買申請 {number} {title}', en: '[Cancelled] Purchase request {number}: {title}' },
        mail: {
          ja: '{by}さんが購買申請 {number}（{title}）を取り消しました。理由は購買申請で確認できます。',
          en: '{by} cancelled your purchase request {number} ({title}). The request shows the reason.',
        },
        action: openPurchase,
      },
    },
    'purchase-expiring': {
      group: 'requests',
      initially: { portal: true, mail: true },
      link: toOwnPurchase,
      look: ['clock', 'orange'],
      texts: {
        name: { ja: '承認の発注期限が近づいたとき', en: 'The time to order is about to end' },
        title: {
          ja: '購買申請 {number}（{title}）は{day}までに発注してください。',
          en: 'Order your purchase request {number} ({title}) by {day}.',
        },
        subject: {
          ja: '【発注期限のお知らせ】購買申請 {number} {title}',
          en: '[Order soon] Purchase request {number}: {title}',
        },
        mail: {
          ja: '購買申請 {number}（{title}）は承認されていますが、まだ発注されていません。{day}を過ぎると期限切れになります。購入しない場合は、購買申請を取り消してください。',
          en: 'Your purchase request {number} ({title}) was approved and is not ordered yet. After {day} it expires. If it is not needed any more, cancel it.',
        },
        action: openPurchase,
      },
    },
    'purchase-expired': {
      group: 'requests',
      initially: { portal: true, mail: true },
      link: toOwnPurchase,
      look: ['clock', 'crimson'],
      texts: {
        name: { ja: '購買申請が期限切れになったとき', en: 'Your purchase request expired' },
        title: {
          ja: '購買申請 {number}（{title}）は発注されないまま期限切れになりました。',
          en: 'Your purchase request {number} ({title}) expired: it was not ordered in time.',
        },
        subject: { ja: '【期限切れ】購買申請 {number} {title}', en: '[Expired] Purchase request {number}: {title}' },
        mail: {
          ja: '購買申請 {number}（{title}）は、承認から90日以内に発注されなかったため期限切れになりました。必要な場合は、コピーして新しく申請してください。',
          en: 'Your purchase request {number} ({title}) expired, because it was not ordered within 90 days of its approval. If it is still needed, copy it as a new request.',
        },
        action: openPurchase,
      },
    },
  },
});
