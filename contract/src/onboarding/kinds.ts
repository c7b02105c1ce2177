// The papers that people fill in and sign when they join.
import type { Language, Texts } from '../message.ts';

export const WAGE_PAPER = 'wage-transfer-account-application';

export const PAPER_KINDS = ['personal-information-agreement', 'company-consent', 'pledge', WAGE_PAPER] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

export const PAPER_KIND_NAMES: Texts<PaperKind> = {
  'personal-information-agreement': { ja: '個人情報の取扱いに関する同意書', en: 'Personal information agreement' },
  'company-consent': { ja: '会社の取組みに関する同意書', en: 'Company consent form' },
  pledge: { ja: '誓約書', en: 'Pledge' },
  [WAGE_PAPER]: { ja: '給与振込口座申請書', en: 'Wage transfer account application form' },
};

/** Head of the page of somebody's paper: 青木 真由美 誓約書. */
export const paperHeading = (
  { name, paperKind }: { readonly name: string; readonly paperKind: PaperKind },
  language: Language,
): string => `${name} ${PAPER_KIND_NAMES[paperKind][language]}`;

/** Head of the page of a paper's text: 誓約書の文面, Text of Pledge. */
export const templateHeading = (paper: string, language: Language): string =>
  language === 'ja' ? `${paper}の文面` : `Text of ${paper}`;
