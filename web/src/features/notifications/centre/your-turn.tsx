// The message of a notification that makes it the person's turn.
import type { Language } from '@madoguchi/contract/message.ts';
import { NOTIFICATION_KINDS } from '@madoguchi/contract/notifications/kinds.ts';
import type { Notification } from '@madoguchi/contract/notifications/model.ts';
import { notificationText } from '@madoguchi/contract/notifications/sentences.ts';
import Button from '@mui/material/Button';
import { sayMessage } from '../../../platform/messages.ts';
import { placeOf } from './place.ts';

interface Way {
  readonly label: string;
  readonly go: (place: NonNullable<ReturnType<typeof placeOf>>) => void;
}

/** Says it where it is worth a message, not only a number; with a button where it leads somewhere. */
export function sayYourTurn(newest: Notification, language: Language, { label, go }: Way): void {
  if (NOTIFICATION_KINDS[newest.kind].isYourTurn !== true) return;
  const place = placeOf(newest);
  const action = place ? (
    <Button color="inherit" size="small" onClick={() => go(place)}>
      {label}
    </Button>
  ) : undefined;
  sayMessage(notificationText(newest, 'title', language), 'info', { key: newest.id, ...(action ? { action } : {}) });
}
