import { QUESTION_STATUS_NAMES } from '@madoguchi/contract/faq/names.ts';
import { listOwnQuestions } from '@madoguchi/contract/faq/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { formatInstant } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useFaqWords } from '../words.ts';

const AskDialog = lazy(async () => ({ default: (await import('./AskDialog.tsx')).AskDialog }));

/** When nothing fits: a question to the maintainers, and what one asked before with the answers. */
export function AskSection({ searched }: { readonly searched: string }) {
  const t = useFaqWords();
  const [isAsking, setAsking] = useState(false);
  return (
    <Card
      component="section"
      aria-label={t('unsolved')}
      sx={{ p: { xs: 2, sm: 3 }, '@media print': { display: 'none' } }}
    >
      <Typography variant="h2">{t('unsolved')}</Typography>
      <Typography sx={{ my: 1 }}>{t('unsolvedLead')}</Typography>
      <Button variant="contained" onClick={() => setAsking(true)}>
        {t('ask')}
      </Button>
      <OwnQuestions />
      {isAsking ? (
        <Suspense fallback={null}>
          <AskDialog searched={searched} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </Card>
  );
}

/** The newest of them are enough: an answer older than twenty questions is an old one. */
const NEWEST = 20;

/** The reader's own questions with their answers; nothing if there are none. */
function OwnQuestions() {
  const t = useFaqWords();
  const language = useLanguage();
  const { data, error, refetch } = useRead(listOwnQuestions, { limit: NEWEST });
  if (error && !data) return <ErrorBand error={error} onRetry={() => void refetch()} />;
  if (!data || data.rows.length === 0) return null;
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="h3">{t('own')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.rows.map(({ id, question, status, askedAt, answer, answeredBy, answeredAt, entryId }) => (
          <Box component="li" key={id} sx={{ py: 1.5, borderBottom: '1px solid', borderColor: 'divider' }}>
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{question}</Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {QUESTION_STATUS_NAMES[status][language]} · {t('askedAt', { moment: formatInstant(askedAt, language) })}
            </Typography>
            {answer === '' ? null : (
              <Typography sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {t('answer')}：{answer}
              </Typography>
            )}
            {answeredAt !== null && answeredBy !== null && answer !== '' ? (
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {t('answeredBy', { moment: formatInstant(answeredAt, language), name: answeredBy })}
              </Typography>
            ) : null}
            {entryId === null ? null : (
              <Typography>
                <a href={`#${entryId}`}>{t('toEntry')}</a>
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
