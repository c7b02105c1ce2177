// The words of every kind, in both languages: the line in the portal, the mail's subject and its sentences.
import type { Text } from '../message.ts';
import type { KindTexts } from './kind-texts.ts';
import type { NotificationKind } from './kinds.ts';
import { PURCHASE_KIND_TEXTS } from './purchase-texts.ts';

const openDelegations: Text = { ja: '代理設定を開く', en: 'Open delegations' };
const openClaim: Text = { ja: '精算書を開く', en: 'Open the claim' };
const openRequest: Text = { ja: '申請を開く', en: 'Open the request' };

export const KIND_TEXTS: Readonly<Record<NotificationKind, KindTexts>> = {
  'approval-waiting': {
    name: { ja: '承認待ちが届いたとき', en: 'A request waits for you' },
    title: {
      ja: '{name}さんの申請 {number}（{title}）が承認を待っています。',
      en: 'Request {number} of {name} ({title}) waits for your approval.',
    },
    subject: { ja: '【承認依頼】{thing} {number} {title}', en: '[Approval needed] {thing} {number}: {title}' },
    mail: {
      ja: '{name}さんの申請 {number}（{title}）が承認を待っています。内容を確認し、承認または差戻しをしてください。確認するまで、ほかの申請はまとめてポータルでお知らせします。',
      en: 'Request {number} of {name} ({title}) waits for your approval. Check it, then approve or return it. Until you have looked, further requests are shown in the portal only.',
    },
    action: openRequest,
  },
  'approval-overdue': {
    name: { ja: '自分の承認が期限を過ぎたとき', en: 'Your approval is overdue' },
    title: {
      ja: '{name}さんの申請 {number}（{title}）の承認が期限を過ぎています。',
      en: 'Your approval of request {number} of {name} ({title}) is overdue.',
    },
    subject: { ja: '【期限超過】{thing} {number} {title}', en: '[Overdue] {thing} {number}: {title}' },
    mail: {
      ja: '{name}さんの申請 {number}（{title}）は、承認の期限を過ぎています。確認してください。',
      en: 'Your approval of request {number} of {name} ({title}) is overdue. Check it.',
    },
    action: openRequest,
  },
  'approval-commented': {
    name: { ja: '申請にコメントがあったとき', en: 'A comment on a request' },
    title: {
      ja: '{by}さんが申請 {number}（{title}）にコメントしました。',
      en: '{by} commented on request {number} ({title}).',
    },
    subject: { ja: '【コメント】{thing} {number} {title}', en: '[Comment] {thing} {number}: {title}' },
    mail: {
      ja: '{by}さんが申請 {number}（{title}）にコメントしました。ポータルで確認してください。',
      en: '{by} commented on request {number} ({title}). Read it in the portal.',
    },
    action: openRequest,
  },
  'approval-amount-changed': {
    name: { ja: '承認者が申請の金額を変更したとき', en: 'An approver changed the amount of a request' },
    title: {
      ja: '{by}さんが申請 {number}（{title}）の金額を変更しました。',
      en: '{by} changed the amount of request {number} ({title}).',
    },
    subject: { ja: '【金額の変更】{thing} {number} {title}', en: '[Amount changed] {thing} {number}: {title}' },
    mail: {
      ja: '{by}さんが申請 {number}（{title}）の金額を変更しました。変更後の金額と理由はポータルで確認してください。',
      en: '{by} changed the amount of request {number} ({title}). See the new amount and the reason in the portal.',
    },
    action: openRequest,
  },
  'approval-vacant': {
    name: { ja: '申請の承認者が不在になったとき', en: 'A request has lost its approver' },
    title: {
      ja: '{name}さんの申請 {number}（{title}）は、{approver}さんが承認できなくなり、止まっています。',
      en: 'Request {number} of {name} ({title}) is held up: {approver} can no longer approve.',
    },
    subject: { ja: '【承認者の不在】{thing} {number} {title}', en: '[No approver] {thing} {number}: {title}' },
    mail: {
      ja: '{name}さんの申請 {number}（{title}）は、{approver}さんが承認できなくなり、上位の組織にも承認できる人がいないため止まっています。管理者が承認の担当を変更すると進みます。',
      en: 'Request {number} of {name} ({title}) is held up: {approver} can no longer approve, and nobody stands above. It goes on when an admin reassigns the turn.',
    },
    action: openRequest,
  },
  'delegation-offered': {
    name: { ja: '代理を依頼されたとき', en: 'You are asked to be a delegate' },
    title: {
      ja: '{name}さんから代理の依頼が届きました（{firstDay}〜{day}）。',
      en: '{name} asks you to approve on their behalf from {firstDay} to {day}.',
    },
    subject: { ja: '【代理の依頼】{name}さん（{firstDay}〜{day}）', en: '[Delegation] {name}, {firstDay} to {day}' },
    mail: {
      ja: '{name}さんから、{firstDay}から{day}までの承認の代理を依頼されました。承諾すると、その期間に{name}さんの承認待ちを代理で承認できます。ポータルで承諾または辞退をしてください。',
      en: '{name} asks you to approve on their behalf from {firstDay} to {day}. Once you accept, you can act on what waits for {name} on these days. Accept or decline in the portal.',
    },
    action: { ja: '代理の依頼を確認する', en: 'Look at the request' },
  },
  'delegation-accepted': {
    name: { ja: '代理が承諾されたとき', en: 'Your delegation was accepted' },
    title: {
      ja: '{name}さんが代理を承諾しました（{firstDay}〜{day}）。',
      en: '{name} accepted the delegation from {firstDay} to {day}.',
    },
    subject: {
      ja: '【代理の承諾】{name}さん（{firstDay}〜{day}）',
      en: '[Delegation accepted] {name}, {firstDay} to {day}',
    },
    mail: {
      ja: '{name}さんが代理を承諾しました。{firstDay}から{day}まで、あなたの承認待ちを{name}さんも承認できます。',
      en: '{name} accepted the delegation. From {firstDay} to {day}, {name} can act on what waits for you as well.',
    },
    action: openDelegations,
  },
  'delegation-declined': {
    name: { ja: '代理が辞退されたとき', en: 'Your delegation was declined' },
    title: {
      ja: '{name}さんが代理を辞退しました（{firstDay}〜{day}）。',
      en: '{name} declined the delegation from {firstDay} to {day}.',
    },
    subject: {
      ja: '【代理の辞退】{name}さん（{firstDay}〜{day}）',
      en: '[Delegation declined] {name}, {firstDay} to {day}',
    },
    mail: {
      ja: '{name}さんが{firstDay}から{day}までの代理を辞退しました。必要な場合は、ほかの人に依頼してください。',
      en: '{name} declined the delegation from {firstDay} to {day}. If you still need a delegate, ask somebody else.',
    },
    action: openDelegations,
  },
  'delegation-ending': {
    name: { ja: '代理の期間がまもなく終わるとき', en: 'A delegation ends soon' },
    title: {
      ja: '{name}さんとの代理は{day}で終わります。',
      en: 'The delegation between you and {name} ends after {day}.',
    },
    subject: { ja: '【代理の終了予定】{name}さん（{day}まで）', en: '[Delegation ends soon] {name}, until {day}' },
    mail: {
      ja: '{name}さんとの代理は{day}で終わります。続ける場合は、新しい代理を設定してください。',
      en: 'The delegation between you and {name} ends after {day}. To go on, set a new one.',
    },
    action: openDelegations,
  },
  'delegation-ended': {
    name: { ja: '代理が取りやめられたとき', en: 'A delegation was ended' },
    title: {
      ja: '{name}さんが代理を終了しました（{firstDay}〜{day}）。',
      en: '{name} ended the delegation from {firstDay} to {day}.',
    },
    subject: {
      ja: '【代理の終了】{name}さん（{firstDay}〜{day}）',
      en: '[Delegation ended] {name}, {firstDay} to {day}',
    },
    mail: {
      ja: '{name}さんが、{firstDay}から{day}までの代理を終了しました。これから代理で承認することはできません。承認済みのものはそのまま有効です。',
      en: '{name} ended the delegation from {firstDay} to {day}. Nobody approves by it any more. What was approved stays approved.',
    },
    action: openDelegations,
  },
  'claim-returned': {
    name: { ja: '精算書が差し戻されたとき', en: 'Your claim was returned' },
    title: { ja: '{month}の精算書が差し戻されました。', en: 'Your claim for {month} was returned.' },
    subject: { ja: '【差戻し】精算書 {number}（{month}）', en: '[Returned] Claim {number} ({month})' },
    mail: {
      ja: '{month}の精算書 {number} が差し戻されました。差戻しの理由を確認して修正し、もう一度申請してください。',
      en: 'Your claim {number} for {month} was returned. Read the reason, correct the claim, and submit it again.',
    },
    action: openClaim,
  },
  'claim-rejected': {
    name: { ja: '精算書が却下されたとき', en: 'Your claim was rejected' },
    title: { ja: '{month}の精算書が却下されました。', en: 'Your claim for {month} was rejected.' },
    subject: { ja: '【却下】精算書 {number}（{month}）', en: '[Rejected] Claim {number} ({month})' },
    mail: {
      ja: '{month}の精算書 {number} が却下されました。却下の理由は精算書で確認できます。',
      en: 'Your claim {number} for {month} was rejected. The claim shows the reason.',
    },
    action: openClaim,
  },
  'claim-approved': {
    name: { ja: '精算書が承認されたとき', en: 'Your claim was approved' },
    title: { ja: '{month}の精算書が承認されました。', en: 'Your claim for {month} was approved.' },
    subject: { ja: '【承認】精算書 {number}（{month}）', en: '[Approved] Claim {number} ({month})' },
    mail: {
      ja: '{month}の精算書 {number} が承認されました。',
      en: 'Your claim {number} for {month} was approved.',
    },
    action: openClaim,
  },
  'claim-confirmed': {
    name: { ja: '精算書が確定されたとき', en: 'Your claim was confirmed' },
    title: { ja: '{month}の精算書が確定されました。', en: 'Your claim for {month} was confirmed.' },
    subject: { ja: '【確定】精算書 {number}（{month}）', en: '[Confirmed] Claim {number} ({month})' },
    mail: {
      ja: '{month}の精算書 {number} が確定されました。',
      en: 'Your claim {number} for {month} was confirmed.',
    },
    action: openClaim,
  },
  'month-closing': {
    name: { ja: '締め日が近づいたとき', en: 'A month is about to close' },
    title: { ja: '{month}の精算は{day}までです。', en: 'Submit the expenses of {month} by {day}.' },
    subject: {
      ja: '【締め日のお知らせ】{month}の精算は{day}までです',
      en: '[Closing soon] Submit the expenses of {month} by {day}',
    },
    mail: {
      ja: '{month}の精算書がまだ申請されていません。{day}までに申請してください。精算する経費がない場合、操作は必要ありません。',
      en: 'Your claim for {month} has not been submitted yet. Submit it by {day}. If you have no expenses, there is nothing to do.',
    },
    action: openClaim,
  },
  'claim-reminder': {
    name: { ja: '申請の催促', en: 'A reminder to submit' },
    title: { ja: '{month}の精算書を申請してください。', en: 'Submit your claim for {month}.' },
    subject: { ja: '【催促】{month}の精算書を申請してください', en: '[Reminder] Submit your claim for {month}' },
    mail: {
      ja: '{name}さんから、{month}の精算書の申請をお願いするお知らせです。まだ申請していない場合は、内容を確認して申請してください。',
      en: '{name} asks you to submit your claim for {month}. If you have not done so yet, check it and submit it.',
    },
    action: openClaim,
  },
  ...PURCHASE_KIND_TEXTS,
  'announcement-must-read': {
    name: { ja: '必読のお知らせが公開されたとき', en: 'A must-read announcement came out' },
    title: { ja: '必読のお知らせ「{title}」が公開されました。', en: 'A must-read announcement came out: "{title}".' },
    subject: { ja: '【必読】{title}', en: '[Must read] {title}' },
    mail: {
      ja: '必読のお知らせ「{title}」が公開されました。内容を読み、確認してください。',
      en: 'A must-read announcement came out: "{title}". Read it and confirm that you have.',
    },
    action: { ja: 'お知らせを読む', en: 'Read the announcement' },
  },
  'question-asked': {
    name: { ja: '質問が届いたとき', en: 'A question was asked' },
    title: { ja: '{name}さんから質問「{title}」が届きました。', en: '{name} asked “{title}”.' },
    subject: { ja: '【質問】{name}さんからの質問', en: '[Question] From {name}' },
    mail: {
      ja: '{name}さんから質問が届きました。「{title}」ポータルで回答してください。見るまで、ほかの質問はまとめてポータルでお知らせします。',
      en: '{name} asked: “{title}” Answer it in the portal. Until you have looked, further questions are shown in the portal only.',
    },
    action: { ja: '質問を開く', en: 'Open the question' },
  },
  'question-answered': {
    name: { ja: '自分の質問に回答があったとき', en: 'Your question was answered' },
    title: { ja: '質問「{title}」に回答がありました。', en: 'Your question “{title}” was answered.' },
    subject: { ja: '【回答】お送りいただいた質問', en: '[Answer] Your question' },
    mail: {
      ja: 'お送りいただいた質問「{title}」に回答がありました。',
      en: 'Your question “{title}” was answered.',
    },
    action: { ja: '回答を読む', en: 'Read the answer' },
  },
  'fault-reported': {
    name: { ja: '問題が報告されたとき', en: 'A problem was reported' },
    title: {
      ja: '問題の報告が届きました（参照番号 {reference}）。',
      en: 'A problem was reported (reference {reference}).',
    },
    subject: { ja: '【問題の報告】参照番号 {reference}', en: '[Problem reported] Reference {reference}' },
    mail: {
      ja: '画面から問題の報告が届きました。参照番号 {reference} でログを確認してください。',
      en: 'Somebody reported a problem from a page. Look for reference {reference} in the log.',
    },
    action: { ja: '報告を読む', en: 'Read the report' },
  },
  'account-invitation': {
    name: { ja: 'アカウントの招待', en: 'An invitation' },
    title: { ja: 'アカウントの招待が届いています。', en: 'You are invited to the portal.' },
    subject: { ja: '【招待】ポータルのアカウントができました', en: '[Invitation] Your account of the portal' },
    mail: {
      ja: '{by}さんがあなたのアカウントを登録しました。次のリンクを開いて、パスワードを設定してください。リンクは1回だけ、{hours}時間以内に使えます。期限が切れたときは、システム管理者に新しいリンクを依頼してください。',
      en: '{by} has registered an account for you. Open the link and choose a password. It can be used once, within {hours} hours. Later, ask a system administrator for a new one.',
    },
    action: { ja: 'パスワードを設定する', en: 'Choose a password' },
  },
  'account-reset': {
    name: { ja: 'パスワードの再設定', en: 'A new password' },
    title: { ja: 'パスワードを再設定できます。', en: 'You can choose a new password.' },
    subject: { ja: '【パスワード再設定】新しいパスワードを設定してください', en: '[Password] Choose a new password' },
    mail: {
      ja: '{by}さんがパスワードの再設定を受け付けました。次のリンクを開いて、新しいパスワードを設定してください。リンクは1回だけ、{minutes}分以内に使えます。心当たりがないときは、リンクを開かずにシステム管理者に連絡してください。',
      en: '{by} has made a link for you to choose a new password. It can be used once, within {minutes} minutes. If you did not ask for it, do not open it, and tell a system administrator.',
    },
    action: { ja: '新しいパスワードを設定する', en: 'Choose a new password' },
  },
  'mail-refused': {
    name: { ja: 'メールが受け付けられなかったとき', en: 'An email was refused' },
    title: {
      ja: '{to} へのメールが受け付けられませんでした（応答 {reply}）。宛先を確認してください。',
      en: 'An email to {to} was refused (answer {reply}). Check the address.',
    },
    subject: { ja: '【送信失敗】{to} へのメール', en: '[Not delivered] Email to {to}' },
    mail: {
      ja: '{to} へのメールが受け付けられませんでした（応答 {reply}）。宛先を確認してください。',
      en: 'An email to {to} was refused (answer {reply}). Check the address.',
    },
    action: null,
  },
  'mail-too-late': {
    name: { ja: 'リンクのメールが期限に間に合わなかったとき', en: 'An email with a link came too late' },
    title: {
      ja: '{to} への招待または再設定のメールを、リンクの期限までに送信できませんでした。メールサーバーを確認し、リンクを作り直してください。',
      en: 'The link for {to} ran out before its email could be sent. Check the mail server, and make a new link.',
    },
    subject: { ja: '【送信失敗】{to} へのリンクのメール', en: '[Not sent] Link for {to}' },
    mail: {
      ja: '{to} への招待または再設定のメールを、リンクの期限までに送信できませんでした。リンクを作り直してください。',
      en: 'The link for {to} ran out before its email could be sent. Make a new link.',
    },
    action: null,
  },
  'mail-unanswered': {
    name: { ja: 'メールの受領が確認できないとき', en: 'An email was not confirmed' },
    title: {
      ja: '{to} へのメールを2回送信しましたが、メールサーバーの応答がありません。届いているか、宛先の人に確認してください。',
      en: 'An email to {to} was sent twice, and the mail server did not confirm it. Ask the person whether it arrived.',
    },
    subject: { ja: '【受領未確認】{to} へのメール', en: '[Not confirmed] Email to {to}' },
    mail: {
      ja: '{to} へのメールを2回送信しましたが、メールサーバーの応答がありません。届いているか、宛先の人に確認してください。',
      en: 'An email to {to} was sent twice, and the mail server did not confirm it. Ask the person whether it arrived.',
    },
    action: null,
  },
  'mail-delayed': {
    name: { ja: 'メールの送信が遅れているとき', en: 'Emails are delayed' },
    title: {
      ja: '{minutes}分を過ぎても送信できていないメールがあります。メールサーバーを確認してください。未送信のメールは保存しています。',
      en: 'Emails have been waiting for more than {minutes} minutes. Check the mail server. They are kept until they are sent.',
    },
    subject: { ja: '【送信遅延】送信できていないメールがあります', en: '[Delayed] Emails are waiting' },
    mail: {
      ja: '{minutes}分を過ぎても送信できていないメールがあります。メールサーバーを確認してください。',
      en: 'Emails have been waiting for more than {minutes} minutes. Check the mail server.',
    },
    action: null,
  },
  'log-server-behind': {
    name: { ja: '監査証跡をログサーバーに送れないとき', en: 'The audit trail does not reach the log server' },
    title: {
      ja: '監査証跡をログサーバーに送れない状態が約1分続いています。ログサーバーを確認してください。記録は保存しています。',
      en: 'The audit trail has not reached the log server for about a minute. Check the log server. All records are kept.',
    },
    subject: {
      ja: '【送信遅延】監査証跡をログサーバーに送れません',
      en: '[Delayed] The audit trail does not reach the log server',
    },
    mail: {
      ja: '監査証跡をログサーバーに送れない状態が約1分続いています。ログサーバーと証明書の有効期限を確認してください。記録はすべてデータベースに保存しており、つながると自動的に送ります。',
      en: 'The audit trail has not reached the log server for about a minute. Check the log server and the validity of its certificates. All records are kept in the database and are sent as soon as it can be reached.',
    },
    action: null,
  },
};
