// A text of a card that is saved by itself as it is typed, over what was seen of it: what somebody else made of it meanwhile is never lost.
import { changeCard } from '@madoguchi/contract/scrumboard/operations.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useErrorSentence } from '../../../kit/use-error-sentence.ts';
import { call } from '../../../platform/call.ts';
import { ProblemError } from '../../../platform/http/refusals.ts';
import { invalidate } from '../../../platform/query.ts';
import { pageTimers } from '../../../platform/timers.ts';

const REST_MS = 700;

export type TextField = 'title' | 'description';

interface Options {
  readonly cardId: string;
  readonly field: TextField;
  /** As the server has it. */
  readonly saved: string;
  /** Why the text cannot be saved; null where it can. */
  readonly faultOf: (text: string) => string | null;
}

const textIn = (current: unknown, field: TextField): string => {
  const value = (current as Partial<Record<TextField, unknown>> | null | undefined)?.[field];
  return typeof value === 'string' ? value : '';
};

export function useAutosave({ cardId, field, saved, faultOf }: Options) {
  const sentenceOf = useErrorSentence();
  const [text, setText] = useState(saved);
  /** The text over which the next saving goes. */
  const [base, setBase] = useState(saved);
  const [seen, setSeen] = useState(saved);
  const [theirs, setTheirs] = useState<string | null>(null);
  const [state, setState] = useState<'still' | 'saving' | 'saved'>('still');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isComposing, setComposing] = useState(false);
  const isSending = useRef(false);
  if (seen !== saved) {
    setSeen(saved);
    // While something is being typed, the change of another person is met when it is sent.
    if (text === base) setText(saved);
    if (text === base || text === saved) setBase(saved);
  }
  const isDirty = text !== base;
  const fault = isDirty ? faultOf(text) : null;

  async function send(over = base): Promise<void> {
    if (isSending.current || faultOf(text) !== null) return;
    isSending.current = true;
    setState('saving');
    setRefusal(null);
    try {
      await call(changeCard, { cardId, was: { [field]: over }, is: { [field]: text } });
      setBase(text);
      setTheirs(null);
      setState('saved');
      void invalidate(changeCard);
    } catch (error) {
      setState('still');
      if (error instanceof ProblemError && error.body.code === 'stale') meet(textIn(error.body.data.current, field));
      else setRefusal(sentenceOf(error));
    } finally {
      isSending.current = false;
    }
  }

  function meet(current: string): void {
    setTheirs(current === text ? null : current);
    if (current === text) setBase(current);
  }

  const onRest = useEffectEvent(() => void send());
  const waits = isDirty && !isComposing && fault === null && theirs === null && refusal === null;
  // Each key begins the rest anew.
  const resting = waits && state !== 'saving' ? text : null;
  useEffect(() => (resting === null ? undefined : pageTimers.after(REST_MS, onRest)), [resting]);

  // Whoever closes the card within the rest has typed it all the same.
  const onLeave = useEffectEvent(() => {
    if (waits && !isSending.current) {
      void call(changeCard, { cardId, was: { [field]: base }, is: { [field]: text } }).then(() =>
        invalidate(changeCard),
      );
    }
  });
  useEffect(() => () => onLeave(), []);

  return {
    text,
    theirs,
    state: isDirty && state === 'saved' ? 'still' : state,
    fault: fault ?? refusal,
    type: (typed: string) => {
      setText(typed);
      setRefusal(null);
    },
    compose: setComposing,
    /** The field was left: saved at once. */
    leave: () => {
      if (waits) void send();
    },
    keepMine: () => {
      if (theirs !== null) void send(theirs);
    },
    keepTheirs: () => {
      if (theirs === null) return;
      setText(theirs);
      setBase(theirs);
      setTheirs(null);
    },
  };
}
