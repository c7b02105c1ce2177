import { defineWords } from '../../../platform/words.ts';

/** The states of a claim, as badges and heads write them. */
export const useStatusWords = defineWords('expense-claims.status', {
  draft: { ja: '下書き', en: 'Draft' },
  submitted: { ja: '申請中', en: 'Submitted' },
  returned: { ja: '差戻し', en: 'Returned' },
  rejected: { ja: '却下', en: 'Rejected' },
  cancelled: { ja: '取消済', en: 'Cancelled' },
  approved: { ja: '承認済', en: 'Approved' },
  confirmed: { ja: '確定済', en: 'Confirmed' },
});

/** What was done to a claim, as its history names it. */
export const useDecisionWords = defineWords('expense-claims.decisions', {
  title: { ja: '申請の履歴', en: 'History' },
  none: { ja: 'まだ申請していません。', en: 'Not submitted yet.' },
  submitted: { ja: '申請', en: 'Submitted' },
  withdrawn: { ja: '取下げ', en: 'Withdrawn' },
  cancelled: { ja: '取消し', en: 'Cancelled' },
  returned: { ja: '差戻し', en: 'Returned' },
  rejected: { ja: '却下', en: 'Rejected' },
  approved: { ja: '承認', en: 'Approved' },
  confirmed: { ja: '確定', en: 'Confirmed' },
  seal: {
    ja: '{{decision}}の日付印：{{department}} {{day}} {{name}}',
    en: 'Date seal, {{decision}}: {{department}} {{day}} {{name}}',
  },
  all: { ja: 'すべて表示（{{count}}件）', en: { one: 'Show all ({{count}})', other: 'Show all ({{count}})' } },
});
