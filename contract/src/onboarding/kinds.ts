// The papers that people fill in and sign when they join.
import type { Texts } from '../message.ts';

export const WAGE_PAPER = 'wage-transfer-account-application';

export const PAPER_KINDS = ['personal-information-agreement', 'company-consent', 'pledge', WAGE_PAPER] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

export const PAPER_KIND_NAMES: Texts<PaperKind> = {
  'personal-information-agreement': { ja: '個人情報の取扱いに関する同意書', en: 'Personal information agreement' },
  'company-consent': { ja: '会社の取組みに関する同意書', en: 'Company consent form' },
  pledge: { ja: '誓約書', en: 'Pledge' },
  [WAGE_PAPER]: { ja: '給与振込口座申請書', en: 'Wage transfer account application form' },
};
