// The words that stand on a paper beside its text, in the language of the paper and not of whoever looks at it: preview and PDF
// take them from here.
export const PAPER_WORDS = {
  ja: {
    to: (company: string) => `${company} 御中`,
    optional: '（任意）',
    guardianName: '保護者の氏名（18歳未満のとき）',
    guardianRelation: '続柄',
    signature: '署名',
    drawn: '描いた署名',
    text: '文面',
    version: (n: number) => `第${n}版`,
    withdrawn: (day: string) => `${day} 撤回`,
    agreed: '同意する',
    notAgreed: '同意しない',
    noDay: '　　年　　月　　日',
  },
  en: {
    to: (company: string) => `To ${company}`,
    optional: ' (optional)',
    guardianName: 'Name of the guardian (below 18)',
    guardianRelation: 'Relation',
    signature: 'Signature',
    drawn: 'Drawn signature',
    text: 'Text',
    version: (n: number) => `version ${n}`,
    withdrawn: (day: string) => `Withdrawn ${day}`,
    agreed: 'Agreed',
    notAgreed: 'Not agreed',
    noDay: ' ',
  },
} as const;
