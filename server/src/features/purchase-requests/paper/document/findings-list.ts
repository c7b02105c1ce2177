// The findings of the last submission: the paper shows what its approvers saw (B5-02).
import { type Language, say } from '@madoguchi/contract/message.ts';
import { purchaseFindingSentence } from '@madoguchi/contract/purchase-requests/finding-sentence.ts';
import type { PurchaseFinding } from '@madoguchi/contract/purchase-requests/model.ts';
import type { Node } from 'pdfmake';
import { section } from '../../../../platform/paper/document/ruled-table.ts';
import type { PaperPurchase } from '../paper-purchase.ts';
import { WORDS } from './words.ts';

/** `lines.2.unitPrice` is of the third line. */
const PLACES = [
  [/^lines\.(\d+)\./, WORDS.lineFinding],
  [/^quotes\.(\d+)\./, WORDS.quoteFinding],
] as const;

function sentenceOf(finding: PurchaseFinding, language: Language): string {
  const sentence = purchaseFindingSentence(finding, language);
  for (const [pattern, words] of PLACES) {
    const place = pattern.exec(finding.field)?.[1];
    if (place !== undefined) return say(words, language, { n: Number(place) + 1, sentence });
  }
  return sentence;
}

/** Hints help only whoever fills the form, so warnings alone stand here. */
export function findingsList({ findings }: PaperPurchase, language: Language): Node[] {
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  const texts = warnings.map(
    (finding): Node => ({ text: `・${sentenceOf(finding, language)}`, style: 'cell', margin: [0, 1] }),
  );
  return section(WORDS.findings[language], texts);
}
