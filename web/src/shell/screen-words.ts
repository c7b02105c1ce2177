import { DOMAIN_NAMES } from '@madoguchi/contract/approvals/domain-names.ts';
import type { SCREENS } from '@madoguchi/contract/screens.ts';
import { defineWords } from '../platform/words.ts';

type Title = (typeof SCREENS)[number]['title'];

const TITLES = {
  'screens.loading': { ja: '読み込み中', en: 'Loading' },
  'screens.login': { ja: 'ログイン', en: 'Login' },
  'screens.callback': { ja: 'ログイン処理中', en: 'Completing login' },
  'screens.logout': { ja: 'ログアウト', en: 'Logout' },
  'screens.information': { ja: 'インフォメーション', en: 'information' },
  'screens.expenseClaimsMine': DOMAIN_NAMES['travel-expenses'],
  'screens.purchaseRequests': DOMAIN_NAMES['purchase-requests'],
  'screens.purchaseRequestsDecision': { ja: '購買承認状況', en: 'Purchase approval status' },
  'screens.purchaseRequestsNew': { ja: '購買申請の作成', en: 'New purchase request' },
  'screens.purchaseRequestsShow': { ja: '購買申請', en: 'Purchase request' },
  'screens.approvalsInbox': { ja: '承認待ち', en: 'Waiting for you' },
  'screens.delegations': { ja: '代理設定', en: 'Delegation' },
  'screens.expenseClaimsReview': { ja: '経費確認', en: 'Expense confirmation' },
  'screens.accounts': { ja: 'アカウント一覧', en: 'Account list' },
  'screens.register': { ja: 'アカウント登録', en: 'Register' },
  'screens.invitation': { ja: 'パスワードの設定', en: 'Choose a password' },
  'screens.members': { ja: 'メンバー一覧', en: 'Member list' },
  'screens.membersRecord': { ja: '社員の記録', en: 'Employee record' },
  'screens.approvalRoutes': { ja: '承認経路', en: 'Approval routes' },
  'screens.approvalRoutesEdit': { ja: '承認経路の内容', en: 'Approval route' },
  'screens.announcements': { ja: 'お知らせ管理', en: 'Announcements' },
  'screens.announcementsEdit': { ja: 'お知らせの内容', en: 'Announcement' },
  'screens.announcementsReaders': { ja: 'お知らせの既読状況', en: 'Who has read an announcement' },
  'screens.classifications': { ja: '分類', en: 'Classification' },
  'screens.classificationDetails': { ja: '分類項目', en: 'Classification detail' },
  'screens.classificationDetailsAdd': { ja: '分類項目の追加', en: 'Add a classification detail' },
  'screens.classificationDetailsEdit': { ja: '分類項目の編集', en: 'Edit classification detail' },
  'screens.faq': { ja: 'よくある質問', en: 'FAQ' },
  'screens.faqMaintenance': { ja: 'よくある質問の管理', en: 'FAQ maintenance' },
  'screens.faqQuestions': { ja: '届いた質問', en: 'Questions asked' },
  'screens.faqEdit': { ja: '質問の内容', en: 'FAQ entry' },
  'screens.profile': { ja: 'マイプロフィール', en: 'My Profile' },
  'screens.auditTrail': { ja: '監査証跡', en: 'Audit trail' },
  'screens.notFound': { ja: 'ページが見つかりません', en: 'Page not found' },
  'screens.unexpected': { ja: '問題が発生しました', en: 'Something went wrong' },
} as const satisfies Record<Title, { ja: string; en: string }>;

/** Titles of screens as menu, trail and headings show them (S5-04). */
export const useScreenWords = defineWords(TITLES);
