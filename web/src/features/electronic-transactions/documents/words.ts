// Words of the pages of the office rules and of the system overview.
import { defineWords } from '../../../platform/words.ts';

export const useDocumentWords = defineWords({
  'office-rules': {
    ja: '電子帳簿保存法が求める規程です。内容を確かめ、承認欄に記入して保管してください。自社の実際と違うところは、社内で改めたものを保管します。',
    en: 'The rules that the Electronic Books Preservation Act asks for. Read, print, have the approval filled in, and keep them; where your practice differs, keep your own version.',
  },
  'system-overview': {
    ja: '自社で運用するシステムについて、電子帳簿保存法が備付けを求める書類です。印刷して保管してください。',
    en: 'The document that the Electronic Books Preservation Act asks for where a company runs the system itself. Print and keep it.',
  },
});
