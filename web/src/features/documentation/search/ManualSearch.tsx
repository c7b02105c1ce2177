import { type ManualPage, manualPage } from '@madoguchi/contract/documentation/pages.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { use, useMemo } from 'react';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { useLanguage } from '../../../platform/words.ts';
import { useManualWords } from '../words.ts';
import { loadIndex } from './load-index.ts';
import { excerptOf, markedParts } from './marks.ts';
import { type FoundPage, type SearchWord, searchManual, searchWordsOf } from './search-manual.ts';

interface Props {
  readonly q: string;
  readonly pages: readonly ManualPage[];
  readonly onChosen: () => void;
}

/** The pages that answer what is typed, the best first, each with the place where it does. */
export function ManualSearch({ q, pages, onChosen }: Props) {
  const t = useManualWords();
  const language = useLanguage();
  const index = use(loadIndex(pages, language));
  const words = useMemo(() => searchWordsOf(q), [q]);
  const found = useMemo(() => searchManual(index, words), [index, words]);
  return (
    <section aria-label={t('results')}>
      <Typography role="status" variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        {found.length === 0 ? '' : t('found', { count: found.length })}
      </Typography>
      {found.length === 0 ? (
        <EmptyState icon="search" text={t('none', { q })}>
          {t('noneHint')}
        </EmptyState>
      ) : null}
      <Box
        component="ol"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, '& mark': { color: 'inherit' } }}
      >
        {found.map((one) => (
          <li key={one.id}>
            <FoundLink found={one} words={words} onChosen={onChosen} />
          </li>
        ))}
      </Box>
    </section>
  );
}

interface FoundLinkProps {
  readonly found: FoundPage;
  readonly words: readonly SearchWord[];
  readonly onChosen: () => void;
}

function FoundLink({ found: { id, section }, words, onChosen }: FoundLinkProps) {
  const language = useLanguage();
  const page = manualPage(id);
  if (page === undefined) return null;
  return (
    <>
      <Link to={page.path} {...(section?.anchor ? { hash: section.anchor } : {})} onClick={onChosen}>
        <Marked text={page.title[language]} words={words} />
        {section === null ? null : (
          <>
            {language === 'ja' ? '：' : ': '}
            <Marked text={section.heading} words={words} />
          </>
        )}
      </Link>
      {section === null ? null : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Marked text={excerptOf(section.body, words)} words={words} />
        </Typography>
      )}
    </>
  );
}

/** A text with what a search found in it marked. */
function Marked({ text, words }: { readonly text: string; readonly words: readonly SearchWord[] }) {
  let at = 0;
  return markedParts(text, words).map((part) => {
    at += part.text.length;
    return part.isFound ? <mark key={at}>{part.text}</mark> : part.text;
  });
}
