// Writes of boards outside of forms: what was done is said with the button that takes it back, a refusal with its reason.
import type { InputOf, OutputOf, Write } from '@madoguchi/contract/operation.ts';
import Button from '@mui/material/Button';
import { useErrorSentence } from '../../kit/use-error-sentence.ts';
import { call } from '../../platform/call.ts';
import { ProblemError } from '../../platform/http/refusals.ts';
import { closeMessage, type MessageVariant, messages, useMessages } from '../../platform/messages.ts';
import { invalidate } from '../../platform/query.ts';
import { useBoardWords } from './words.ts';

const KEY = 'scrumboard.undo';
/** So long the way back stands in sight. */
const UNDO_SHOWN_MS = 10_000;

export type Run = <Op extends Write>(operation: Op, input: InputOf<Op>) => Promise<OutputOf<Op> | null>;

interface Said {
  readonly variant?: MessageVariant | undefined;
  readonly detail?: string | undefined;
  /** Takes it back; null where that was refused. */
  readonly undo?: (() => Promise<unknown>) | undefined;
  /** Said once it is taken back. */
  readonly undone?: string | undefined;
}

export function useRun() {
  const t = useBoardWords();
  const message = useMessages();
  const sentenceOf = useErrorSentence();

  const run: Run = async (operation, input) => {
    try {
      const done = await call(operation, input);
      await invalidate(operation);
      return done;
    } catch (error) {
      // Of a field that is wrong, its own sentence says what to do.
      const [wrong] = error instanceof ProblemError ? error.body.data.fields : [];
      message(wrong?.message ?? sentenceOf(error), 'error');
      void invalidate(operation);
      return null;
    }
  };

  async function takeBack(undo: () => Promise<unknown>, undone: string): Promise<void> {
    for (const { id, key } of messages.get()) if (key === KEY) closeMessage(id);
    if ((await undo()) !== null) message(undone, 'success', { key: KEY });
  }

  const say = (text: string, { variant = 'success', detail, undo, undone = t('undone') }: Said = {}) => {
    const more = detail === undefined ? {} : { detail };
    const action =
      undo === undefined ? null : (
        <Button color="inherit" size="small" onClick={() => void takeBack(undo, undone)}>
          {t('undo')}
        </Button>
      );
    message(text, variant, { ...more, ...(action === null ? {} : { key: KEY, action, hidesAfterMs: UNDO_SHOWN_MS }) });
  };

  return { run, say };
}
