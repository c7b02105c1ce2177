// The receipts of all claims, drawn and laid into the folder of files under the hash of their content.
import type { SampleClaim, StoredLine } from '../expense-claims/sample-claim.ts';
import { type KeptFile, layFile } from '../kept-files.ts';
import { printReceipt } from './print-receipt.ts';
import { fileName } from './receipt-paper.ts';

/** With the line that it proves. */
export interface KeptReceipt extends KeptFile {
  readonly lineId: string;
}

/** Draws and lays down a receipt for each of the lines. */
export async function keepReceipts(
  proven: readonly Proven[],
  folder: string,
  onKept: () => void,
): Promise<KeptReceipt[]> {
  return await Promise.all(
    proven.map(async ({ claim, line }, index): Promise<KeptReceipt> => {
      const { receipt, useDate, unitFare } = line;
      const day = useDate ?? '';
      const file = await printReceipt({
        ...receipt,
        registrationNumber: line.registrationNumber,
        day,
        yen: line.amount ?? unitFare ?? 0,
        serial: String(index + 1).padStart(6, '0'),
      });
      await layFile(folder, file);
      onKept();
      return {
        id: line.attachmentId,
        lineId: line.id,
        sha256: file.sha256,
        bytes: file.content.length,
        mediaType: file.mediaType,
        name: fileName(receipt.kind, day),
        addedBy: claim.owner.accountId,
        addedAt: claim.createdAt,
      };
    }),
  );
}

interface Proven {
  readonly claim: SampleClaim;
  readonly line: ProvenLine;
}

/** The lines that a receipt proves, with their claims. */
export function provenLines(claims: readonly SampleClaim[]): readonly Proven[] {
  return claims.flatMap((claim) => claim.lines.filter(isProven).map((line) => ({ claim, line })));
}

type ProvenLine = StoredLine & { readonly receipt: NonNullable<StoredLine['receipt']>; readonly attachmentId: string };

function isProven(line: StoredLine): line is ProvenLine {
  return line.receipt !== null && line.attachmentId !== null;
}
