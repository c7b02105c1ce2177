import type { Download, InputOf } from '@madoguchi/contract/operation.ts';
import { readyPress } from '@madoguchi/contract/system/operations.ts';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { queryOf } from '../../platform/query.ts';
import { Icon } from '../Icon.tsx';
import { usePaperWords } from './words.ts';

/** Less than the press rests before it ends. */
const KEEPS_READY_MS = 4 * 60_000;

const PaperDialog = lazy(async () => ({ default: (await import('./PaperDialog.tsx')).PaperDialog }));

interface Props<Op extends Download> extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly operation: Op;
  readonly input: InputOf<Op>;
  /** Which paper this is: the dialog's title. */
  readonly title: string;
  /** The button's words, where it is one of several papers or what it prints is no request. */
  readonly label?: string;
}

/** Opens the paper of an operation, to be looked at, printed or kept. */
export function PaperButton<Op extends Download>({ operation, input, title, label, ...rest }: Props<Op>) {
  const t = usePaperWords();
  const [isOpen, setOpen] = useState(false);
  // The process that prints is started while the page is open, and is there when the paper is asked for.
  useQuery({ ...queryOf(readyPress, {}), staleTime: KEEPS_READY_MS, refetchInterval: KEEPS_READY_MS, retry: false });
  return (
    <>
      <Button
        variant="outlined"
        {...rest}
        startIcon={<Icon name="print" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label ?? t('preview')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PaperDialog operation={operation} input={input} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
