import type { AskedQuestion } from '@madoguchi/contract/faq/model.ts';
import { closeQuestion, listMissedSearches, listQuestions } from '@madoguchi/contract/faq/operations.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { createLink, Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { AfterHead } from '../../../kit/AfterHead.tsx';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { useErrorSentence } from '../../../kit/use-error-sentence.ts';
import { formatDay, formatInstant } from '../../../platform/formats.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useRead, useWrite } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useFaqWords } from '../words.ts';
import { NEW } from './entry-values.ts';

const ReplyDialog = lazy(async () => ({ default: (await import('./ReplyDialog.tsx')).ReplyDialog }));
const ButtonLink = createLink(Button);
const MOST = 100;

/** Words and count in one line, one under the other on a phone: the button stays beside them. */
const SEARCH = { display: { xs: 'grid', sm: 'flex' }, alignItems: 'center', columnGap: 1 } as const;

/** On a phone the answer has a line of its own, and the two others share the next: three do not fit beside each other. */
const ANSWERS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& > *': { flexGrow: { xs: 1, sm: 0 } },
} as const;

/** `/apps/maintenance/faq/questions`: what people asked and nobody answered yet, and what they searched in vain (R32). */
export function QuestionsPage() {
  const t = useFaqWords();
  const up = <Link to={screenPath('faq.maintenance')}>{t('toList')}</Link>;
  return (
    <>
      <PageHeader title={t('questionsTitle')} up={up} />
      <AfterHead>
        <Box sx={{ display: 'grid', gap: 3, maxWidth: 800 }}>
          <OpenQuestions />
          <MissedSearches />
        </Box>
      </AfterHead>
    </>
  );
}

function OpenQuestions() {
  const t = useFaqWords();
  const { data, error, refetch } = useRead(listQuestions, { status: 'open', limit: MOST });
  const [replied, setReplied] = useState<AskedQuestion | null>(null);
  if (error) return <ErrorBand error={error} onRetry={() => void refetch()} />;
  return (
    <Card component="section" aria-label={t('questions')} aria-busy={data === undefined} sx={{ p: { xs: 2, sm: 3 } }}>
      {data?.rows.length === 0 ? <EmptyState icon="faq" text={t('questionsNone')} /> : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.rows.map((question) => (
          <Question key={question.id} question={question} onReply={() => setReplied(question)} />
        ))}
      </Box>
      {replied ? (
        <Suspense fallback={null}>
          <ReplyDialog key={replied.id} question={replied} onClose={() => setReplied(null)} />
        </Suspense>
      ) : null}
    </Card>
  );
}

function Question({ question, onReply }: { readonly question: AskedQuestion; readonly onReply: () => void }) {
  const t = useFaqWords();
  const language = useLanguage();
  const message = useMessages();
  const sentenceOf = useErrorSentence();
  const close = useWrite(closeQuestion);
  const { id, version, askedBy, askedAt, searched } = question;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1,
        '& + &': { mt: 2, pt: 2, borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{question.question}</Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t('askedBy', { moment: formatInstant(askedAt, language), name: askedBy })}
        {searched === '' ? '' : ` · ${t('searchedFor', { words: searched })}`}
      </Typography>
      <Box sx={ANSWERS}>
        <Button variant="outlined" size="small" onClick={onReply} sx={{ flexBasis: { xs: '100%', sm: 'auto' } }}>
          {t('reply')}
        </Button>
        <ButtonLink
          to={screenPath('faq.edit', { entryId: NEW })}
          search={{ question: question.question, from: id } as never}
          size="small"
        >
          {t('makeEntry')}
        </ButtonLink>
        <Button
          size="small"
          onClick={() =>
            close.mutate(
              { id, version },
              {
                onSuccess: () => message(t('closed'), 'success'),
                onError: (error) => message(sentenceOf(error), 'error'),
              },
            )
          }
        >
          {t('entry.close')}
        </Button>
      </Box>
    </Box>
  );
}

function MissedSearches() {
  const t = useFaqWords();
  const language = useLanguage();
  const { data, error, refetch } = useRead(listMissedSearches, {});
  if (error) return <ErrorBand error={error} onRetry={() => void refetch()} />;
  return (
    <Card component="section" aria-label={t('missedTitle')} aria-busy={data === undefined} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2">{t('missedTitle')}</Typography>
      {data?.searches.length === 0 ? <Typography>{t('missedNone')}</Typography> : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.searches.map(({ words, count, lastAt }) => (
          <Box
            component="li"
            key={words}
            sx={{ py: { xs: 0.5, sm: 1 }, display: 'flex', gap: 1, alignItems: 'center' }}
          >
            <Box sx={{ ...SEARCH, flex: 1, minWidth: 0 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{words}</Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {t('missedCount', { count, day: formatDay(tokyoDay(Date.parse(lastAt)), language) })}
              </Typography>
            </Box>
            <ButtonLink
              to={screenPath('faq.edit', { entryId: NEW })}
              search={{ question: words } as never}
              size="small"
              sx={{ flex: 'none' }}
              aria-label={`${t('makeEntry')}: ${words}`}
            >
              {t('makeEntry')}
            </ButtonLink>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
