// Writes of the timeline outside of forms: a refusal is said with its reason, what was done with the button that takes it back.
import type { InputOf, OutputOf, Write } from '@madoguchi/contract/operation.ts';
import Button from '@mui/material/Button';
import { useErrorSentence } from '../../kit/use-error-sentence.ts';
import { call } from '../../platform/call.ts';
import { ProblemError } from '../../platform/http/refusals.ts';
import { closeMessage, messages, useMessages } from '../../platform/messages.ts';
import { invalidate } from '../../platform/query.ts';
import { useTimelineWords } from './words.ts';

const KEY = 'timeline.undo';
/** So long the way back stands in sight. */
const UNDO_SHOWN_MS = 10_000;

export function useAct() {
  const t = useTimelineWords();
  const message = useMessages();
  const sentenceOf = useErrorSentence();

  /** Null where it was refused. */
  const act = async <Op extends Write>(operation: Op, input: InputOf<Op>): Promise<OutputOf<Op> | null> => {
    try {
      const done = await call(operation, input);
      await invalidate(operation);
      return done;
    } catch (error) {
      const [wrong] = error instanceof ProblemError ? error.body.data.fields : [];
      message(wrong?.message ?? sentenceOf(error), 'error');
      void invalidate(operation);
      return null;
    }
  };

  const takeBack = async (undo: () => Promise<unknown>) => {
    for (const { id, key } of messages.get()) if (key === KEY) closeMessage(id);
    if ((await undo()) !== null) message(t('undone'), 'success', { key: KEY });
  };

  const say = (text: string, undo: () => Promise<unknown>) => {
    const action = (
      <Button color="inherit" size="small" onClick={() => void takeBack(undo)}>
        {t('undo')}
      </Button>
    );
    message(text, 'success', { key: KEY, action, hidesAfterMs: UNDO_SHOWN_MS });
  };

  return { act, say };
}
