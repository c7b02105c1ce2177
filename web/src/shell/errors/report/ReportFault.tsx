import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useErrorWords } from '../words.ts';

const ReportForm = lazy(async () => ({ default: (await import('./ReportForm.tsx')).ReportForm }));

interface Props {
  /** The number that the page already has for what went wrong. */
  readonly reference: string | null;
  /** The page that it is about, where that is not the one that shows. */
  readonly path?: string;
}

/** The way to tell somebody: a form that arrives (S8-02). */
export function ReportFault({ reference, path }: Props) {
  const t = useErrorWords();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button variant="outlined" sx={{ mb: 3 }} onClick={() => setOpen(true)}>
        {t('report')}
      </Button>
    );
  }
  return (
    <Box sx={{ mb: 3 }}>
      <Suspense fallback={null}>
        <ReportForm reference={reference} {...(path === undefined ? {} : { path })} />
      </Suspense>
    </Box>
  );
}
