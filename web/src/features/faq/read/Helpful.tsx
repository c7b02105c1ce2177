import type { FaqEntry } from '@madoguchi/contract/faq/model.ts';
import { listFaq, rateFaq } from '@madoguchi/contract/faq/operations.ts';
import type { OutputOf } from '@madoguchi/contract/operation.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Icon } from '../../../kit/Icon.tsx';
import { useErrorSentence } from '../../../kit/use-error-sentence.ts';
import { useMessages } from '../../../platform/messages.ts';
import { queryClient, useWrite } from '../../../platform/query.ts';
import { useFaqWords } from '../words.ts';

const KEY = [listFaq.id, {}] as const;

/** Shows the word at once; a refusal takes it back. */
function show(id: string, helpful: boolean | null): void {
  queryClient.setQueryData<OutputOf<typeof listFaq>>(
    KEY,
    (held) => held && { entries: held.entries.map((one) => (one.id === id ? { ...one, helpful } : one)) },
  );
}

/** Asks whether the answer helped; the newer word counts. */
export function Helpful({ entry: { id, helpful } }: { readonly entry: FaqEntry }) {
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
