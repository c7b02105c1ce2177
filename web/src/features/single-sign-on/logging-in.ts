import { closeMessage, messages } from '../../platform/messages.ts';

/** One attempt after another is said once. */
export const LOGGING_IN = { key: 'logging-in' } as const;

/** The attempt was refused: nothing says any longer that it is under way. */
export function takeBackLoggingIn(): void {
  const said = messages.get().find(({ key }) => key === LOGGING_IN.key);
  if (said !== undefined) closeMessage(said.id);
}
