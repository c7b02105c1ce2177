// The dashboard follows what happens elsewhere: what changed is read again, no timer asks.
import { listAnnouncements, showAnnouncement } from '@madoguchi/contract/announcements/operations.ts';
import { countForReview } from '@madoguchi/contract/expense-claims/operations.ts';
import { showOpenMonths, showTasks } from '@madoguchi/contract/information/operations.ts';
import type { LiveEvent } from '@madoguchi/contract/live/model.ts';
import type { OperationId } from '@madoguchi/contract/operations.ts';
import { useEffect, useRef } from 'react';
import { useLive } from '../../platform/live.ts';
import { refresh } from '../../platform/query.ts';

/** Submissions come in swarms before a closing date; each card is read again at most this often. */
const GAP_MS = 400;

const READS = {
  'claim-changed': [showTasks.id, showOpenMonths.id, countForReview.id],
  'approvals-changed': [showTasks.id],
  'announcement-changed': [listAnnouncements.id, showAnnouncement.id, showTasks.id],
} as const satisfies Readonly<Record<string, readonly OperationId[]>>;

type Kind = keyof typeof READS;
const isNews = (kind: LiveEvent['kind']): kind is Kind => kind in READS;

/** Reads the cards again that a change concerns, as soon as the server tells of it. */
export function useNews(): void {
  const waiting = useRef(new Map<Kind, { timer: ReturnType<typeof setTimeout>; isDue: boolean }>());

  function readAgain(kind: Kind): void {
    void refresh(READS[kind]);
    const timer = setTimeout(() => {
      const isDue = waiting.current.get(kind)?.isDue ?? false;
      waiting.current.delete(kind);
      if (isDue) readAgain(kind);
    }, GAP_MS);
    waiting.current.set(kind, { timer, isDue: false });
  }

  useLive(({ kind }) => {
    if (!isNews(kind)) return;
    const gap = waiting.current.get(kind);
    if (gap) gap.isDue = true;
    else readAgain(kind);
  });

  useEffect(() => {
    const gaps = waiting.current;
    return () => {
      for (const { timer } of gaps.values()) clearTimeout(timer);
      gaps.clear();
    };
  }, []);
}
