import Typography from '@mui/material/Typography';
import { defineWords, useLanguage } from '../platform/words.ts';
import { writtenHere } from './device-times.ts';

const useTimeWords = defineWords({
  here: { ja: 'この端末の時刻では {{times}}', en: 'By the clock of this device: {{times}}' },
});

interface Props {
  /** Instants; null while one of them is not typed whole. */
  readonly span: { readonly start: string; readonly end: string } | null;
}

/** Says times of Tokyo by the clock of a device that is somewhere else; nothing on one that shows the same. */
export function TimesHere({ span }: Props) {
  const t = useTimeWords();
  const language = useLanguage();
  if (span === null || Date.parse(span.end) < Date.parse(span.start)) return null;
  const times = writtenHere(span, language);
  if (times === null) return null;
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      {t('here', { times })}
    </Typography>
  );
}
