import { DRAWING } from '@madoguchi/contract/onboarding/drawing.ts';
import { PAPER_WORDS } from '@madoguchi/contract/onboarding/paper-words.ts';
import type { FilledPaper } from '@madoguchi/contract/onboarding/rules.ts';
import type { TemplateBlock } from '@madoguchi/contract/onboarding/template-text.ts';
import { writtenAccounts } from '@madoguchi/contract/onboarding/written-accounts.ts';
import { isPlainDate } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { formatDay, formatEraDay, formatEraMonth, formatMonth, formatWeekday } from '../../../platform/formats.ts';
import { useSession } from '../../../platform/session.ts';
import { Spans } from './Spans.tsx';

/** Black on white in either scheme, in the proportions of A4: paper is not dark. */
const Sheet = styled('article')({
  boxSizing: 'border-box',
  width: '100%',
  minHeight: 'calc(100cqw * 297 / 210)',
  padding: 'calc(100cqw * 18 / 210)',
  background: '#fff',
  color: '#111',
  colorScheme: 'light',
  fontSize: 'clamp(11px, calc(100cqw * 3.7 / 210), 16px)',
  lineHeight: 1.7,
  boxShadow: '0 1px 4px rgb(0 0 0 / 0.3)',
  overflowWrap: 'anywhere',
  '& h2': { fontSize: '1.5em', textAlign: 'center', margin: '0 0 1em', lineHeight: 1.4 },
  '& h3': { fontSize: '1.1em', margin: '1em 0 0.3em' },
  '& h4': { fontSize: '1em', margin: '0.8em 0 0.2em' },
  '& p': { margin: '0 0 0.5em', whiteSpace: 'pre-line' },
  '@media print': { boxShadow: 'none', padding: 0, fontSize: '10.5pt' },
});

const ROW = { display: 'grid', gridTemplateColumns: '1.8em minmax(0, 1fr)', mb: '0.3em' } as const;
const FILLED = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  columnGap: '1em',
  borderBottom: '1px solid #888',
  py: '0.25em',
  whiteSpace: 'pre-line',
} as const;

interface Filled extends FilledPaper {
  readonly signedName: string;
  /** Blank where nothing was drawn. */
  readonly drawing: string;
  /** Null: not signed yet. */
  readonly signedOn: PlainDate | null;
}

interface Props {
  readonly title: string;
  readonly blocks: readonly TemplateBlock[];
  /** Without it, the paper is blank. */
  readonly filled?: Filled;
  readonly lang: 'ja' | 'en';
}

/** A paper as it is printed, from the blocks that also make its PDF. */
export function PaperSheet({ title, blocks, filled, lang }: Props) {
  const words = PAPER_WORDS[lang];
  const { company } = useSession();
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Sheet lang={lang} aria-label={title}>
        <h2>{title}</h2>
        <p style={{ textAlign: 'end' }}>{filled?.signedOn ? dayWithEra(filled.signedOn, lang) : words.noDay}</p>
        <p>{words.to(company)}</p>
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have nothing else to tell them apart
          <Block key={index} block={block} filled={filled} lang={lang} />
        ))}
        <Box sx={{ ...FILLED, mt: '1.5em', alignItems: 'end' }}>
          <span>{words.signature}</span>
          <span>
            <DrawnSignature path={filled?.drawing ?? ''} label={words.drawn} />
            {filled?.signedName}
          </span>
        </Box>
      </Sheet>
    </Box>
  );
}

interface BlockProps {
  readonly block: TemplateBlock;
  readonly filled: Filled | undefined;
  readonly lang: 'ja' | 'en';
}

function Block({ block, filled, lang }: BlockProps) {
  const words = PAPER_WORDS[lang];
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h3>
          <Spans text={block.text} />
        </h3>
      ) : (
        <h4>
          <Spans text={block.text} />
        </h4>
      );
    case 'paragraph':
      return (
        <p>
          <Spans text={block.text} />
        </p>
      );
    case 'entry':
      return (
        <Box sx={ROW}>
          <span>{block.mark}</span>
          <span>
            <Spans text={block.text} />
          </span>
        </Box>
      );
    case 'consent':
      return (
        <Box sx={ROW}>
          <span role="img" aria-label={filled?.agreed[block.key] ? words.agreed : words.notAgreed}>
            {filled?.agreed[block.key] ? '■' : '□'}
          </span>
          <span>
            <Spans text={block.text} />
            {block.isRequired ? '' : words.optional}
          </span>
        </Box>
      );
    case 'field': {
      const answer = filled?.answers[block.key] ?? '';
      return (
        <Box sx={FILLED}>
          <span>{block.text}</span>
          <span>{block.input === 'day' && isPlainDate(answer) ? dayWithEra(answer as PlainDate, lang) : answer}</span>
        </Box>
      );
    }
    case 'accounts':
      return <Accounts answers={filled?.answers ?? {}} lang={lang} />;
    case 'guardian':
      return (
        <>
          <Box sx={FILLED}>
            <span>{words.guardianName}</span>
            <span>{filled?.guardianName}</span>
          </Box>
          <Box sx={FILLED}>
            <span>{words.guardianRelation}</span>
            <span>{filled?.guardianRelation}</span>
          </Box>
        </>
      );
  }
}

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

/** The accounts that wages go to, row by row. */
function Accounts({ answers, lang }: { readonly answers: FilledPaper['answers']; readonly lang: 'ja' | 'en' }) {
  return writtenAccounts(answers, lang, monthWithEra).map(({ title, rows }) => (
    <Fragment key={title}>
      <h4>{title}</h4>
      {rows.map(([label, value]) => (
        <Box key={label} sx={FILLED}>
          <span>{label}</span>
          <span>{value}</span>
        </Box>
      ))}
    </Fragment>
  ));
}

/** A drawn signature as it stands on the paper; nothing where none was drawn. */
function DrawnSignature({ path, label }: { readonly path: string; readonly label: string }) {
  if (path === '') return null;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
      style={{ display: 'block', width: '15em', maxWidth: '100%', height: 'auto' }}
    >
      <path d={path} fill="none" stroke="#111" strokeWidth={5} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
