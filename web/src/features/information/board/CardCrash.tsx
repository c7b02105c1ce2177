import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useInformationWords } from '../words.ts';

/** In the place of a card that could not be drawn. */
export function CardCrash({ reset }: ErrorComponentProps) {
  const t = useInformationWords();
  return (
    <div role="alert">
      <Typography sx={{ mb: 1 }}>{t('crashed')}</Typography>
      <Button variant="outlined" size="small" onClick={reset}>
        {t('retry')}
      </Button>
    </div>
  );
}
