// Screens follow what happens elsewhere: what changed is read again, and no timer asks.
import type { LiveEvent } from '@madoguchi/contract/live/model.ts';
import type { OperationId } from '@madoguchi/contract/operations.ts';
import { useEffect, useRef } from 'react';
import { useLive } from '../live.ts';
import { refresh } from '../query.ts';

/** Changes come in swarms, as submissions before a closing date; what one kind concerns is read at most this often. */
const GAP_MS = 400;

type Kind = LiveEvent['kind'];
type Reads = { readonly [Each in Kind]?: readonly OperationId[] };

const EVERY = () => true;

/** Reads again, by the kind of what the server tells of, as soon as it does; `concerns` leaves out what is none of the screen's. */
export function useLiveReads(reads: Reads, concerns: (event: LiveEvent) => boolean = EVERY): void {
  const waiting = useRef(new Map<Kind, { timer: ReturnType<typeof setTimeout>; isDue: boolean }>());

  function readAgain(kind: Kind, operations: readonly OperationId[]): void {
    void refresh(operations);
    const timer = setTimeout(() => {
      const isDue = waiting.current.get(kind)?.isDue ?? false;
      waiting.current.delete(kind);
      if (isDue) readAgain(kind, operations);
    }, GAP_MS);
    waiting.current.set(kind, { timer, isDue: false });
  }

  useLive((event) => {
    const operations = reads[event.kind];
    if (!operations || !concerns(event)) return;
    const gap = waiting.current.get(event.kind);
    if (gap) gap.isDue = true;
    else readAgain(event.kind, operations);
  });

  useEffect(() => {
    const gaps = waiting.current;
    return () => {
      for (const { timer } of gaps.values()) clearTimeout(timer);
      gaps.clear();
    };
  }, []);
}
