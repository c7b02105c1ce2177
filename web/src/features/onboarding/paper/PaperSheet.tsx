import { DRAWING } from '@madoguchi/contract/onboarding/drawing.ts';
import type { Line } from '@madoguchi/contract/onboarding/paper-lines.ts';
import {
  PAPER_COLUMNS,
  PAPER_LOOKS,
  PAPER_SHEET,
  type PaperContent,
  type PaperPart,
  paperPages,
} from '@madoguchi/contract/onboarding/paper-pages.ts';
import { PAPER_WORDS } from '@madoguchi/contract/onboarding/paper-words.ts';
import type { FilledPaper } from '@madoguchi/contract/onboarding/rules.ts';
import type { TemplateBlock } from '@madoguchi/contract/onboarding/template-text.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { formatDay, formatEraDay, formatEraMonth, formatMonth, formatWeekday } from '../../../platform/formats.ts';
import { useSession } from '../../../platform/session.ts';

/** Points of the paper, in parts of the width that the sheet has. */
const pt = (points: number) => `calc(100cqw * ${points / PAPER_SHEET.width})`;
/** Letters in the proportions of the paper would be below 11 px: lines run on in the room there is, and a page is as long as its text. */
const NARROW = '@container (max-width: 619.98px)';
const LOOK = PAPER_LOOKS.paragraph;

/** Black on white in either scheme: paper is not dark. */
const Sheet = styled('div')({
  position: 'relative',
  boxSizing: 'border-box',
  width: '100%',
  minHeight: pt(PAPER_SHEET.height),
  padding: pt(PAPER_SHEET.margin),
  paddingBlockEnd: pt(PAPER_SHEET.margin + PAPER_SHEET.foot),
  background: '#fff',
  color: '#111',
  colorScheme: 'light',
  fontSize: pt(LOOK.size),
  lineHeight: LOOK.line / LOOK.size,
  boxShadow: '0 1px 4px rgb(0 0 0 / 0.3)',
  overflowWrap: 'anywhere',
  breakAfter: 'page',
  ':where(&) :where(h2, h3, h4, p)': { margin: 0 },
  '& h2, & h3, & h4': { fontWeight: 700 },
  [NARROW]: { minHeight: 0, padding: 16, paddingBlockEnd: 40, fontSize: 11 },
  '@media print': { boxShadow: 'none' },
});

const Foot = styled('div')({
  position: 'absolute',
  insetInline: pt(PAPER_SHEET.margin),
  insetBlockEnd: pt(PAPER_SHEET.margin),
  display: 'flex',
  justifyContent: 'space-between',
  gap: '1em',
  fontSize: 11,
  [NARROW]: { insetInline: 16, insetBlockEnd: 12 },
});

/** A line of the paper stands alone; on a narrow screen it runs on to where the text itself ends it. */
const WrittenLine = styled('span')({
  display: 'block',
  whiteSpace: 'pre',
  minHeight: '1lh',
  [NARROW]: {
    display: 'inline',
    whiteSpace: 'pre-wrap',
    '&[data-ends]::after': { content: '"\\A"', whiteSpace: 'pre' },
  },
});

interface Filled extends FilledPaper {
  readonly signedName: string;
  /** Blank where nothing was drawn. */
  readonly drawing: string;
  /** Null: not signed yet. */
  readonly signedOn: PlainDate | null;
}

interface Props extends Pick<PaperContent, 'title'> {
  readonly blocks: readonly TemplateBlock[];
  /** Without it, the paper is blank. */
  readonly filled?: Filled;
  readonly lang: 'ja' | 'en';
  /** The text that is signed; null of a draft. */
  readonly template: PaperContent['template'];
  readonly withdrawals?: PaperContent['withdrawals'];
}

/** A paper as it is printed: on the pages of its PDF, which are measured for both alike. */
export function PaperSheet({ title, blocks, filled, lang, template, withdrawals = [] }: Props) {
  const { company } = useSession();
  const pages = paperPages({
    ...{ title, blocks, language: lang, company, template, withdrawals },
    filled: filled ?? null,
    signedOn: filled?.signedOn ?? null,
    dayOf: dayWithEra,
    monthOf: monthWithEra,
  });
  return (
    <Box
      component="article"
      lang={lang}
      aria-label={title}
      sx={{ containerType: 'inline-size', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      {pages.map((page, index) => {
        const count = `${index + 1} / ${pages.length}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
          <Sheet key={index} role="group" aria-label={count}>
            {page.map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing else to tell them apart
              <Part key={at} part={part} lang={lang} drawing={filled?.drawing ?? ''} />
            ))}
            <Foot>
              <span>{title}</span>
              <span>{count}</span>
            </Foot>
          </Sheet>
        );
      })}
    </Box>
  );
}

const HEADS = { title: 'h2', heading: 'h3', subheading: 'h4', day: 'p', to: 'p', paragraph: 'p' } as const;

interface PartProps {
  readonly part: PaperPart;
  readonly lang: 'ja' | 'en';
  readonly drawing: string;
}

/** A part of the paper on its page. */
function Part({ part, lang, drawing }: PartProps) {
  const words = PAPER_WORDS[lang];
  const { size, line } = PAPER_LOOKS[part.kind];
  const margins = { marginBlock: `${part.before / size}em ${part.after / size}em` };
  switch (part.kind) {
    case 'drawing':
      return (
        <Box sx={{ ...margins, paddingInlineStart: `${(PAPER_COLUMNS.label + 2 * PAPER_COLUMNS.cell) / size}em` }}>
          <DrawnSignature path={drawing} label={words.drawn} />
        </Box>
      );
    case 'item':
      return (
        <Box sx={{ ...margins, display: 'grid', gridTemplateColumns: `${PAPER_COLUMNS.mark / size}em minmax(0, 1fr)` }}>
          {part.isAgreed === null || part.mark === '' ? (
            <span>{part.mark}</span>
          ) : (
            <span role="img" aria-label={part.isAgreed ? words.agreed : words.notAgreed}>
              {part.mark}
            </span>
          )}
          <Lines lines={part.lines} />
        </Box>
      );
    case 'fact':
      return (
        <Box
          data-row
          sx={{
            ...margins,
            display: 'grid',
            gridTemplateColumns: `${PAPER_COLUMNS.label / size}em minmax(0, 1fr)`,
            columnGap: `${(2 * PAPER_COLUMNS.cell) / size}em`,
            paddingInline: `${PAPER_COLUMNS.cell / size}em`,
            paddingBlock: `${2.5 / size}em`,
            borderBlock: '1px solid #767676',
            // One line between two rows; what stands apart has its own.
            ...(part.before === 0 ? { '[data-row] + &': { borderBlockStart: 0 } } : {}),
            [NARROW]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
          }}
        >
          <Lines lines={part.label} isLabel />
          <Lines lines={part.lines} />
        </Box>
      );
    default: {
      const align = { title: 'center', day: 'end' }[part.kind as string] ?? 'start';
      return (
        <Box
          component={HEADS[part.kind]}
          sx={{ ...margins, fontSize: `${size / LOOK.size}em`, lineHeight: line / size, textAlign: align }}
        >
          <Lines lines={part.lines} />
        </Box>
      );
    }
  }
}

function Lines({ lines, isLabel = false }: { readonly lines: readonly Line[]; readonly isLabel?: boolean }) {
  const content = lines.map(({ spans, endsHere }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
    <WrittenLine key={index} data-ends={endsHere && index < lines.length - 1 ? '' : undefined}>
      {/* biome-ignore lint/suspicious/noArrayIndexKey: parts of a line have nothing else to tell them apart */}
      {spans.map(({ text, isStrong }, at) => (isStrong ? <strong key={at}>{text}</strong> : text))}
    </WrittenLine>
  ));
  return isLabel ? <Label>{content}</Label> : <span>{content}</span>;
}

const Label = styled('span')({ fontWeight: 700 });

/** 令和8年11月21日　2026/11/21(土) · Sat 21 Nov 2026 (令和8年11月21日), as the PDF has it. */
function dayWithEra(day: PlainDate, lang: 'ja' | 'en'): string {
  const [era, written] = [formatEraDay(day), formatDay(day, lang)];
  if (lang === 'ja') return `${era}　${written}`;
  return `${formatWeekday(day, 'en')} ${written.replace(/ \(.*/, '')} (${era})`;
}

/** 令和8年12月（2026年12月） · December 2026 (令和8年12月), as the PDF has it. */
function monthWithEra(month: YearMonth, lang: 'ja' | 'en'): string {
  const [era, written] = [formatEraMonth(month), formatMonth(month, lang)];
  return lang === 'ja' ? `${era}（${written}）` : `${written} (${era})`;
}

/** A drawn signature as it stands on the paper; nothing where none was drawn. */
function DrawnSignature({ path, label }: { readonly path: string; readonly label: string }) {
  if (path === '') return null;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
      style={{ display: 'block', width: `${180 / PAPER_LOOKS.drawing.size}em`, maxWidth: '100%', height: 'auto' }}
    >
      <path d={path} fill="none" stroke="#111" strokeWidth={5} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
