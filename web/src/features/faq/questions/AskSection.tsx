import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useFaqWords } from '../words.ts';
import { OwnQuestions } from './OwnQuestions.tsx';

const AskDialog = lazy(async () => ({ default: (await import('./AskDialog.tsx')).AskDialog }));

/** When nothing fits: a question to the maintainers, and what one asked before with the answers. */
export function AskSection({ searched }: { readonly searched: string }) {
  const t = useFaqWords();
  const [isAsking, setAsking] = useState(false);
  return (
    <Card
      component="section"
      aria-label={t('unsolved')}
      sx={{ p: { xs: 2, sm: 3 }, '@media print': { display: 'none' } }}
    >
      <Typography variant="h2">{t('unsolved')}</Typography>
      <Typography sx={{ my: 1 }}>{t('unsolvedLead')}</Typography>
      <Button variant="contained" onClick={() => setAsking(true)}>
        {t('ask')}
      </Button>
      <OwnQuestions />
      {isAsking ? (
        <Suspense fallback={null}>
          <AskDialog searched={searched} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </Card>
  );
}
