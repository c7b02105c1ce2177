import type { ReaderRow } from '@madoguchi/contract/announcements/model.ts';
import { remindReaders } from '@madoguchi/contract/announcements/operations.ts';
import { useMemo } from 'react';
import type { BulkAction } from '../../../../kit/list/selection/bulk.ts';
import { call } from '../../../../platform/call.ts';
import { invalidate } from '../../../../platform/query.ts';
import { useUser } from '../../../../platform/session.ts';
import { useAnnouncementWords } from '../../words.ts';

const nameOf = ({ name }: ReaderRow) => name;

/** Reminds the chosen people who have not confirmed it; one person is one chosen row (B9-01). */
export function useReaderBulk(id: string): readonly BulkAction<ReaderRow>[] {
  const t = useAnnouncementWords();
  const { employeeId: ownId } = useUser();
  return useMemo(() => {
    const whyNot = ({ employeeId, state }: ReaderRow) => {
      if (state !== 'unread') return 'remind.has-read';
      return employeeId !== null && employeeId === ownId ? 'remind.own' : null;
    };
    return [
      {
        id: 'remind',
        label: t('remind'),
        title: (count) => t('remind.title', { count }),
        effect: () => t('remind.effect'),
        plan: (rows) => ({
          rows: rows.filter((row) => whyNot(row) === null),
          leftOut: rows.flatMap((row) => {
            const reason = whyNot(row);
            return reason === null ? [] : [{ name: nameOf(row), text: t(reason) }];
          }),
        }),
        nameOf,
        run: async ({ accountId }) => {
          const { reminded } = await call(remindReaders, { id, accountIds: [accountId] });
          return reminded === 0 ? t('remind.already') : null;
        },
        done: (count) => t('remind.done', { count }),
        onEnd: () => void invalidate(remindReaders),
      },
    ];
  }, [id, ownId, t]);
}
