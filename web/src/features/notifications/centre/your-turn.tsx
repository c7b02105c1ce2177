// The message of a notification that makes it the person's turn.
import type { Language } from '@madoguchi/contract/message.ts';
import { NOTIFICATION_KINDS } from '@madoguchi/contract/notifications/kinds.ts';
import type { Notification } from '@madoguchi/contract/notifications/model.ts';
import { notificationText } from '@madoguchi/contract/notifications/sentences.ts';
import Button from '@mui/material/Button';
import type { useRouter } from '@tanstack/react-router';
import { sayMessage } from '../../../platform/messages.ts';
import { isAt, placeOf } from './place.ts';

type Router = Pick<ReturnType<typeof useRouter>, 'state' | 'navigate'>;

/** Says it where it is worth a message, not only a number; where it leads somewhere, with a button of that label. */
export function sayYourTurn(newest: Notification, language: Language, router: Router, label: string): void {
  if (NOTIFICATION_KINDS[newest.kind].isYourTurn !== true) return;
  const place = placeOf(newest);
  // The page that is open shows it: one event is one message.
  if (place && isAt(router.state.location, place)) return;
  const action = place ? (
    <Button color="inherit" size="small" onClick={() => void router.navigate(place)}>
      {label}
    </Button>
  ) : undefined;
  sayMessage(notificationText(newest, 'title', language), 'info', { key: newest.id, ...(action ? { action } : {}) });
}
