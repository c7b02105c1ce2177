// What the page brings along for its visitor, so that its first screen need not ask for it.

import type { showTasks } from '../information/operations.ts';
import type { countNotifications } from '../notifications/operations.ts';
import type { OutputOf } from '../operation.ts';
import type { Session } from './model.ts';

/** Answers to what the frame asks on every screen, by operation; none for guests. */
export interface OpeningAnswers {
  readonly 'notifications.count'?: OutputOf<typeof countNotifications>;
  readonly 'information.show-tasks'?: OutputOf<typeof showTasks>;
}

export interface Opening {
  readonly session: Session;
  readonly answers: OpeningAnswers;
}
