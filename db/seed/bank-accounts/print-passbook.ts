// The inside cover of a passbook of the sample, as its owner takes a picture of it.
import { drawnLines } from '../receipts/print-receipt.ts';
import type { DrawnAccount } from './insert-accounts.ts';

const QUALITY = 80;

/** A WebP with bank, branch, number and holder. The same account gives the same bytes. */
export async function printPassbook({ bankName, branch, branchName, number, holder }: DrawnAccount): Promise<Buffer> {
  const picture = drawnLines([
    { text: '普通預金通帳', size: 'large' },
    { text: bankName, size: 'small' },
    { text: `店番 ${branch}　${branchName}`, size: 'small' },
    { text: `口座番号 ${number}`, size: 'large' },
    { text: holder, size: 'small' },
  ]);
  return picture.webp({ quality: QUALITY }).toBuffer();
}
