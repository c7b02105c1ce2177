// How the titles of the menu are read: who types kana or romaji finds them too (B9-02).
import type { SCREENS } from '@madoguchi/contract/screens.ts';

type MenuScreen = Extract<(typeof SCREENS)[number], { menu: unknown }>;

/** Total: an entry of the menu that nobody can find by its reading does not compile. Empty where it is kana anyway. */
export const READINGS: Readonly<Record<MenuScreen['title'], string>> = {
  'screens.information': '',
  'screens.login': '',
  'screens.expenseClaimsMine': 'こうつうひ・りょひせいさん',
  'screens.purchaseRequests': 'こうばいしんせい',
  'screens.purchaseRequestsDecision': 'こうばいしょうにんじょうきょう',
  'screens.approvalsInbox': 'しょうにんまち',
  'screens.delegations': 'だいりせってい',
  'screens.expenseClaimsReview': 'けいひかくにん',
  'screens.accounts': 'あかうんといちらん',
  'screens.register': 'あかうんととうろく',
  'screens.members': 'めんばーいちらん',
  'screens.classifications': 'ぶんるい',
  'screens.classificationDetails': 'ぶんるいこうもく',
  'screens.faq': 'よくあるしつもん',
  'screens.faqMaintenance': 'よくあるしつもんのかんり',
  'screens.approvalRoutes': 'しょうにんけいろ',
  'screens.announcements': 'おしらせかんり',
  'screens.auditTrail': 'かんさしょうせき',
  'screens.notFound': 'ぺーじがみつかりません',
  'screens.unexpected': 'もんだいがはっせいしました',
};
