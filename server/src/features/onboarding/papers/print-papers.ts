// A signed paper as a PDF, made of the blocks that make its preview (B8-03, IN1).
import {
  printOwnPaper as ownOperation,
  printPaper as printOperation,
} from '@madoguchi/contract/onboarding/operations.ts';
import type { FilledPaper } from '@madoguchi/contract/onboarding/rules.ts';
import { readTemplate, type TemplateBlock, templateIn } from '@madoguchi/contract/onboarding/template-text.ts';
import { writtenAccounts } from '@madoguchi/contract/onboarding/written-accounts.ts';
import { isPlainDate } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { Node } from 'pdfmake';
import type { Ground } from '../../../platform/ground.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { dayOfInstant, dayWithEra, monthWithEra } from '../../../platform/paper/document/paper-dates.ts';
import { printed } from '../../../platform/paper/printed.ts';
import type { Printing, Sheet } from '../../../platform/paper/sheet.ts';
import { papers } from './all-papers.ts';
import { openedSubmission } from './own-papers.ts';
import { findNewest, type StoredPaper } from './papers-store.ts';

const WORDS = {
  ja: {
    to: (company: string) => `${company} 御中`,
    optional: '（任意）',
    guardianName: '保護者の氏名（18歳未満のとき）',
    guardianRelation: '続柄',
    signature: '署名',
    text: '文面',
    version: (n: number) => `第${n}版`,
    withdrawn: (day: string) => `${day} 撤回`,
  },
  en: {
    to: (company: string) => `To ${company}`,
    optional: ' (optional)',
    guardianName: 'Name of the guardian (below 18)',
    guardianRelation: 'Relation',
    signature: 'Signature',
    text: 'Text',
    version: (n: number) => `version ${n}`,
    withdrawn: (day: string) => `Withdrawn ${day}`,
  },
} as const;

const plain = (text: string) => text.replaceAll('**', '');

function nodeOf(block: TemplateBlock, filled: FilledPaper, language: 'ja' | 'en'): Node[] {
  const words = WORDS[language];
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
  const words = WORDS[language];
  const { title, text } = templateIn(template, language);
  const { blocks } = readTemplate(text);
  const dayOf = (day: PlainDate) => dayWithEra(day, language);
  const content: Node[] = [
    { text: title, style: 'title', alignment: 'center', margin: [0, 2, 0, 12] },
    { text: dayOf(signedOn as PlainDate), style: 'cell', alignment: 'right' },
    { text: words.to(ground.config.companyName), style: 'cell', margin: [0, 0, 0, 10] },
    ...blocks.flatMap((block) => nodeOf(block, filled, language)),
    { text: '', margin: [0, 8, 0, 0] },
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
