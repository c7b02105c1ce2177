// The message area (S6-06): one call says a sentence, the newest five are seen, each for six seconds.
import type { ReactNode } from 'react';
import { observable } from './observable.ts';

export type MessageVariant = 'success' | 'warning' | 'error' | 'info';
/** Which edge of the window it stands at, in the middle. */
export type MessageAnchor = 'top' | 'bottom';
export const AUTO_HIDE_MS = 6_000;
const MESSAGES_AT_ONCE = 5;

export interface Message {
  readonly id: number;
  readonly text: string;
  /** A second line, for what is told on the occasion: one event is one message. */
  readonly detail?: string;
  readonly variant: MessageVariant;
  readonly key?: string;
  readonly action?: ReactNode;
  /** Null: it stays until it is closed. */
  readonly hidesAfterMs: number | null;
  readonly anchor: MessageAnchor;
}

export interface MessageOptions {
  /** A message of the same key takes the place of the one shown. */
  readonly key?: string;
  /** A second line, for what is told on the occasion: one event is one message. */
  readonly detail?: string;
  /** A button of the message, for what can be undone or gone on with. */
  readonly action?: ReactNode;
  /** Milliseconds until it goes by itself, if 6,000 do not suit; null: never. */
  readonly hidesAfterMs?: number | null;
  readonly anchor?: MessageAnchor;
}

export type SayMessage = (text: string, variant?: MessageVariant, options?: MessageOptions) => void;

/** Oldest first. */
export const messages = observable<readonly Message[]>([]);
/** Messages that went by themselves and could still be acted on: the toolbar offers them while their page is open. */
export const shelved = observable<readonly Message[]>([]);
let lastId = 0;

/** Shows a message; a sixth pushes out the oldest. */
export const sayMessage: SayMessage = (text, variant = 'info', options = {}) => {
  lastId += 1;
  const { hidesAfterMs = AUTO_HIDE_MS, anchor = 'top' } = options;
  if (options.key !== undefined) shelved.set(shelved.get().filter(({ key }) => key !== options.key));
  const others = messages.get().filter(({ key }) => key === undefined || key !== options.key);
  messages.set([...others, { ...options, id: lastId, text, variant, hidesAfterMs, anchor }].slice(-MESSAGES_AT_ONCE));
};

export function closeMessage(id: number): void {
  messages.set(messages.get().filter((message) => message.id !== id));
}

/** The message's time is over: what could be pressed in it stays at hand. */
export function hideMessage(message: Message): void {
  closeMessage(message.id);
  if (message.action !== undefined) shelved.set([...shelved.get(), message].slice(-MESSAGES_AT_ONCE));
}

export function takeFromShelf(id: number): void {
  shelved.set(shelved.get().filter((message) => message.id !== id));
}

/** `const message = useMessages(); message(t('saved'), 'success')`. */
export function useMessages(): SayMessage {
  return sayMessage;
}
