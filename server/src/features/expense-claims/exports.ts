// What leaves the portal: a claim's paper, a month line by line. Each is recorded (B0-09, B4-09).
import {
  exportMonth as monthOperation,
  printClaim as printOperation,
} from '@madoguchi/contract/expense-claims/operations.ts';
import { csvAnswer } from '../../platform/csv/csv-answer.ts';
import { csvFile } from '../../platform/csv/csv-file.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { seenWholeClaim } from './claim-view.ts';
import { readMonthLines } from './exports-store.ts';
import { MONTH_COLUMNS } from './month-columns.ts';
import { claimOnPaper } from './paper/claim-on-paper.ts';
import { paperName } from './paper/document/claim-paper.ts';
import { PressBusy } from './paper/press/paper-press.ts';
import { pressOf } from './paper/press/press-of.ts';

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

export const printClaim = handle(printOperation, async ({ ground, actor, input, now, language, record }) => {
  const claim = await seenWholeClaim(ground, actor, input.id);
  const onPaper = await claimOnPaper(ground.pool, claim);
  const printing = { language, company: ground.config.companyName, printedBy: actor.displayName, printedAt: now };
  const sums = onPaper.lines.flatMap(({ receipts }) => receipts.map(({ sha256 }) => sha256));
  const files = Object.fromEntries(sums.map((sha256) => [sha256, ground.files.pathOf(sha256)]));
  const body = await pressOf(ground)
    .print({ claim: onPaper, printing, files })
    .catch((error: unknown) => {
      if (error instanceof PressBusy) return refuse('unavailable', { retryAfterSeconds: 5 });
      throw error;
    });
  const recorded = await record({ target: ['expense-claim', claim.id], difference: { version: claim.version } });
  return { recorded, name: `${paperName(onPaper)}.pdf`, mediaType: 'application/pdf', bytes: body.length, body };
});
