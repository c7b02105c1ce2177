import { FAQ_CATEGORIES, type FaqCategory } from '@madoguchi/contract/faq/choices.ts';
import type { FaqEntry } from '@madoguchi/contract/faq/model.ts';
import { FAQ_CATEGORY_NAMES } from '@madoguchi/contract/faq/names.ts';
import { listFaq, noteMissedSearch, openFaq } from '@madoguchi/contract/faq/operations.ts';
import { inLanguage } from '@madoguchi/contract/in-language.ts';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useLocation } from '@tanstack/react-router';
import { memo, useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { AfterHead } from '../../../kit/AfterHead.tsx';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { useIsPrinting } from '../../../kit/list/rows/use-is-printing.ts';
import { SearchBox } from '../../../kit/list/tools/SearchBox.tsx';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { useRead, useWrite } from '../../../platform/query.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { pageTimers } from '../../../platform/timers.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useFaqWords } from '../words.ts';
import { Answer } from './Answer.tsx';
import { AskSection } from './AskSection.tsx';
import { foldEntries, rangesOf, searchFaq, searchWords } from './search-faq.ts';

interface Props {
  readonly entry: FaqEntry;
  readonly isOpen: boolean;
  /** The folded words of the search. */
  readonly words: readonly string[];
  readonly onToggle: (id: string, isOpen: boolean) => void;
}

/** A question that opens its answer; several may be open. Its id is its link. */
const QuestionLine = memo(function QuestionLine({ entry, isOpen, words, onToggle }: Props) {
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

const ALL = 'all';
const NOTHING: readonly never[] = [];

/** `/pages/faq` (S2-22, R39): questions by category, found by kana, kanji and romaji; what nothing answers is asked. */
export function FaqPage() {
  const t = useFaqWords();
  const title = useScreenTitle()('faq');
  const language = useLanguage();
  const { data, error, isPending, refetch } = useRead(listFaq, {});
  const [q, setQ] = useState('');
  const [category, setCategory] = useState<FaqCategory | typeof ALL>(ALL);
  const asked = useDeferredValue(q);
  const panelId = useId();

  const entries = data?.entries ?? NOTHING;
  const folded = useMemo(() => foldEntries(entries), [entries]);
  const words = useMemo(() => searchWords(asked), [asked]);
  const marked = useMemo(() => words.flatMap(({ written }) => written), [words]);
  const found = words.length === 0 ? entries : searchFaq(folded, words).map(({ entry }) => entry);
  const shown = category === ALL ? found : found.filter(({ faqCategory }) => faqCategory === category);
  const open = useOpenQuestions(
    shown.map(({ id }) => id),
    data !== undefined,
  );
  useMissedSearch(asked, data !== undefined && words.length > 0 && found.length === 0);

  const present = FAQ_CATEGORIES.filter((one) => entries.some(({ faqCategory }) => faqCategory === one));
  const groups = words.length > 0 ? [null] : present.filter((one) => category === ALL || one === category);
  return (
    <>
      <PageHeader
        title={title}
        actions={
          shown.length === 0 ? null : (
            <Button onClick={open.setAll}>{t(open.areAllOpen ? 'closeAll' : 'openAll')}</Button>
          )
        }
      />
      <AfterHead>
        {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
        {open.isGone ? <Typography role="status">{t('gone')}</Typography> : null}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
          <SearchBox q={q} label={t('search')} onSearch={setQ} />
          <Tabs
            value={category}
            variant="scrollable"
            aria-label={t('category')}
            onChange={(_event, next: FaqCategory | typeof ALL) => setCategory(next)}
          >
            <Tab value={ALL} aria-controls={panelId} label={t('allCategories')} />
            {present.map((one) => (
              <Tab key={one} value={one} aria-controls={panelId} label={FAQ_CATEGORY_NAMES[one][language]} />
            ))}
          </Tabs>
        </Box>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary', minHeight: '1.5em', mb: 1 }}>
          {words.length > 0 && shown.length > 0 ? t('found', { count: shown.length }) : ''}
        </Typography>
        {isPending ? <Skeleton variant="rounded" height={320} sx={{ maxWidth: 800, mb: 3 }} /> : null}
        {data && shown.length === 0 ? (
          <EmptyState icon="search" text={words.length > 0 ? t('noHit', { q: asked }) : t('none')} />
        ) : null}
        <Box
          id={panelId}
          role="tabpanel"
          aria-label={t('category')}
          aria-busy={isPending}
          sx={{ maxWidth: 800, display: 'grid', gap: 3 }}
        >
          {groups.map((group) => (
            <Box
              component="section"
              key={group ?? ALL}
              aria-label={group ? FAQ_CATEGORY_NAMES[group][language] : t('results')}
            >
              {shown.length === 0 ? null : (
                <Typography variant="h2" sx={{ mb: 1 }}>
                  {group ? FAQ_CATEGORY_NAMES[group][language] : t('results')}
                </Typography>
              )}
              {shown
                .filter(({ faqCategory }) => group === null || faqCategory === group)
                .map((entry) => (
                  <QuestionLine
                    key={entry.id}
                    entry={entry}
                    isOpen={open.isOpen(entry.id)}
                    words={marked}
                    onToggle={open.toggle}
                  />
                ))}
            </Box>
          ))}
          <AskSection searched={asked} />
        </Box>
      </AfterHead>
    </>
  );
}

/** How long a search without a hit rests before it counts: who is still typing has not searched yet. */
const REST_MS = 2_000;

/** Tells the maintainers, once a search, what was looked for and not found. */
function useMissedSearch(q: string, isMissed: boolean): void {
  const told = useRef(new Set<string>());
  const { mutate } = useWrite(noteMissedSearch);
  useEffect(() => {
    if (!isMissed || q === '' || told.current.has(q)) return undefined;
    return pageTimers.after(REST_MS, () => {
      told.current.add(q);
      mutate({ words: q.slice(0, 100).toWellFormed() });
    });
  }, [q, isMissed, mutate]);
}

const NONE: ReadonlySet<string> = new Set();

function useOpenQuestions(shown: readonly string[], isReady: boolean) {
  const linked = useLocation().hash;
  const isPrinting = useIsPrinting();
  const [open, setOpen] = useState(NONE);
  const { mutate: tellOpened } = useWrite(openFaq);

  const toggle = useCallback(
    (id: string, isOpen: boolean) => {
      if (isOpen) tellOpened({ id });
      setOpen((before) => {
        const next = new Set(before);
        if (isOpen) next.add(id);
        else next.delete(id);
        return next;
      });
    },
    [tellOpened],
  );
  const isLinked = isReady && linked !== '' && shown.includes(linked);
  useEffect(() => {
    if (!isLinked) return;
    toggle(linked, true);
    document.getElementById(`${linked}-question`)?.focus();
  }, [isLinked, linked, toggle]);

  const areAllOpen = shown.length > 0 && shown.every((id) => open.has(id));
  return {
    isOpen: (id: string) => isPrinting || open.has(id),
    toggle,
    areAllOpen,
    setAll: () => setOpen(areAllOpen ? NONE : new Set(shown)),
    /** Somebody followed a link to what is not here, or not for them. */
    isGone: isReady && linked !== '' && !isLinked,
  };
}
