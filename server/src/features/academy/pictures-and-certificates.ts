// Files leave the academy here: pictures of steps, and certificates on A4.

import { readFile } from 'node:fs/promises';
import {
  printCertificate as certificateOperation,
  showPicture as pictureOperation,
} from '@madoguchi/contract/academy/operations.ts';
import { maintainsCourses } from '@madoguchi/contract/academy/rules.ts';
import type { Texts } from '@madoguchi/contract/message.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import { writtenDay } from '@madoguchi/contract/values/written-date.ts';
import type { Node } from 'pdfmake';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { factTable, type PaperFact } from '../../platform/paper/document/fact-table.ts';
import { printed } from '../../platform/paper/printed.ts';
import type { Printing, Sheet } from '../../platform/paper/sheet.ts';
import { type CertifiedCompletion, findCompletion, findPicture } from './store.ts';

export const showPicture = handle(pictureOperation, async ({ ground, actor, input }) => {
  const found = await findPicture(ground.pool, {
    ...{ id: input.id, account: actor.accountId, maintains: maintainsCourses(actor) },
  });
  if (found === null) return refuse('not-found');
  return { mediaType: found.mediaType, bytes: await readFile(ground.files.pathOf(found.sha256)) };
});

const WORDS = {
  certificate: { ja: '修了証', en: 'Certificate' },
  person: { ja: '氏名', en: 'Name' },
  employee: { ja: '社員番号', en: 'Employee number' },
  course: { ja: 'コース', en: 'Course' },
  edition: { ja: '版', en: 'Version' },
  year: { ja: '年度', en: 'Fiscal year' },
  completed: { ja: '修了日', en: 'Completed on' },
  due: { ja: '期限', en: 'Deadline' },
  number: { ja: '番号', en: 'Number' },
  says: {
    ja: '上記の者は、次のコースを修了したことを証します。',
    en: 'This is to certify that the person named above has completed the following course.',
  },
} as const satisfies Texts<string>;

/** People read it aloud: the year, and the first part of the id. */
const numberOf = ({ id, fiscalYear }: CertifiedCompletion) => `CE-${fiscalYear}-${id.slice(-8).toUpperCase()}`;

const NAME_SIZE = 22;

/** One page, A4 upright. */
function certificateSheet(completion: CertifiedCompletion, { language, company, printedBy }: Printing): Sheet {
  const { name, employeeId, title, titleEn, edition, fiscalYear, completedAt, dueOn } = completion;
  const number = numberOf(completion);
  const course = language === 'en' && titleEn !== '' ? titleEn : title;
  const facts: PaperFact[] = [
    [WORDS.course[language], course],
    [WORDS.edition[language], String(edition)],
    [WORDS.year[language], String(fiscalYear)],
    [WORDS.completed[language], writtenDay(tokyoDay(Date.parse(completedAt)), language)],
    ...(dueOn === null ? [] : [[WORDS.due[language], writtenDay(dueOn, language)] as const]),
    [WORDS.number[language], number],
  ];
  const content: Node[] = [
    { text: WORDS.certificate[language], fontSize: NAME_SIZE, bold: true, alignment: 'center', margin: [0, 60, 0, 40] },
    { text: name, fontSize: NAME_SIZE, bold: true, alignment: 'center', margin: [0, 0, 0, 4] },
    ...(employeeId === null
      ? []
      : [{ text: `${WORDS.employee[language]} ${employeeId}`, style: 'cell', alignment: 'center' } as Node]),
    { text: WORDS.says[language], fontSize: 11, alignment: 'center', margin: [0, 32, 0, 24] },
    factTable(facts),
    { text: company, fontSize: 14, bold: true, alignment: 'right', margin: [0, 48, 0, 0] },
  ];
  return {
    title: WORDS.certificate[language],
    name: number,
    author: printedBy,
    subject: `${name} ${course}`,
    content,
    files: { heading: '', belongsTo: '', items: [] },
  };
}

export const printCertificate = handle(certificateOperation, async (context) => {
  const { ground, actor, input, now, language, record } = context;
  const completion = await findCompletion(ground.pool, input.id);
  const isTheirs = completion?.account === actor.accountId;
  if (completion === null || !(isTheirs || maintainsCourses(actor))) return refuse('not-found');
  const printing = { language, company: ground.config.companyName, printedBy: actor.displayName, printedAt: now };
  const file = await printed(context, certificateSheet(completion, printing), printing);
  const recorded = await record({
    target: ['course-completion', completion.id],
    difference: { course: completion.courseId, edition: completion.edition },
  });
  return { recorded, ...file };
});
