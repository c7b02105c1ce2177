import type { Screen } from '../screen.ts';

const FORM_USES = [
  'onboarding-papers.list-own',
  'onboarding-papers.show-own',
  'onboarding-papers.save-own',
  'onboarding-papers.submit-own',
  'onboarding-papers.withdraw-own',
  'onboarding-papers.print-own',
] as const;

export const ONBOARDING_SCREENS = [
  {
    id: 'onboarding.own',
    path: '/pages/onboarding-documents',
    title: { ja: '提出書類', en: 'Onboarding documents' },
    access: 'user',
    menu: { group: 'submission-documents', icon: 'paper', reading: 'ていしゅつしょるい' },
    uses: ['onboarding-papers.list-own'],
    opensWith: [{ operation: 'onboarding-papers.list-own' }],
  },
  {
    id: 'onboarding.personal-data',
    path: '/pages/invoices/personal-information-agreement-form',
    title: { ja: '個人情報の取扱いに関する同意書', en: 'Personal information agreement' },
    access: 'user',
    menu: {
      group: 'submission-documents',
      icon: 'paper',
      reading: 'こじんじょうほうのとりあつかいにかんするどういしょ',
    },
    uses: FORM_USES,
  },
  {
    id: 'onboarding.company-consent',
    path: '/pages/invoices/company-consent-form',
    title: { ja: '会社の取組みに関する同意書', en: 'Company consent form' },
    access: 'user',
    menu: { group: 'submission-documents', icon: 'paper', reading: 'かいしゃのとりくみにかんするどういしょ' },
    uses: FORM_USES,
  },
  {
    id: 'onboarding.pledge',
    path: '/pages/invoices/pledge-form',
    title: { ja: '誓約書', en: 'Pledge' },
    access: 'user',
    menu: { group: 'submission-documents', icon: 'paper', reading: 'せいやくしょ' },
    uses: FORM_USES,
  },
  {
    id: 'onboarding.papers',
    path: '/apps/onboarding-documents',
    title: { ja: '提出書類の管理', en: 'Onboarding documents of all' },
    access: 'admin',
    menu: { group: 'people', icon: 'paper', reading: 'ていしゅつしょるいのかんり' },
    uses: [
      'onboarding-papers.list',
      'onboarding-papers.export',
      'onboarding-papers.request',
      'onboarding-papers.remind',
    ],
    opensWith: [{ operation: 'onboarding-papers.list', isList: true }],
  },
  {
    id: 'onboarding.paper',
    path: '/apps/onboarding-documents/:paperId',
    title: { ja: '提出書類の確認', en: 'Onboarding document' },
    access: 'admin',
    uses: ['onboarding-papers.open', 'onboarding-papers.accept', 'onboarding-papers.return', 'onboarding-papers.print'],
    opensWith: [{ operation: 'onboarding-papers.open', input: { id: 'paperId' } }],
  },
  {
    id: 'onboarding.templates',
    path: '/apps/maintenance/onboarding-templates',
    title: { ja: '提出書類の文面', en: 'Texts of onboarding documents' },
    access: 'system',
    menu: { group: 'maintenance', icon: 'paper', reading: 'ていしゅつしょるいのぶんめん' },
    uses: ['onboarding-templates.list', 'onboarding-templates.draft'],
    opensWith: [{ operation: 'onboarding-templates.list' }],
  },
  {
    id: 'onboarding.template',
    path: '/apps/maintenance/onboarding-templates/:templateId',
    title: { ja: '書類の文面', en: 'Text of a paper' },
    access: 'system',
    uses: ['onboarding-templates.show', 'onboarding-templates.change', 'onboarding-templates.publish'],
    opensWith: [{ operation: 'onboarding-templates.show', input: { id: 'templateId' } }],
  },
] as const satisfies readonly Screen[];
