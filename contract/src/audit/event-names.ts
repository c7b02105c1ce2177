// What happened, in words: every event that the audit trail may hold, on screens and in files alike.
import type { Text } from '../message.ts';

const SIGN_IN = {
  'session.started': { ja: 'ログイン', en: 'Logged in' },
  'session.refused': { ja: 'ログインの失敗', en: 'Failed login' },
  'session.throttled': { ja: 'ログインの制限', en: 'Logins held back' },
  'session.renewed': { ja: 'ログインの延長', en: 'Session renewed' },
  'session.ended': { ja: 'ログアウト', en: 'Logged out' },
  'session.others-ended': { ja: 'ほかの端末からログアウト', en: 'Other sessions ended' },
  'single-sign-on.begun': { ja: 'シングルサインオンの開始', en: 'Single sign-on begun' },
  'password.changed': { ja: 'パスワードの変更', en: 'Password changed' },
  'password.refused': { ja: 'パスワード変更の失敗', en: 'Password change refused' },
  'attempt.refused': { ja: '拒否した操作', en: 'Refused attempt' },
} as const satisfies Record<string, Text>;

const ACCOUNTS = {
  'account.created': { ja: 'アカウントの作成', en: 'Account created' },
  'account.registered': { ja: 'アカウントの登録', en: 'Account registered' },
  'accounts.imported': { ja: 'アカウントのCSV取り込み', en: 'Accounts imported' },
  'accounts.exported': { ja: 'アカウント一覧のCSV出力', en: 'Account list exported' },
  'account.opened': { ja: 'アカウントの閲覧', en: 'Account opened' },
  'account.invited': { ja: 'アカウントの招待', en: 'Account invited' },
  'account.reset-sent': { ja: 'パスワード再設定の案内', en: 'Password reset sent' },
  'account.link-handed-over': { ja: '招待リンクの表示', en: 'Link handed over' },
  'account.link-refused': { ja: '無効なリンクの使用', en: 'Link refused' },
  'account.password-chosen': { ja: 'リンクからのパスワード設定', en: 'Password chosen' },
  'account.identity-linked': { ja: 'シングルサインオンとの連携', en: 'Account linked to single sign-on' },
  'account.identity-unlinked': { ja: 'シングルサインオンとの連携の解除', en: 'Account unlinked from single sign-on' },
  'account.role-changed': { ja: '役割の変更', en: 'Role changed' },
  'account.suspended': { ja: 'アカウントの停止', en: 'Account suspended' },
  'account.reactivated': { ja: 'アカウントの再開', en: 'Account reactivated' },
  'account.unlocked': { ja: 'アカウントのロック解除', en: 'Account unlocked' },
  'account.sessions-ended': { ja: '全端末からログアウト', en: 'All sessions ended' },
  'account.updated': { ja: '自分の設定の変更', en: 'Own settings changed' },
  'view.shared': { ja: '表示の共有', en: 'View shared' },
  'view.unshared': { ja: '表示の共有の終了', en: 'View no longer shared' },
  'preference.saved': { ja: '表示設定の保存', en: 'Preference saved' },
} as const satisfies Record<string, Text>;

const PEOPLE = {
  'profile.opened': { ja: 'プロフィールの閲覧', en: 'Profile opened' },
  'profile.changed': { ja: 'プロフィールの変更', en: 'Profile changed' },
  'profile.photo-set': { ja: '写真の設定', en: 'Photo set' },
  'profile.photo-removed': { ja: '写真の削除', en: 'Photo removed' },
  'member.opened': { ja: '社員情報の閲覧', en: 'Member record opened' },
  'member.created': { ja: '社員の登録', en: 'Member registered' },
  'member.changed': { ja: '社員情報の変更', en: 'Member changed' },
  'member.post-added': { ja: '所属の追加', en: 'Post added' },
  'member.post-began': { ja: '所属の開始', en: 'Post began' },
  'member.post-ended': { ja: '所属の終了', en: 'Post ended' },
  'member.post-withdrawn': { ja: '所属の取消し', en: 'Post withdrawn' },
  'member.presence-told': { ja: '在席状況の登録', en: 'Presence told' },
  'member.leaving-set': { ja: '退職日の設定', en: 'Leaving date set' },
  'members.exported': { ja: 'メンバー一覧のCSV出力', en: 'Member list exported' },
} as const satisfies Record<string, Text>;

const CLAIMS = {
  'expense-claim.draft-saved': { ja: '精算書の下書き保存', en: 'Claim draft saved' },
  'expense-claim.submitted': { ja: '精算書の申請', en: 'Claim submitted' },
  'expense-claim.withdrawn': { ja: '精算書の取下げ', en: 'Claim withdrawn' },
  'expense-claim.cancelled': { ja: '精算書の取消し', en: 'Claim cancelled' },
  'expense-claim.returned': { ja: '精算書の差戻し', en: 'Claim returned' },
  'expense-claim.rejected': { ja: '精算書の却下', en: 'Claim rejected' },
  'expense-claim.approved': { ja: '精算書の承認', en: 'Claim approved' },
  'expense-claim.confirmed': { ja: '精算書の確定', en: 'Claim confirmed' },
  'expense-claim.opened': { ja: '精算書の閲覧', en: 'Claim opened' },
  'expense-claim.printed': { ja: '精算書の印刷・保存', en: 'Claim printed or saved' },
  'expense-claims.reminded': { ja: '精算書の催促', en: 'Claims asked for' },
  'expense-claims.list-exported': { ja: '経費確認のCSV出力', en: 'Expense confirmation exported' },
  'expense-claims.month-exported': { ja: '精算明細のCSV出力', en: 'Claim lines exported' },
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
  'attachment.added': { ja: '添付ファイルの追加', en: 'Attachment added' },
  'attachment.fetched': { ja: '添付ファイルの取得', en: 'Attachment fetched' },
} as const satisfies Record<string, Text>;

const NEWS = {
  'announcement.created': { ja: 'お知らせの作成', en: 'Announcement created' },
  'announcement.changed': { ja: 'お知らせの変更', en: 'Announcement changed' },
  'announcement.published': { ja: 'お知らせの公開', en: 'Announcement published' },
  'announcement.withdrawn': { ja: 'お知らせの取下げ', en: 'Announcement withdrawn' },
  'announcements.exported': { ja: 'お知らせ一覧のCSV出力', en: 'Announcement list exported' },
  'announcement.readers-exported': { ja: 'お知らせの既読状況のCSV出力', en: 'Readers of an announcement exported' },
  'announcement.read': { ja: 'お知らせの確認', en: 'Announcement read' },
  'notifications.read': { ja: '通知の既読', en: 'Notifications read' },
  'notifications.dismissed': { ja: '通知の消去', en: 'Notifications cleared' },
} as const satisfies Record<string, Text>;

const MASTERS = {
  'classification.created': { ja: '分類の追加', en: 'Classification added' },
  'classification.changed': { ja: '分類の変更', en: 'Classification changed' },
  'classifications.exported': { ja: '分類のCSV出力', en: 'Classifications exported' },
  'classification-detail.created': { ja: '分類項目の追加', en: 'Classification detail added' },
  'classification-detail.changed': { ja: '分類項目の変更', en: 'Classification detail changed' },
  'classification-detail.ended': { ja: '分類項目の終了日の設定', en: 'End of a classification detail set' },
  'classification-detail.moved': { ja: '分類項目の並べ替え', en: 'Classification detail moved' },
  'classification-details.imported': { ja: '分類項目のCSV取り込み', en: 'Classification details imported' },
  'classification-details.exported': { ja: '分類項目のCSV出力', en: 'Classification details exported' },
  'dated-rate.added': { ja: '改定日付きの値の追加', en: 'Dated rate added' },
  'dated-rate.corrected': { ja: '改定日付きの値の訂正', en: 'Dated rate corrected' },
} as const satisfies Record<string, Text>;

const FAQ = {
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
} as const satisfies Record<string, Text>;

const SYSTEM = {
  'sample.loaded': { ja: 'サンプルの読み込み', en: 'Sample loaded' },
  'fault.reported': { ja: '問題の報告', en: 'Problem reported' },
  'page.crashed': { ja: '画面の異常', en: 'Page failed' },
  'audit-trail.exported': { ja: '監査証跡のCSV出力', en: 'Audit trail exported' },
  'audit-record.opened': { ja: '監査記録の閲覧', en: 'Audit record opened' },
} as const satisfies Record<string, Text>;

const APPROVALS = {
  'approval.approved': { ja: '承認・確認・閲覧', en: 'Approved, checked or read' },
  'approval.returned': { ja: '承認依頼の差戻し', en: 'Request returned' },
  'approval.rejected': { ja: '承認依頼の却下', en: 'Request rejected' },
  'approval.taken-back': { ja: '承認の引戻し', en: 'Approval taken back' },
  'approval.commented': { ja: '承認へのコメント', en: 'Comment on an approval' },
  'approval.reassigned': { ja: '承認の担当変更', en: 'Approval reassigned' },
  'approval.amount-changed': { ja: '承認者による金額の変更', en: 'Amount changed by an approver' },
  'approval.reminded': { ja: '期限超過の催促', en: 'Overdue approval reminded of' },
  'approval.escalated': { ja: '承認の1つ上の組織への繰上げ', en: 'Approval moved one level up' },
  'approvals.exported': { ja: '承認待ち一覧のCSV出力', en: 'Waiting approvals exported' },
  'approval-route.created': { ja: '承認経路の作成', en: 'Approval route created' },
  'approval-route.changed': { ja: '承認経路の変更', en: 'Approval route changed' },
  'approval-route.discarded': { ja: '承認経路の下書きの破棄', en: 'Draft of an approval route discarded' },
  'approval-route.published': { ja: '承認経路の公開', en: 'Approval route published' },
  'approval-route.ended': { ja: '承認経路の終了', en: 'Approval route ended' },
  'approval-routes.exported': { ja: '承認経路一覧のCSV出力', en: 'Approval routes exported' },
  'delegation.offered': { ja: '代理の依頼', en: 'Delegation offered' },
  'delegation.accepted': { ja: '代理の受諾', en: 'Delegation accepted' },
  'delegation.declined': { ja: '代理の辞退', en: 'Delegation declined' },
  'delegation.ended': { ja: '代理の終了', en: 'Delegation ended' },
} as const satisfies Record<string, Text>;

/** By event, in the order in which a filter offers them. */
export const EVENT_NAMES = {
  ...SIGN_IN,
  ...ACCOUNTS,
  ...PEOPLE,
  ...CLAIMS,
  ...APPROVALS,
  ...NEWS,
  ...FAQ,
  ...MASTERS,
  ...SYSTEM,
};

export type AuditEvent = keyof typeof EVENT_NAMES;
export const AUDIT_EVENTS = Object.keys(EVENT_NAMES) as AuditEvent[];
