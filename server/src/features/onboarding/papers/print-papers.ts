// A signed paper as a PDF, made of the blocks that make its preview (B8-03, IN1).

import { DRAWING } from '@madoguchi/contract/onboarding/drawing.ts';
import { PAPER_KIND_NAMES } from '@madoguchi/contract/onboarding/kinds.ts';
import {
  printPapers as manyOperation,
  printOwnPaper as ownOperation,
  printPaper as printOperation,
} from '@madoguchi/contract/onboarding/operations.ts';
import { PAPER_WORDS } from '@madoguchi/contract/onboarding/paper-words.ts';
import type { FilledPaper } from '@madoguchi/contract/onboarding/rules.ts';
import { readTemplate, type TemplateBlock, templateIn } from '@madoguchi/contract/onboarding/template-text.ts';
import { writtenAccounts } from '@madoguchi/contract/onboarding/written-accounts.ts';
import { isPlainDate } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { Node } from 'pdfmake';
import type { Ground } from '../../../platform/ground.ts';
import { handle } from '../../../platform/http/handler.ts';
import { Problem, refuse } from '../../../platform/http/problem.ts';
import { dayOfInstant, dayWithEra, monthWithEra } from '../../../platform/paper/document/paper-dates.ts';
import { joinedPdfs } from '../../../platform/paper/joined-pdfs.ts';
import { printed } from '../../../platform/paper/printed.ts';
import type { Printing, Sheet } from '../../../platform/paper/sheet.ts';
import { papers } from './all-papers.ts';
import { openedSubmission } from './own-papers.ts';
import { findNewest, type StoredPaper } from './papers-store.ts';

const plain = (text: string) => text.replaceAll('**', '');

function nodeOf(block: TemplateBlock, filled: FilledPaper, language: 'ja' | 'en'): Node[] {
  const words = PAPER_WORDS[language];
  const dayOf = (day: PlainDate) => dayWithEra(day, language);
  switch (block.kind) {
    case 'heading':
      return [{ text: plain(block.text), style: 'section', headlineLevel: 1 }];
    case 'paragraph':
      return [{ text: plain(block.text), style: 'cell', margin: [0, 0, 0, 5], lineHeight: 1.3 }];
    case 'entry':
      return [marked(block.mark, plain(block.text))];
    case 'consent':
      return [
        marked(filled.agreed[block.key] ? '■' : '□', `${plain(block.text)}${block.isRequired ? '' : words.optional}`),
      ];
    case 'field': {
      const answer = filled.answers[block.key] ?? '';
      const isDay = block.input === 'day' && isPlainDate(answer);
      return [filledTable([[block.text, isDay ? dayOf(answer as PlainDate) : answer]])];
    }
    case 'accounts':
      return accountsOnPaper(filled.answers, language);
    case 'guardian':
      return [
        filledTable([
          [words.guardianName, filled.guardianName],
          [words.guardianRelation, filled.guardianRelation],
        ]),
      ];
  }
}

/** The accounts that wages go to, row by row as the preview has them. */
const accountsOnPaper = (answers: FilledPaper['answers'], language: 'ja' | 'en'): Node[] =>
  writtenAccounts(answers, language, monthWithEra).map(({ title, rows }) => ({
    stack: [{ text: title, style: 'cell', margin: [0, 4, 0, 2] }, filledTable(rows)],
    unbreakable: true,
  }));

/** Above the typed name, as somebody signs over a line. */
const drawnNode = (path: string): Node[] => {
  const { width, height } = DRAWING;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="${path}" fill="none" stroke="#111111" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  return path === '' ? [] : [{ svg, width: 180, margin: [176, 0, 0, 2] }];
};

/** Labels of a paper are questions, and need more room than those of a request's head. */
const filledTable = (rows: readonly (readonly [label: string, value: string])[]): Node => ({
  layout: 'facts',
  table: {
    widths: [170, '*'],
    body: rows.map(([label, value]) => [
      { text: label, style: 'head' },
      { text: value, style: 'cell' },
    ]),
  },
});

const marked = (mark: string, text: string): Node => ({
  columns: [
    { text: mark, style: 'cell', width: 16 },
    { text, style: 'cell', lineHeight: 1.3, width: '*' },
  ],
  margin: [0, 0, 0, 3],
});

/** @throws Problem `not-found` where nothing was handed in */
function sheetOf(ground: Ground, paper: StoredPaper): { sheet: Sheet; language: 'ja' | 'en' } {
  const [submission] = paper.submissions;
  const filled = openedSubmission(ground, paper);
  if (submission === undefined || filled === null) return refuse('not-found');
  const { language, template, signedName, signedOn, sha256 } = submission;
  const words = PAPER_WORDS[language];
  const { title, text } = templateIn(template, language);
  const { blocks } = readTemplate(text);
  const dayOf = (day: PlainDate) => dayWithEra(day, language);
  const content: Node[] = [
    { text: title, style: 'title', alignment: 'center', margin: [0, 2, 0, 12] },
    { text: dayOf(signedOn as PlainDate), style: 'cell', alignment: 'right' },
    { text: words.to(ground.config.companyName), style: 'cell', margin: [0, 0, 0, 10] },
    ...blocks.flatMap((block) => nodeOf(block, filled, language)),
    { text: '', margin: [0, 8, 0, 0] },
    ...drawnNode(filled.drawing ?? ''),
    filledTable([
      [words.signature, signedName],
      [words.text, `${words.version(template.number)} · SHA-256 ${sha256}`],
      ...paper.withdrawals.map(({ key, at }): [string, string] => [
        words.withdrawn(dayWithEra(dayOfInstant(at), language)),
        blocks.flatMap((block) => (block.kind === 'consent' && block.key === key ? [plain(block.text)] : [])).join(''),
      ]),
    ]),
  ];
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
    ...names.map((name): Node => marked('・', name)),
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
