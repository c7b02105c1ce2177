// The quotes of all purchase requests, drawn and laid into the folder of files under the hash of their content.
import { type KeptFile, layFile } from '../kept-files.ts';
import type { DrawnPurchase } from '../purchase-requests/sample-purchase.ts';
import { printQuote } from './print-quote.ts';
import { quoteFileName } from './quote-paper.ts';

export async function keepQuotes(
  purchases: readonly Pick<DrawnPurchase, 'owner' | 'createdAt' | 'quoteFiles'>[],
  folder: string,
  onKept: () => void,
): Promise<KeptFile[]> {
  const quotes = purchases.flatMap(({ quoteFiles, ...request }) => quoteFiles.map((file) => ({ ...request, ...file })));
  return await Promise.all(
    quotes.map(async ({ attachmentId, paper, owner, createdAt }): Promise<KeptFile> => {
      const file = await printQuote(paper);
      await layFile(folder, file);
      onKept();
      return {
        id: attachmentId,
        sha256: file.sha256,
        bytes: file.content.length,
        mediaType: 'application/pdf',
        name: quoteFileName(paper),
        addedBy: owner.accountId,
        addedAt: createdAt,
      };
    }),
  );
}
