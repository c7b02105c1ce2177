import { noteCrash } from '@madoguchi/contract/fault-reports/operations.ts';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { call } from '../call.ts';
import { crashNote } from '../crash-note.ts';
import { logFault } from '../log.ts';
import { whatFailed } from './what-failed.ts';

export interface ReferenceState {
  /** True when it is known by now if there is one. */
  readonly isSettled: boolean;
  readonly value: string | null;
}

/**
 * The number under which the server's log knows the error: that of a refusal, else the page tells the server of its crash
 * and gets one (S8-02). The same error is told once, however often its page is drawn.
 */
export function useReference(error: unknown): ReferenceState {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [state, setState] = useState<ReferenceState>({ isSettled: false, value: null });
  useEffect(() => {
    let isCurrent = true;
    void referenceOf(error, path).then((value) => {
      if (isCurrent) setState({ isSettled: true, value });
    });
    return () => {
      isCurrent = false;
    };
  }, [error, path]);
  return state;
}

const told = new WeakMap<object, Promise<string | null>>();

/** The same error is told once. */
export function referenceOf(error: unknown, path: string): Promise<string | null> {
  const failure = whatFailed(error);
  if (failure.kind === 'refused') return Promise.resolve(failure.reference);
  if (failure.kind === 'offline') return Promise.resolve(null);
  if (typeof error !== 'object' || error === null) return tell(error, path);
  const asked = told.get(error) ?? tell(error, path);
  told.set(error, asked);
  return asked;
}

async function tell(error: unknown, path: string): Promise<string | null> {
  try {
    return (await call(noteCrash, crashNote(error, path))).reference;
  } catch (cause) {
    logFault('The server could not be told of the crash', cause);
    return null;
  }
}
