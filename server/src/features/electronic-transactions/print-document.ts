// The office rules and the overview of the system on A4 (B7-08), made of the texts that make their pages.
import {
  DOCUMENT_TITLES,
  type DocumentKind,
  documentOf,
} from '@madoguchi/contract/electronic-transactions/documents/document.ts';
import type { Article } from '@madoguchi/contract/electronic-transactions/documents/written-document.ts';
import { printDocument as operation } from '@madoguchi/contract/electronic-transactions/operations.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import type { Node } from 'pdfmake';
import { handle } from '../../platform/http/handler.ts';
import { printed } from '../../platform/paper/printed.ts';
import type { Sheet } from '../../platform/paper/sheet.ts';

/** Filled in by hand once the rules are decided. */
const APPROVAL = {
  ja: ['承認日・施行日', '承認者（代表者）', '管理責任者'],
  en: ['Approved, holds from', 'Approved by', 'Person in charge'],
} as const;

const paragraph = (text: string): Node => ({ text, style: 'cell', margin: [0, 0, 0, 4], lineHeight: 1.3 });

const listed = (texts: readonly string[]): Node[] =>
  texts.map((text, nth) => ({
    columns: [
      { text: `(${nth + 1})`, style: 'cell', width: 20 },
      { text, style: 'cell', lineHeight: 1.3, width: '*' },
    ],
    margin: [8, 0, 0, 3],
  }));

const nodesOf = ({ title, text }: Article): Node[] => [
  { text: title, style: 'section', headlineLevel: 1 },
  ...text.flatMap((part) => (typeof part === 'string' ? [paragraph(part)] : listed(part))),
];

const approval = (language: Language): Node => ({
  unbreakable: true,
  margin: [0, 14, 0, 0],
  layout: 'facts',
  table: {
    widths: [150, '*'],
    heights: 26,
    body: APPROVAL[language].map((label) => [
      { text: label, style: 'head' },
      { text: '', style: 'cell' },
    ]),
  },
});

/** The sheet of a document: its articles, and room for the approval below the rules. */
export function documentSheet(kind: DocumentKind, language: Language, company: string): Sheet {
  const title = DOCUMENT_TITLES[kind][language];
  const content: Node[] = [
    { text: title, style: 'title', alignment: 'center', margin: [0, 2, 0, 8] },
    { text: company, style: 'cell', alignment: 'right', margin: [0, 0, 0, 8] },
    ...documentOf(kind, language, company).flatMap(nodesOf),
    ...(kind === 'office-rules' ? [approval(language)] : []),
  ];
  const files = { heading: '', belongsTo: '', items: [] };
  return { title, name: title, author: company, subject: title, content, files };
}

export const printDocument = handle(operation, async (context) => {
  const { ground, actor, input, language, now, record } = context;
  const company = ground.config.companyName;
  const printing = { language, company, printedBy: actor.displayName, printedAt: now };
  const file = await printed(context, documentSheet(input.kind, language, company), printing);
  const recorded = await record({ target: null, difference: { kind: input.kind, language } });
  return { recorded, ...file };
});
