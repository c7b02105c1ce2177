// The pages of a paper: the parts of its text in lines, and where a page ends. Preview and PDF draw what stands here, so that
// they are parted alike (B8-03). Lengths are points.
import { isPlainDate } from '../values/calendar-days.ts';
import type { PlainDate } from '../values/plain-date.ts';
import type { YearMonth } from '../values/year-month.ts';
import { type Line, linesOf } from './paper-lines.ts';
import { PAPER_WORDS } from './paper-words.ts';
import type { FilledPaper } from './rules.ts';
import type { TemplateBlock } from './template-text.ts';
import { writtenAccounts } from './written-accounts.ts';

type Language = 'ja' | 'en';

const MM = 72 / 25.4;
/** A4. The foot stands between the text and the lower margin. */
export const PAPER_SHEET = { width: 210 * MM, height: 297 * MM, margin: 15 * MM, foot: 8 * MM } as const;
const WIDTH = PAPER_SHEET.width - 2 * PAPER_SHEET.margin;
/** A few points are left for what a printer rounds. */
const HEIGHT = PAPER_SHEET.height - 2 * PAPER_SHEET.margin - PAPER_SHEET.foot - 4;

/** The column of marks, that of labels, and what stands around the text of a cell. */
export const PAPER_COLUMNS = { mark: 20, label: 170, cell: 3 } as const;
/** Above and below the text of a cell, with the line between two. */
const ROW = 6;

interface Look {
  readonly size: number;
  readonly line: number;
  readonly before: number;
  readonly after: number;
}

const TEXT = { size: 10.5, line: 17, before: 0 };
export const PAPER_LOOKS = {
  title: { size: 16, line: 25, before: 2, after: 12 },
  day: { ...TEXT, after: 0 },
  to: { ...TEXT, after: 10 },
  heading: { size: 12, line: 19, before: 10, after: 4 },
  subheading: { size: 10.5, line: 17, before: 7, after: 3 },
  paragraph: { ...TEXT, after: 5 },
  item: { ...TEXT, after: 3 },
  fact: { ...TEXT, after: 0 },
  drawing: { size: 10.5, line: 62, before: 8, after: 2 },
} as const satisfies Record<string, Look>;

interface Placed {
  /** Nothing at the head of a page. */
  readonly before: number;
  readonly after: number;
}

export type PaperPart = Placed &
  (
    | {
        readonly kind: 'title' | 'day' | 'to' | 'heading' | 'subheading' | 'paragraph';
        readonly lines: readonly Line[];
      }
    /** `isAgreed` is null of what is no consent. The mark is blank where the item goes on from the page before. */
    | {
        readonly kind: 'item';
        readonly mark: string;
        readonly isAgreed: boolean | null;
        readonly lines: readonly Line[];
      }
    | { readonly kind: 'fact'; readonly label: readonly Line[]; readonly lines: readonly Line[] }
    | { readonly kind: 'drawing' }
  );

export interface PaperContent {
  readonly title: string;
  readonly blocks: readonly TemplateBlock[];
  readonly language: Language;
  readonly company: string;
  /** Null: blank. */
  readonly filled: (FilledPaper & { readonly signedName: string; readonly drawing: string }) | null;
  /** Null: not signed yet. */
  readonly signedOn: PlainDate | null;
  /** The text that is signed; null of one that is not published. */
  readonly template: { readonly number: number; readonly sha256: string } | null;
  /** Consents that were taken back, and on which day. */
  readonly withdrawals: readonly { readonly key: string; readonly day: PlainDate }[];
  readonly dayOf: (day: PlainDate, language: Language) => string;
  readonly monthOf: (month: YearMonth, language: Language) => string;
}

type Texted = Exclude<PaperPart, { readonly kind: 'item' | 'fact' | 'drawing' }>['kind'];

const placed = <Kind extends keyof typeof PAPER_LOOKS>(kind: Kind) => {
  const { before, after } = PAPER_LOOKS[kind];
  return { kind, before, after };
};

const texted = (kind: Texted, text: string): PaperPart => ({
  ...placed(kind),
  lines: linesOf(text, WIDTH / PAPER_LOOKS[kind].size),
});

const item = (mark: string, text: string, isAgreed: boolean | null = null): PaperPart => ({
  ...placed('item'),
  mark,
  isAgreed,
  lines: linesOf(text, (WIDTH - PAPER_COLUMNS.mark) / PAPER_LOOKS.item.size),
});

function fact(label: string, value: string, isTyped = true): PaperPart {
  const { label: first, cell } = PAPER_COLUMNS;
  const { size } = PAPER_LOOKS.fact;
  return {
    ...placed('fact'),
    label: linesOf(label, first / size, true),
    lines: linesOf(value, (WIDTH - first - 4 * cell) / size, isTyped),
  };
}

const BLANK: FilledPaper = { answers: {}, agreed: {}, guardianName: '', guardianRelation: '' };

function partsOfBlock(block: TemplateBlock, content: PaperContent): readonly PaperPart[] {
  const { language, dayOf, monthOf } = content;
  const words = PAPER_WORDS[language];
  const filled = content.filled ?? BLANK;
  switch (block.kind) {
    case 'heading':
      return [texted(block.level === 2 ? 'heading' : 'subheading', block.text)];
    case 'paragraph':
      return [texted('paragraph', block.text)];
    case 'entry':
      return [item(block.mark, block.text)];
    case 'consent': {
      const isAgreed = filled.agreed[block.key] === true;
      return [item(isAgreed ? '■' : '□', `${block.text}${block.isRequired ? '' : words.optional}`, isAgreed)];
    }
    case 'field': {
      const answer = filled.answers[block.key] ?? '';
      const isDay = block.input === 'day' && isPlainDate(answer);
      return [fact(block.text, isDay ? dayOf(answer as PlainDate, language) : answer)];
    }
    case 'accounts':
      return writtenAccounts(filled.answers, language, monthOf).flatMap(({ title, rows }) => [
        texted('subheading', title),
        ...rows.map(([label, value]) => fact(label, value)),
      ]);
    case 'guardian':
      return [fact(words.guardianName, filled.guardianName), fact(words.guardianRelation, filled.guardianRelation)];
  }
}

function partsOf(content: PaperContent): readonly PaperPart[] {
  const { title, blocks, language, company, filled, signedOn, template, withdrawals, dayOf } = content;
  const words = PAPER_WORDS[language];
  const consentOf = (key: string) =>
    blocks.flatMap((block) => (block.kind === 'consent' && block.key === key ? [block.text] : [])).join('');
  const signature = fact(words.signature, filled?.signedName ?? '');
  return [
    texted('title', title),
    texted('day', signedOn === null ? words.noDay : dayOf(signedOn, language)),
    texted('to', words.to(company)),
    ...blocks.flatMap((block) => partsOfBlock(block, content)),
    ...(filled?.drawing ? [placed('drawing')] : []),
    filled?.drawing ? signature : { ...signature, before: 8 },
    ...(template === null ? [] : [fact(words.text, `${words.version(template.number)} · SHA-256 ${template.sha256}`)]),
    ...withdrawals.map(({ key, day }) => fact(words.withdrawn(dayOf(day, language)), consentOf(key), false)),
  ];
}

const KEPT_WITH_NEXT: readonly PaperPart['kind'][] = ['title', 'heading', 'subheading', 'drawing'];
/** So many lines stay together. */
const FEW = 3;

function lineCount(part: PaperPart): number {
  if (part.kind === 'drawing') return 1;
  return part.kind === 'fact' ? Math.max(part.label.length, part.lines.length) : part.lines.length;
}

const heightOfLines = ({ kind }: PaperPart, lines: number) =>
  lines * PAPER_LOOKS[kind].line + (kind === 'fact' ? ROW : 0);

/** The lines of a part from one to another. */
function sliced(part: PaperPart, from: number, to?: number): PaperPart {
  if (part.kind === 'drawing') return part;
  const lines = part.lines.slice(from, to);
  const goesOn = to !== undefined;
  const own = { before: from === 0 ? part.before : 0, after: goesOn ? 0 : part.after };
  if (part.kind === 'fact') return { ...part, ...own, label: part.label.slice(from, to), lines };
  if (part.kind === 'item') return { ...part, ...own, mark: from === 0 ? part.mark : '', lines };
  return { ...part, ...own, lines };
}

/** The least of a part that its page has to hold, with the beginning of what it heads. */
function leastHeight(parts: readonly PaperPart[], at: number): number {
  const part = parts[at];
  if (part === undefined) return 0;
  const lines = lineCount(part);
  if (!KEPT_WITH_NEXT.includes(part.kind)) return heightOfLines(part, lines <= FEW ? lines : 2);
  const next = parts[at + 1];
  return heightOfLines(part, lines) + part.after + (next?.before ?? 0) + leastHeight(parts, at + 1);
}

/** The parts of a paper by page. A part that is too long goes on on the next page; a heading never stands alone. */
export function paperPages(content: PaperContent): readonly (readonly PaperPart[])[] {
  const parts = partsOf(content);
  const pages: PaperPart[][] = [[]];
  let room = HEIGHT;
  const put = (part: PaperPart) => {
    pages.at(-1)?.push(part);
    room -= part.before + heightOfLines(part, lineCount(part)) + part.after;
  };
  const turn = () => {
    pages.push([]);
    room = HEIGHT;
  };
  for (const [at, part] of parts.entries()) {
    if (pages.at(-1)?.length !== 0 && part.before + leastHeight(parts, at) > room) turn();
    let rest = pages.at(-1)?.length === 0 ? { ...part, before: 0 } : part;
    while (rest.before + heightOfLines(rest, lineCount(rest)) > room && lineCount(rest) > 1) {
      const fitting = Math.floor((room - rest.before - heightOfLines(rest, 0)) / PAPER_LOOKS[rest.kind].line);
      const most = Math.max(1, Math.min(fitting, lineCount(rest) - 1));
      put(sliced(rest, 0, most));
      rest = sliced(rest, most);
      turn();
    }
    put(rest);
  }
  return pages;
}
