// Files of a request: a list that proves which ones belong to it, and the pictures among them on their own pages.
import { type Language, say } from '@madoguchi/contract/message.ts';
import type { Node } from 'pdfmake';
import type { ListedFile, PreparedFile, Sheet } from '../sheet.ts';
import { fileSize } from './paper-dates.ts';
import { type Column, ruledTable, section } from './ruled-table.ts';
import { PAPER_WORDS as WORDS } from './words.ts';

/** The room for a picture below its caption on an A4 page, in points. */
const PICTURE: [number, number] = [510, 680];

function whereabouts(prepared: PreparedFile, language: Language): string {
  if (prepared.shown === 'not') return WORDS[`not-${prepared.because}`][language];
  if (prepared.shown === 'picture' || prepared.pages === 1) return WORDS.page[language];
  return say(WORDS.pages, language, { n: prepared.pages });
}

export function fileList(
  { heading, belongsTo }: Sheet['files'],
  files: readonly ListedFile[],
  language: Language,
): Node[] {
  const rows = files.map(({ file, mark, prepared }, index) => [
    String(index + 1),
    mark,
    {
      stack: [
        { text: file.name, style: 'cell' },
        { text: file.sha256, style: 'small', noWrap: true },
      ],
    },
    fileSize(file.bytes),
    whereabouts(prepared, language),
  ]);
  const columns: readonly Column[] = [
    { title: '', width: 14, isFigure: true },
    { title: belongsTo, width: 36, isFigure: true },
    { title: WORDS.file[language], width: 290 },
    { title: WORDS.size[language], width: 44, isFigure: true },
    { title: WORDS.onPaper[language], width: '*' },
  ];
  return section(heading, rows.length === 0 ? [] : [ruledTable(columns, rows)]);
}

export function filePictures({ heading }: Sheet['files'], files: readonly ListedFile[]): Node[] {
  return files.flatMap(({ file, label, prepared }, index): Node[] =>
    prepared.shown === 'picture'
      ? [
          {
            pageBreak: 'before',
            stack: [
              {
                text: `${heading} ${index + 1}　${label}　${file.name}`,
                style: 'small',
              },
              { image: prepared.jpeg, fit: PICTURE, margin: [0, 6, 0, 0] },
            ],
          },
        ]
      : [],
  );
}
