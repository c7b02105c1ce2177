import { listFaq } from '@madoguchi/contract/faq/operations.ts';
import { inLanguage } from '@madoguchi/contract/in-language.ts';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { useRead } from '../../../platform/query.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useLanguage } from '../../../platform/words.ts';

const Markdown = lazy(async () => ({ default: (await import('../../../kit/Markdown.tsx')).Markdown }));

/** The questions that are for everybody, on the page of guests (B9-01); no card where there is none. */
export function PublicFaq() {
  const language = useLanguage();
  const headingId = useId();
  const title = useScreenTitle()('faq');
  const { data, error, refetch } = useRead(listFaq, {});
  const entries = data?.entries ?? [];
  if (entries.length === 0 && !error) return null;
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ p: { xs: 2, sm: 3 }, order: 2 }}>
      <Typography id={headingId} variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {entries.map(({ id, question, questionEn, answer, answerEn }) => {
        const [asked, said] = [inLanguage(question, questionEn, language), inLanguage(answer, answerEn, language)];
        return (
          <Accordion
            key={id}
            disableGutters
            variant="outlined"
            slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
          >
            <AccordionSummary
              id={`${id}-question`}
              aria-controls={`${id}-answer`}
              expandIcon={<Icon name="chevronDown" />}
              sx={{ typography: 'body1', '& .MuiAccordionSummary-content': { overflowWrap: 'anywhere' } }}
            >
              <span lang={asked.lang}>{asked.text}</span>
            </AccordionSummary>
            <AccordionDetails id={`${id}-answer`}>
              <Suspense fallback={null}>
                <Markdown text={said.text} lang={said.lang} />
              </Suspense>
            </AccordionDetails>
          </Accordion>
        );
      })}
    </Card>
  );
}
