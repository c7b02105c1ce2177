import type { FaqEntry } from '@madoguchi/contract/faq/model.ts';
import { inLanguage } from '@madoguchi/contract/in-language.ts';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { memo } from 'react';
import { Icon } from '../../../kit/Icon.tsx';
import { useLanguage } from '../../../platform/words.ts';
import { Answer } from './Answer.tsx';
import { rangesOf } from './folded-text.ts';

interface Props {
  readonly entry: FaqEntry;
  readonly isOpen: boolean;
  /** The folded words of the search. */
  readonly words: readonly string[];
  readonly onToggle: (id: string, isOpen: boolean) => void;
}

/** A question that opens its answer; several may be open. Its id is its link. */
export const QuestionLine = memo(function QuestionLine({ entry, isOpen, words, onToggle }: Props) {
  const language = useLanguage();
  const { id } = entry;
  const { text, lang } = inLanguage(entry.question, entry.questionEn, language);
  return (
    <Accordion
      id={id}
      disableGutters
      variant="outlined"
      expanded={isOpen}
      onChange={(_event, next) => onToggle(id, next)}
      slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary
        id={`${id}-question`}
        aria-controls={`${id}-answer`}
        expandIcon={<Icon name="chevronDown" />}
        sx={{ typography: 'body1', '& .MuiAccordionSummary-content': { overflowWrap: 'anywhere' } }}
      >
        <span lang={lang}>
          <Marked text={text} words={words} />
        </span>
      </AccordionSummary>
      <AccordionDetails id={`${id}-answer`} sx={{ p: 0 }}>
        <Answer entry={entry} />
      </AccordionDetails>
    </Accordion>
  );
});

interface MarkedProps {
  readonly text: string;
  /** Folded; none marks nothing. */
  readonly words: readonly string[];
}

/** A text with what a search found in it marked, as it was written. */
function Marked({ text, words }: MarkedProps) {
  const ranges = words.length === 0 ? [] : rangesOf(text, words);
  if (ranges.length === 0) return text;
  const parts = ranges.flatMap(([from, to], index) => [
    text.slice(index === 0 ? 0 : ranges[index - 1]?.[1], from),
    <mark key={from}>{text.slice(from, to)}</mark>,
  ]);
  return (
    <>
      {parts}
      {text.slice(ranges.at(-1)?.[1])}
    </>
  );
}
