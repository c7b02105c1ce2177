import type { FaqEntry } from '@madoguchi/contract/faq/model.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { underBase } from '../../../platform/base-path.ts';
import { formatDay } from '../../../platform/formats.ts';
import { inLanguage } from '../../../platform/in-language.ts';
import { useMessages } from '../../../platform/messages.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useFaqWords } from '../words.ts';
import { Helpful } from './Helpful.tsx';

const Markdown = lazy(async () => ({ default: (await import('../../../kit/Markdown.tsx')).Markdown }));

/** What is below an opened question: the answer, when it was changed, its link, whether it helped. */
export function Answer({ entry }: { readonly entry: FaqEntry }) {
  const t = useFaqWords();
  const language = useLanguage();
  const message = useMessages();
  const { text, lang } = inLanguage(entry.answer, entry.answerEn, language);
  async function copyLink(): Promise<void> {
    const link = `${window.location.origin}${underBase(screenPath('faq'))}#${entry.id}`;
    try {
      await navigator.clipboard.writeText(link);
      message(t('linkCopied'), 'success');
    } catch {
      message(t('notCopied'), 'error');
    }
  }
  return (
    <Box sx={{ px: 2, pb: 2, display: 'grid', gap: 2 }}>
      {lang === language ? null : (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('onlyJapanese')}
        </Typography>
      )}
      <Suspense fallback={null}>
        <Markdown text={text} lang={lang} />
      </Suspense>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'center',
          '@media print': { '& button, & [role=group]': { display: 'none' } },
        }}
      >
        <Helpful entry={entry} />
        <Button size="small" onClick={() => void copyLink()}>
          {t('copyLink')}
        </Button>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('updated', { day: formatDay(tokyoDay(Date.parse(entry.updatedAt)), language) })}
        </Typography>
      </Box>
    </Box>
  );
}
