// Texts that papers of every kind share; names of columns, states and values are the contract's.
import type { Texts } from '@madoguchi/contract/message.ts';

export const PAPER_WORDS = {
  department: { ja: '部署', en: 'Department' },
  decisions: { ja: '承認の記録', en: 'Decisions' },
  decidedAt: { ja: '日時', en: 'Date and time' },
  decision: { ja: '内容', en: 'Decision' },
  decidedBy: { ja: '氏名', en: 'Name' },
  comment: { ja: 'コメント', en: 'Comment' },
  onBehalf: { ja: '{name}の代理', en: 'for {name}' },
  file: { ja: 'ファイル名・SHA-256', en: 'File, SHA-256' },
  size: { ja: 'サイズ', en: 'Size' },
  onPaper: { ja: '印刷', en: 'On paper' },
  pages: { ja: '後ろに添付（{n}ページ）', en: 'Attached behind ({n} {n|page|pages})' },
  page: { ja: '後ろに添付', en: 'Attached behind' },
  'not-kind': { ja: '別ファイル（印刷しない形式）', en: 'Separate file (kind is not printed)' },
  'not-broken': { ja: '別ファイル（破損のため印刷不可）', en: 'Separate file (damaged)' },
  'not-encrypted': { ja: '別ファイル（暗号化のため印刷不可）', en: 'Separate file (encrypted)' },
  'not-too-many-pages': { ja: '別ファイル（ページ数が多いため）', en: 'Separate file (too many pages)' },
  unprintable: { ja: '印刷できない文字', en: 'Characters that cannot be printed' },
  unprintableNote: {
    ja: '〓は、この書類の書体にない文字です：{characters}',
    en: '〓 stands for a character that this document’s font lacks: {characters}',
  },
  printed: { ja: '印刷：{name}　{at}', en: 'Printed by {name}, {at}' },
} as const satisfies Texts<string>;
