import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormContext } from '../../../../ui/form/form-context.ts';
import { useMaintenanceWords } from '../words.ts';

const Markdown = lazy(async () => ({ default: (await import('../../../../ui/Markdown.tsx')).Markdown }));

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** The texts as their readers will see them, a moment behind what is typed. */
export function TextPreview() {
  const t = useMaintenanceWords();
  const { form } = useFormContext();
  const watched: unknown[] = useWatch({ control: form.control, name: ['title', 'body', 'titleEn', 'bodyEn'] });
  const [title = '', body = '', titleEn = '', bodyEn = ''] = useDeferredValue(watched).map(textOf);
  return (
    <Card
      component="section"
      aria-labelledby="announcement-preview"
      sx={{
        p: { xs: 2, sm: 3 },
        position: { lg: 'sticky' },
        top: { lg: 72 },
        maxHeight: { lg: 'calc(100dvh - 160px)' },
        overflowY: 'auto',
      }}
      tabIndex={0}
    >
      <Typography id="announcement-preview" variant="caption" component="h2" sx={{ color: 'text.secondary', mb: 1 }}>
        {t('preview')}
      </Typography>
      <Suspense fallback={null}>
        <Text title={title} body={body} lang="ja" />
        {titleEn === '' && bodyEn === '' ? null : (
          <Box sx={{ mt: 3, pt: 3, borderTop: '1px solid', borderColor: 'divider' }}>
            <Text title={titleEn} body={bodyEn} lang="en" />
          </Box>
        )}
      </Suspense>
    </Card>
  );
}

function Text({ title, body, lang }: { title: string; body: string; lang: 'ja' | 'en' }) {
  const t = useMaintenanceWords();
  return (
    <>
      <Typography variant="h3" component="p" lang={lang} sx={{ mb: 1 }}>
        {title === '' ? t('noTitle') : title}
      </Typography>
      {body === '' ? <Typography sx={{ color: 'text.secondary' }}>{t('previewEmpty')}</Typography> : null}
      <Markdown text={body} lang={lang} />
    </>
  );
}
