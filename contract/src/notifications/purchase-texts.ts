// What requesters are told of their purchases (B0-08). A part of the words of every kind.
import type { Text } from '../message.ts';
import type { KindTexts } from './kind-texts.ts';
import type { NotificationKind } from './kinds.ts';

const openPurchase: Text = { ja: '購買申請を開く', en: 'Open the purchase request' };

type PurchaseKind = Extract<NotificationKind, `purchase-${string}`>;

export const PURCHASE_KIND_TEXTS: Readonly<Record<PurchaseKind, KindTexts>> = {
  'purchase-returned': {
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
  'purchase-rejected': {
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
  'purchase-approved': {
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
  'purchase-ordered': {
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
  'purchase-part-received': {
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
  'purchase-received': {
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
  'purchase-closed': {
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
  'purchase-cancelled': {
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
  'purchase-expiring': {
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
  'purchase-expired': {
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
};
