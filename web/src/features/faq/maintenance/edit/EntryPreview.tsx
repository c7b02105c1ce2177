import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useDeferredValue, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormContext } from '../../../../ui/form/form-context.ts';
import { useFaqMaintenanceWords } from '../words.ts';

const Markdown = lazy(async () => ({ default: (await import('../../../../ui/Markdown.tsx')).Markdown }));

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** The entry as its readers will see it, a moment behind what is typed. */
export function EntryPreview() {
  const t = useFaqMaintenanceWords();
  const id = useId();
  const { form } = useFormContext();
  const watched: unknown[] = useWatch({
    control: form.control,
    name: ['question', 'answer', 'questionEn', 'answerEn'],
  });
  const [question = '', answer = '', questionEn = '', answerEn = ''] = useDeferredValue(watched).map(textOf);
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{
        p: { xs: 2, sm: 3 },
        position: { lg: 'sticky' },
        top: { lg: 72 },
        maxHeight: { lg: 'calc(100dvh - 160px)' },
        overflowY: 'auto',
      }}
      tabIndex={0}
    >
      <Typography id={id} variant="caption" component="h2" sx={{ color: 'text.secondary', mb: 1 }}>
        {t('preview')}
      </Typography>
      <Suspense fallback={null}>
        <Part question={question} answer={answer} lang="ja" />
        {questionEn === '' && answerEn === '' ? null : (
          <Box sx={{ mt: 3, pt: 3, borderTop: '1px solid', borderColor: 'divider' }}>
            <Part question={questionEn} answer={answerEn} lang="en" />
          </Box>
        )}
      </Suspense>
    </Card>
  );
}

function Part({ question, answer, lang }: { question: string; answer: string; lang: 'ja' | 'en' }) {
  const t = useFaqMaintenanceWords();
  return (
    <>
      <Typography variant="h3" component="p" lang={lang} sx={{ mb: 1 }}>
        {question === '' ? t('noQuestion') : question}
      </Typography>
      {answer === '' ? <Typography sx={{ color: 'text.secondary' }}>{t('previewEmpty')}</Typography> : null}
      <Markdown text={answer} lang={lang} />
    </>
  );
}
