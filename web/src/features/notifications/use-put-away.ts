import type { Notification } from '@madoguchi/contract/notifications/model.ts';
import {
  dismissNotifications,
  listNotifications,
  markNotificationsRead,
} from '@madoguchi/contract/notifications/operations.ts';
import type { OutputOf } from '@madoguchi/contract/operation.ts';
import { call } from '../../platform/call.ts';
import { logFault } from '../../platform/log.ts';
import { useMessages } from '../../platform/messages.ts';
import { invalidate, queryClient } from '../../platform/query.ts';
import { useNotificationWords } from './centre/words.ts';

type Page = OutputOf<typeof listNotifications>;
type Chosen = { readonly ids: string[] } | { readonly upTo: string };

const isChosen = (chosen: Chosen, { id }: Notification) =>
  'ids' in chosen ? chosen.ids.includes(id) : id <= chosen.upTo;

/** Marks as read and puts away: shown at once, and shown as it was where the server could not keep it. */
export function usePutAway() {
  const t = useNotificationWords();
  const message = useMessages();

  async function change(
    operation: typeof markNotificationsRead | typeof dismissNotifications,
    chosen: Chosen,
    rowsOf: (rows: readonly Notification[]) => Notification[],
  ): Promise<void> {
    // A list that is on its way shows how it was before.
    await queryClient.cancelQueries({ queryKey: [listNotifications.id] });
    queryClient.setQueriesData<Page>(
      { queryKey: [listNotifications.id] },
      (page) => page && { ...page, rows: rowsOf(page.rows) },
    );
    try {
      await call(operation, chosen);
    } catch (error) {
      logFault('Notifications could not be changed', error);
      message(t('notChanged'), 'error', { key: 'notifications' });
    }
    await invalidate(operation);
  }

  return {
    // When it was read is shown nowhere: any instant will do until the server has said which.
    read: (chosen: Chosen) =>
      change(markNotificationsRead, chosen, (rows) =>
        rows.map((row) => (isChosen(chosen, row) ? { ...row, readAt: row.readAt ?? row.at } : row)),
      ),
    dismiss: (chosen: Chosen) =>
      change(dismissNotifications, chosen, (rows) => rows.filter((row) => !isChosen(chosen, row))),
  };
}
