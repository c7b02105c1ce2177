// Files of a request: a list that proves which ones belong to it, and the pictures among them on their own pages.
import { type Language, say } from '@madoguchi/contract/message.ts';
import type { Node } from 'pdfmake';
import type { ListedFile, PreparedFile, Sheet } from '../sheet.ts';
import { fileSize } from './paper-dates.ts';
import { PAPER_WORDS as WORDS } from './words.ts';

/** What is left of an A4 page for a picture below its caption, in points. */
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
  if (files.length === 0) return [];
  const rows = files.map(({ file, mark, prepared }, index): Node[] => [
    { text: String(index + 1), style: 'cell', alignment: 'right' },
    { text: mark, style: 'cell', alignment: 'right' },
    {
      stack: [
        { text: file.name, style: 'cell' },
        { text: file.sha256, style: 'small', noWrap: true },
      ],
    },
    { text: fileSize(file.bytes), style: 'cell', alignment: 'right', noWrap: true },
    { text: whereabouts(prepared, language), style: 'cell' },
  ]);
  const right = (text: string): Node => ({ text, style: 'head', alignment: 'right' });
  const left = (text: string): Node => ({ text, style: 'head' });
  const head = [
    right(''),
    right(belongsTo),
    left(WORDS.file[language]),
    right(WORDS.size[language]),
    left(WORDS.onPaper[language]),
  ];
  return [
    { text: heading, style: 'section', headlineLevel: 1 },
    {
      layout: 'rows',
      table: {
        widths: [14, 28, 290, 44, '*'],
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        body: [head, ...rows],
      },
    },
  ];
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
