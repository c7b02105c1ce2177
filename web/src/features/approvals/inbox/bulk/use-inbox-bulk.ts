import type { InboxRow } from '@madoguchi/contract/approvals/model.ts';
import { approve } from '@madoguchi/contract/approvals/operations.ts';
import { useMemo } from 'react';
import type { BulkAction } from '../../../../kit/list/selection/bulk.ts';
import { call } from '../../../../platform/call.ts';
import { formatNumber } from '../../../../platform/formats.ts';
import { dropTurn, readAgain } from '../../decide/after-act.ts';
import { type SayInbox, useInboxWords } from '../words.ts';
import { type LeftOut, whyNotApproved, whyNotRead } from './left-out.ts';

/** At most so many at once (B3-06). */
const MOST = 100;

/** What can be done to many turns at once: approve with the sum told first, and have circulated ones read. */
export function useInboxBulk(): readonly BulkAction<InboxRow>[] {
  const t = useInboxWords();
  return useMemo(() => [bulk('approve', whyNotApproved, t), bulk('read', whyNotRead, t)], [t]);
}

function bulk(act: 'approve' | 'read', whyNot: (row: InboxRow) => LeftOut | null, t: SayInbox): BulkAction<InboxRow> {
  const nameOf = ({ requesterName, number }: InboxRow) => t('bulk.row', { name: requesterName, number });
  return {
    id: act,
    label: t(`bulk.${act}`),
    title: (count) => t(`bulk.${act}.title`, { count }),
    effect: (rows) => {
      const count = rows.length;
      const sum = formatNumber(rows.reduce((total, { amount }) => total + amount, 0));
      return act === 'approve' ? t('bulk.approve.effect', { count, sum }) : t('bulk.read.effect', { count });
    },
    plan: (rows) => ({
      rows: rows.filter((row) => whyNot(row) === null),
      leftOut: rows.flatMap((row) => {
        const reason = whyNot(row);
        return reason === null ? [] : [{ name: nameOf(row), text: t(`left.${reason}`) }];
      }),
    }),
    nameOf,
    run: async ({ approvalId, approvalVersion }) => {
      dropTurn(await call(approve, { id: approvalId, version: approvalVersion }));
      return null;
    },
    done: (count) => t(`bulk.${act}.done`, { count }),
    most: MOST,
    onEnd: readAgain,
  };
}
