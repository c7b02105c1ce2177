import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { useMessages } from '../../../../platform/messages.ts';
import type { GridSettings } from '../control/grid-host.ts';
import { useSheetWords } from '../words.ts';

/** Says what a paste brought; what the claim's limit left out can be copied on from the message. */
export function usePastedMessage(limit: number): GridSettings['onPasted'] {
  const t = useSheetWords();
  const message = useMessages();
  return useCallback(
    (lineCount, leftOut) => {
      if (leftOut.lineCount === 0) return message(t('paste.done', { count: lineCount }), 'success');
      const copy = () =>
        navigator.clipboard.writeText(leftOut.text).then(
          () => message(t('paste.rest-copied'), 'success'),
          () => message(t('paste.rest-not-copied'), 'error'),
        );
      const action = (
        <Button size="small" color="inherit" onClick={copy}>
          {t('paste.copy-rest')}
        </Button>
      );
      message(t('paste.partly', { count: lineCount, left: leftOut.lineCount, limit }), 'warning', { action });
    },
    [t, message, limit],
  );
}
