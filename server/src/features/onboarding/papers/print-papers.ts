// A signed paper as a PDF, on the pages of its preview (B8-03, IN1).

import { PAPER_KIND_NAMES } from '@madoguchi/contract/onboarding/kinds.ts';
import {
  printPapers as manyOperation,
  printOwnPaper as ownOperation,
  printPaper as printOperation,
} from '@madoguchi/contract/onboarding/operations.ts';
import { readTemplate, templateIn } from '@madoguchi/contract/onboarding/template-text.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { Node } from 'pdfmake';
import type { Ground } from '../../../platform/ground.ts';
import { handle } from '../../../platform/http/handler.ts';
import { Problem, refuse } from '../../../platform/http/problem.ts';
import { dayOfInstant } from '../../../platform/paper/document/paper-dates.ts';
import { joinedPdfs } from '../../../platform/paper/joined-pdfs.ts';
import { printed } from '../../../platform/paper/printed.ts';
import type { Printing, Sheet } from '../../../platform/paper/sheet.ts';
import { papers } from './all-papers.ts';
import { openedSubmission } from './own-papers.ts';
import { paperContent } from './paper-content.ts';
import { findNewest, type StoredPaper } from './papers-store.ts';

/** @throws Problem `not-found` where nothing was handed in */
function sheetOf(ground: Ground, paper: StoredPaper): { sheet: Sheet; language: 'ja' | 'en' } {
  const [submission] = paper.submissions;
  const filled = openedSubmission(ground, paper);
  if (submission === undefined || filled === null) return refuse('not-found');
  const { language, template, signedName, signedOn, sha256 } = submission;
  const { title, text } = templateIn(template, language);
  const content = paperContent({
    ...{ title, language, signedOn: signedOn as PlainDate, template: { ...template, sha256 } },
    blocks: readTemplate(text).blocks,
    company: ground.config.companyName,
    filled: { ...filled, signedName, drawing: filled.drawing ?? '' },
    withdrawals: paper.withdrawals.map(({ key, at }) => ({ key, day: dayOfInstant(at) })),
  });
  const files = { heading: '', belongsTo: '', items: [] };
  const sheet: Sheet = { title, name: `${paper.name} ${title}`, author: signedName, subject: title, content, files };
  return { sheet, language };
}

function printingOf(ground: Ground, language: 'ja' | 'en', by: { displayName: string }, now: string): Printing {
  return { language, company: ground.config.companyName, printedBy: by.displayName, printedAt: now };
}

export const printOwnPaper = handle(ownOperation, async (context) => {
  const { ground, actor, input, now, record } = context;
  const paper = (await findNewest(ground.pool, actor.accountId, input.paperKind)) ?? refuse('not-found');
  const { sheet, language } = sheetOf(ground, paper);
  const file = await printed(context, sheet, printingOf(ground, language, actor, now));
  return { recorded: await record({ target: ['onboarding-paper', paper.id], difference: {} }), ...file };
});

export const printPaper = handle(printOperation, async (context) => {
  const { ground, actor, input, now, record } = context;
  const paper = await papers.seen(context, input.id);
  const { sheet, language } = sheetOf(ground, paper);
  const file = await printed(context, sheet, printingOf(ground, language, actor, now));
  return { recorded: await record({ target: ['onboarding-paper', paper.id], difference: {} }), ...file };
});

const MANY = {
  ja: { name: '提出書類', notPrinted: '印刷できなかった書類' },
  en: { name: 'onboarding-documents', notPrinted: 'Papers that could not be printed' },
} as const;

/** A paper of nothing but names: what is missing in the file is told in the file. */
function sheetOfMissing(names: readonly string[], language: 'ja' | 'en'): Sheet {
  const title = MANY[language].notPrinted;
  const content: Node[] = [
    { text: title, style: 'title', margin: [0, 2, 0, 12] },
    ...names.map((name): Node => ({ text: `・${name}`, style: 'cell', margin: [0, 0, 0, 3] })),
  ];
  return { title, name: title, author: '', subject: title, content, files: { heading: '', belongsTo: '', items: [] } };
}

/** Each paper is made for itself, so that one that fails stops no other, and pages count within their paper (OB19). */
export const printPapers = handle(manyOperation, async (context) => {
  const { ground, actor, input, now, language, record } = context;
  const ids = [...new Set(input.ids.split(','))];
  const found: StoredPaper[] = [];
  for (const id of ids) found.push(await papers.seen(context, id));
  const pdfs: Uint8Array[] = [];
  const missing: string[] = [];
  for (const paper of found) {
    try {
      const { sheet, language: signedIn } = sheetOf(ground, paper);
      pdfs.push((await printed(context, sheet, printingOf(ground, signedIn, actor, now))).body);
    } catch (error) {
      // Nobody waits for a press that is busy in vain: that is told at once, and tried again.
      if (error instanceof Problem && error.code !== 'not-found') throw error;
      missing.push(`${paper.name} ${PAPER_KIND_NAMES[paper.paperKind][language]}`);
    }
  }
  if (missing.length > 0) {
    const told = await printed(context, sheetOfMissing(missing, language), printingOf(ground, language, actor, now));
    pdfs.push(told.body);
  }
  const body = await joinedPdfs(pdfs);
  return {
    recorded: await record({ target: null, difference: { papers: ids } }),
    name: `${MANY[language].name}.pdf`,
    mediaType: 'application/pdf',
    bytes: body.length,
    body,
  };
});
