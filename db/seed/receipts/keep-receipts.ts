// The receipts of all claims, drawn and laid into the folder of files under the hash of their content.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SampleClaim, StoredLine } from '../claims/sample-claim.ts';
import { printReceipt } from './print-receipt.ts';
import { fileName } from './receipt-paper.ts';

/** A row of `attachments`, and the line it proves. */
export interface KeptReceipt {
  readonly id: string;
  readonly lineId: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly mediaType: string;
  readonly name: string;
  readonly addedBy: string;
  readonly addedAt: number;
}

/** Writes `{folder}/{first two digits of the hash}/{hash}` for each; a file that is there already is the same one. */
export async function keepReceipts(
  claims: readonly SampleClaim[],
  folder: string,
  progress: (done: number, of: number) => void,
): Promise<KeptReceipt[]> {
  const proven = claims.flatMap((claim) => claim.lines.filter(isProven).map((line) => ({ claim, line })));
  let done = 0;
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
      await mkdir(join(folder, file.sha256.slice(0, 2)), { recursive: true });
      await writeFile(join(folder, file.sha256.slice(0, 2), file.sha256), file.content);
      done += 1;
      progress(done, proven.length);
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

type ProvenLine = StoredLine & { readonly receipt: NonNullable<StoredLine['receipt']>; readonly attachmentId: string };

function isProven(line: StoredLine): line is ProvenLine {
  return line.receipt !== null && line.attachmentId !== null;
}
