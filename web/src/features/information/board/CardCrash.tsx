import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useReference } from '../../../platform/faults/use-reference.ts';
import { queryClient } from '../../../platform/query.ts';
import { useInformationWords } from '../words.ts';

/** In the place of a card that could not be drawn. The server is told of it, and answers the number that stands here (S8-02). */
export function CardCrash({ error, reset }: ErrorComponentProps) {
  const t = useInformationWords();
  const { value: reference } = useReference(error);
  const retry = () => {
    // What broke the card may be what it had read: it is read again.
    queryClient.removeQueries({ type: 'inactive' });
    reset();
  };
  return (
    <div role="alert">
      <Typography>{t('crashed')}</Typography>
      {reference !== null ? <Typography variant="caption">{t('reference', { reference })}</Typography> : null}
      <Button variant="outlined" size="small" sx={{ display: 'flex', mt: 1 }} onClick={retry}>
        {t('retry')}
      </Button>
    </div>
  );
}
