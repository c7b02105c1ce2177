import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useDeferredValue, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormContext } from './form-context.ts';

const Markdown = lazyRouteComponent(() => import('../Markdown.tsx'), 'Markdown');

/** For a page that begins with it: the preview is drawn with the form then, not after it. */
export async function preloadPreview(): Promise<void> {
  await Markdown.preload?.();
}

interface Names {
  readonly heading: string;
  readonly body: string;
}

interface Props {
  /** The fields of each language. */
  readonly names: Readonly<Record<'ja' | 'en', Names>>;
  readonly words: {
    /** The name of the preview. */
    readonly label: string;
    /** In the place of a heading that is not written yet. */
    readonly untitled: string;
    /** In the place of a text that is not written yet. */
    readonly empty: string;
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** A heading and a Markdown text as their readers will see them, a moment behind what is typed; English once it is begun. */
export function TextPreview({ names: { ja, en }, words }: Props) {
  const id = useId();
  const { form } = useFormContext();
  const watched: unknown[] = useWatch({ control: form.control, name: [ja.heading, ja.body, en.heading, en.body] });
  const [heading = '', body = '', headingEn = '', bodyEn = ''] = useDeferredValue(watched).map(textOf);
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
        {words.label}
      </Typography>
      <Suspense fallback={null}>
        <Text heading={heading} body={body} lang="ja" words={words} />
        {headingEn === '' && bodyEn === '' ? null : (
          <Box sx={{ mt: 3, pt: 3, borderTop: '1px solid', borderColor: 'divider' }}>
            <Text heading={headingEn} body={bodyEn} lang="en" words={words} />
          </Box>
        )}
      </Suspense>
    </Card>
  );
}

interface TextProps extends Pick<Props, 'words'>, Names {
  readonly lang: 'ja' | 'en';
}

function Text({ heading, body, lang, words }: TextProps) {
  return (
    <>
      <Typography variant="h3" component="p" lang={lang} sx={{ mb: 1 }}>
        {heading === '' ? words.untitled : heading}
      </Typography>
      {body === '' ? <Typography sx={{ color: 'text.secondary' }}>{words.empty}</Typography> : null}
      <Markdown text={body} lang={lang} />
    </>
  );
}
