// What leaves the portal: a claim's paper, the review list, a month line by line. Each is recorded (B0-09, B4-09).
import type { ReviewRow } from '@madoguchi/contract/expense-claims/model.ts';
import {
  exportReviewList as listOperation,
  exportMonth as monthOperation,
  printClaim as printOperation,
} from '@madoguchi/contract/expense-claims/operations.ts';
import type { Ground } from '../../platform/ground.ts';
import { type FileAnswer, handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { masterData } from '../master-data/public.ts';
import { seenWholeClaim } from './claim-view.ts';
import { type CsvFile, csvFile } from './csv/csv-file.ts';
import { MONTH_COLUMNS } from './csv/month-columns.ts';
import { REVIEW_LIST_COLUMNS, type ReviewListRow } from './csv/review-list-columns.ts';
import { readMonthLines } from './exports-store.ts';
import { claimOnPaper } from './paper/claim-on-paper.ts';
import { paperName } from './paper/document/claim-paper.ts';
import { PressBusy } from './paper/press/paper-press.ts';
import { pressOf } from './paper/press/press-of.ts';
import { monthSpan } from './reads.ts';
import { findReviewPage, type ReviewFilter } from './review-store.ts';

const PAGE = 500;

/** The whole filtered list, a page at a time. */
async function* reviewRows(
  ground: Ground,
  month: Parameters<typeof monthSpan>[0],
  filter: ReviewFilter,
): AsyncGenerator<ReviewListRow> {
  const { lists } = await masterData(ground);
  const departments = new Map(lists.group.map((group) => [group.code, group]));
  for (let after: readonly [string, string] | null = null; ; ) {
    const page: Awaited<ReturnType<typeof findReviewPage>> = await findReviewPage(
      ground.pool,
      monthSpan(month),
      filter,
      after,
      PAGE,
    );
    for (const text of page.rows) {
      const row = JSON.parse(text) as ReviewRow;
      const department = departments.get(row.departmentCode);
      // A department that has ended is named by its code: the list must not hide its people.
      yield {
        ...row,
        departmentName: department?.name ?? row.departmentCode,
        departmentNameEn: department?.nameEn ?? row.departmentCode,
      };
    }
    if (page.next === null) return;
    after = page.next;
  }
}

/** How many of the characters that Shift_JIS lost a header names. */
const LOST_SHOWN = 50;

function csvAnswer(file: CsvFile, name: string, recorded: FileAnswer['recorded']): FileAnswer {
  const { body, mediaType, lost } = file;
  const headers =
    lost.length === 0 ? {} : { 'x-replaced-characters': encodeURIComponent(lost.slice(0, LOST_SHOWN).join('')) };
  return { recorded, name, mediaType, body, headers };
}

export const exportReviewList = handle(listOperation, async ({ ground, input, language, record }) => {
  const { month, encoding, ...filter } = input;
  const file = await csvFile(REVIEW_LIST_COLUMNS, reviewRows(ground, month, filter), { language, encoding });
  const recorded = await record({ target: ['expense-claim-month', month], difference: { ...filter, encoding } });
  return csvAnswer(file, language === 'ja' ? `経費確認_${month}.csv` : `expense-confirmation_${month}.csv`, recorded);
});

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
