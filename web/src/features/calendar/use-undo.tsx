// Says what was done with an event, with the button that takes it back.
import type { EventView } from '@madoguchi/contract/calendar/model.ts';
import { undoChange } from '@madoguchi/contract/calendar/operations.ts';
import Button from '@mui/material/Button';
import { useErrorSentence } from '../../kit/use-error-sentence.ts';
import { call } from '../../platform/call.ts';
import { ProblemError } from '../../platform/http/refusals.ts';
import { closeMessage, messages, useMessages } from '../../platform/messages.ts';
import { invalidate } from '../../platform/query.ts';
import { useLanguage } from '../../platform/words.ts';
import { writtenSpan } from './event-times.ts';
import { useEventWords } from './words.ts';

const KEY = 'calendar.undo';

export function useUndo(): (text: string, undo: string, detail?: string) => void {
  const t = useEventWords();
  const language = useLanguage();
  const message = useMessages();
  const sentenceOf = useErrorSentence();

  function sentenceOfRefusal(error: unknown): string {
    const current = error instanceof ProblemError && error.body.code === 'stale' ? error.body.data.current : undefined;
    if (current === undefined) return sentenceOf(error);
    const now = current as EventView;
    return t('undo.refused', { event: `${writtenSpan(now, language)} ${now.title}` });
  }

  async function takeBack(id: string): Promise<void> {
    for (const { id: shown, key } of messages.get()) if (key === KEY) closeMessage(shown);
    try {
      await call(undoChange, { id });
      message(t('undone'), 'success', { key: KEY });
    } catch (error) {
      message(sentenceOfRefusal(error), 'error', { key: KEY });
    } finally {
      void invalidate(undoChange);
    }
  }

  return (text, undo, detail) => {
    const action = (
      <Button color="inherit" size="small" onClick={() => void takeBack(undo)}>
        {t('undo')}
      </Button>
    );
    message(text, 'success', { key: KEY, action, ...(detail === undefined ? {} : { detail }) });
  };
}
