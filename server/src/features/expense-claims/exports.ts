// Downloads: a claim's paper, and a month line by line. Each is recorded (B0-09, B4-09).
import {
  exportMonth as monthOperation,
  printClaim as printOperation,
} from '@madoguchi/contract/expense-claims/operations.ts';
import { csvAnswer } from '../../platform/csv/csv-answer.ts';
import { csvFile } from '../../platform/csv/csv-file.ts';
import { handle } from '../../platform/http/handler.ts';
import { printed } from '../../platform/paper/printed.ts';
import { claims } from './claim-record.ts';
import { readMonthLines } from './exports-store.ts';
import { MONTH_COLUMNS } from './month-columns.ts';
import { claimOnPaper } from './paper/claim-on-paper.ts';
import { claimSheet } from './paper/document/claim-sheet.ts';
import { findWholeClaim } from './store.ts';

export const exportMonth = handle(monthOperation, async ({ ground, input, language, record }) => {
  const { month, encoding } = input;
  async function* lines() {
    for await (const row of readMonthLines(ground.pool, month)) yield { ...row, month };
  }
  const file = await csvFile(MONTH_COLUMNS, lines(), { language, encoding });
  const recorded = await record({ target: ['expense-claim-month', month], difference: { encoding } });
  return csvAnswer(
    file,
    language === 'ja' ? `交通費・旅費明細_${month}.csv` : `travel-expense-lines_${month}.csv`,
    recorded,
  );
});

export const printClaim = handle(printOperation, async (context) => {
  const { ground, actor, input, now, language, record } = context;
  const claim = await claims.seen(context, input.id, findWholeClaim);
  const printing = { language, company: ground.config.companyName, printedBy: actor.displayName, printedAt: now };
  const sheet = claimSheet(await claimOnPaper(ground.pool, claim), printing);
  const file = await printed(context, sheet, printing);
  const recorded = await record({ target: ['expense-claim', claim.id], difference: { version: claim.version } });
  return { recorded, ...file };
});
