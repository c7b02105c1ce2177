// Writes of who takes a course, one after another: shown at once, and sent again while the server cannot be reached.
import type { InputOf, Write } from '@madoguchi/contract/operation.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useErrorSentence } from '../../../kit/use-error-sentence.ts';
import { call } from '../../../platform/call.ts';
import { OfflineError } from '../../../platform/http/refusals.ts';
import { useMessages } from '../../../platform/messages.ts';
import { invalidate } from '../../../platform/query.ts';
import { pageTimers } from '../../../platform/timers.ts';

interface Sending {
  readonly operation: Write;
  readonly input: object;
  /** The same for each try: the server carries it out once. */
  readonly key: string;
}

const AGAIN_MS = 4_000;

export interface SendingState {
  /** How many wait because the server could not be reached. */
  readonly unsent: number;
  send<Op extends Write>(operation: Op, input: InputOf<Op>): void;
  /** Tries again at once. Resolves with true when nothing is left to be sent. */
  flush(): Promise<boolean>;
}

export function useSending(): SendingState {
  const message = useMessages();
  const sentenceOf = useErrorSentence();
  const waiting = useRef<Sending[]>([]);
  const running = useRef<Promise<boolean> | null>(null);
  const [unsent, setUnsent] = useState(0);

  const work = useCallback(async (): Promise<boolean> => {
    let last: Write | null = null;
    for (let first = waiting.current[0]; first !== undefined; first = waiting.current[0]) {
      try {
        await call(first.operation, first.input as never, { key: first.key });
      } catch (error) {
        if (error instanceof OfflineError) {
          setUnsent(waiting.current.length);
          return false;
        }
        message(sentenceOf(error), 'error');
      }
      last = first.operation;
      waiting.current.shift();
    }
    setUnsent(0);
    if (last !== null) await invalidate(last);
    return true;
  }, [message, sentenceOf]);

  const flush = useCallback((): Promise<boolean> => {
    running.current ??= work().finally(() => {
      running.current = null;
    });
    return running.current;
  }, [work]);

  useEffect(() => {
    if (unsent === 0) return undefined;
    const again = () => void flush();
    window.addEventListener('online', again);
    const callOff = pageTimers.after(AGAIN_MS, again);
    return () => {
      window.removeEventListener('online', again);
      callOff();
    };
  });

  const send = useCallback(
    <Op extends Write>(operation: Op, input: InputOf<Op>) => {
      waiting.current.push({ operation, input, key: crypto.randomUUID() });
      void flush();
    },
    [flush],
  );
  return { unsent, send, flush };
}
