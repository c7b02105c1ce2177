import type { NotificationKind } from '@madoguchi/contract/notifications/kinds.ts';
import type { RawBuilder } from 'kysely';

/** Of the notification `n`: whose it is, and what the calendar part of its mail counts. */
export interface PassingTo {
  /** The employee; null where the account has none. */
  readonly employee: RawBuilder<unknown>;
  /** The SEQUENCE of the event that the mail brings along; null where it brings none. */
  readonly sequence: RawBuilder<unknown>;
}

/** News that may be so no more by the time their mail goes out: a mail waits for as long as the mail server is down. */
export interface PassingNews {
  readonly kinds: readonly NotificationKind[];
  /** True where what `n` says of its subject is not so any more. Its mail is not sent; whatever changed it told its own news. */
  readonly isOver: (to: PassingTo) => RawBuilder<unknown>;
}
