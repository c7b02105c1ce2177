import { defineWords } from '../../platform/words.ts';

/** The states of a claim as badges, tabs and sentences name them. */
export const useClaimStatusWords = defineWords('claim-status', {
  draft: { ja: '下書き', en: 'Draft' },
  submitted: { ja: '申請中', en: 'Submitted' },
  returned: { ja: '差戻し', en: 'Returned' },
  rejected: { ja: '却下', en: 'Rejected' },
  cancelled: { ja: '取消済', en: 'Cancelled' },
  approved: { ja: '承認済', en: 'Approved' },
  confirmed: { ja: '確定済', en: 'Confirmed' },
});
