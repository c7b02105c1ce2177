// A stored claim as its paper wants it.
import type { MediaType } from '@madoguchi/contract/attachments/limits.ts';
import type { ClaimDecision } from '@madoguchi/contract/expense-claims/model.ts';
import type { Text } from '@madoguchi/contract/message.ts';
import type { Pool } from 'pg';
import { findExportLines, findReceipts } from '../exports-store.ts';
import type { WholeClaim } from '../store.ts';
import type { PaperClaim } from './paper-claim.ts';

const name = (ja: string | null, en: string | null): Text | null => (ja === null ? null : { ja, en: en ?? ja });

/** The claim with its lines and receipts, in their order. */
export async function claimOnPaper(pool: Pool, claim: WholeClaim): Promise<PaperClaim> {
  const [lines, receipts] = await Promise.all([findExportLines(pool, claim.id), findReceipts(pool, claim.id)]);
  const { number, month, status, employeeId, employeeName, employeeKana, departmentName, submittedAt } = claim;
  return {
    number,
    month,
    status,
    employeeId,
    employeeName,
    employeeKana,
    departmentName,
    submittedAt,
    decisions: JSON.parse(claim.decisions) as ClaimDecision[],
    totalYen: Number(claim.totalYen),
    lines: lines.map(({ id, ...line }) => ({
      ...line,
      purpose: name(line.purposeName, line.purposeNameEn),
      transportMode: name(line.transportModeName, line.transportModeNameEn),
      tripType: name(line.tripTypeName, line.tripTypeNameEn),
      // The column holds what the upload decided, and only that.
      receipts: receipts
        .filter(({ lineId }) => lineId === id)
        .map((row) => ({ ...row, mediaType: row.mediaType as MediaType })),
    })),
  };
}
