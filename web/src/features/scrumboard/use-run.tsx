// Writes of boards outside of forms: what was done is said with the button that takes it back, a refusal with its reason.
import type { InputOf, OutputOf, Write } from '@madoguchi/contract/operation.ts';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useErrorSentence } from '../../kit/use-error-sentence.ts';
import { call } from '../../platform/call.ts';
import { ProblemError } from '../../platform/http/refusals.ts';
import { isTypedIn, strokeOf } from '../../platform/keys/key-press.ts';
import { useKeys } from '../../platform/keys/use-keys.ts';
import { closeMessage, type MessageVariant, messages, sayMessage, useMessages } from '../../platform/messages.ts';
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

interface WayBack {
  readonly undo: () => Promise<unknown>;
  readonly undone: string;
}

/** Of the last act, for as long as nothing else was done after it. */
let wayBack: WayBack | null = null;

async function takeBack({ undo, undone }: WayBack): Promise<void> {
  for (const { id, key } of messages.get()) if (key === KEY) closeMessage(id);
  if ((await undo()) !== null) sayMessage(undone, 'success', { key: KEY });
}

/** Ctrl+Z takes back the last act, over an open card as well; within a text it is the text's own. */
export function useUndoKey(): void {
  const t = useBoardWords();
  useKeys(t('keys.title'), [{ keys: 'mod+z', label: t('undo'), run: null }]);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (wayBack === null || event.shiftKey || strokeOf(event) !== 'mod+z' || isTypedIn(event.target)) return;
      event.preventDefault();
      void takeBack(wayBack);
    };
    // An act of another page is not one of this one.
    wayBack = null;
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}

export function useRun() {
  const t = useBoardWords();
  const message = useMessages();
  const sentenceOf = useErrorSentence();

  const run: Run = async (operation, input) => {
    wayBack = null;
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

  /** For what is seen to be done, and not said: a tick that can be set again. */
  const mayTakeBack = (undo: WayBack['undo'], undone = t('undone')): WayBack => {
    wayBack = { undo, undone };
    return wayBack;
  };

  const say = (text: string, { variant = 'success', detail, undo, undone = t('undone') }: Said = {}) => {
    const more = detail === undefined ? {} : { detail };
    const back = undo === undefined ? null : mayTakeBack(undo, undone);
    const action =
      back === null ? null : (
        <Button color="inherit" size="small" onClick={() => void takeBack(back)}>
          {t('undo')}
        </Button>
      );
    message(text, variant, { ...more, ...(action === null ? {} : { key: KEY, action, hidesAfterMs: UNDO_SHOWN_MS }) });
  };

  return { run, say, mayTakeBack };
}
