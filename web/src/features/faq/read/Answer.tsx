import type { FaqEntry } from '@madoguchi/contract/faq/model.ts';
import { listFaq, rateFaq } from '@madoguchi/contract/faq/operations.ts';
import { inLanguage } from '@madoguchi/contract/in-language.ts';
import type { OutputOf } from '@madoguchi/contract/operation.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { Icon } from '../../../kit/Icon.tsx';
import { useErrorSentence } from '../../../kit/use-error-sentence.ts';
import { underBase } from '../../../platform/base-path.ts';
import { formatDay } from '../../../platform/formats.ts';
import { useMessages } from '../../../platform/messages.ts';
import { queryClient, useWrite } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useFaqWords } from '../words.ts';

const Markdown = lazy(async () => ({ default: (await import('../../../kit/Markdown.tsx')).Markdown }));

/** The content of an open question: the answer, the date of its last change, its link, and the rating. */
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

const KEY = [listFaq.id, {}] as const;

/** Shows the word at once; a refusal takes it back. */
function show(id: string, helpful: boolean | null): void {
  queryClient.setQueryData<OutputOf<typeof listFaq>>(
    KEY,
    (held) => held && { entries: held.entries.map((one) => (one.id === id ? { ...one, helpful } : one)) },
  );
}

/** Asks whether the answer helped; the newer word counts. */
function Helpful({ entry: { id, helpful } }: { readonly entry: FaqEntry }) {
  const t = useFaqWords();
  const message = useMessages();
  const sentenceOf = useErrorSentence();
  const rate = useWrite(rateFaq);

  function say(next: boolean): void {
    show(id, next);
    rate.mutate(
      { id, helpful: next },
      {
        onError: (error) => {
          show(id, helpful);
          message(sentenceOf(error), 'error');
        },
      },
    );
  }
  const button = (value: boolean, label: string) => (
    <Button
      size="small"
      variant={helpful === value ? 'contained' : 'outlined'}
      aria-pressed={helpful === value}
      startIcon={helpful === value ? <Icon name="tick" size={16} /> : undefined}
      onClick={() => say(value)}
    >
      {label}
    </Button>
  );
  return (
    <Box
      role="group"
      aria-label={t('helpful')}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('helpful')}
      </Typography>
      {button(true, t('yes'))}
      {button(false, t('no'))}
    </Box>
  );
}
