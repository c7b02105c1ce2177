// The person at the counter, as this page knows them. Set by start, sign-in and sign-out; read by guards, calls and screens.
import type { Session } from '@madoguchi/contract/session/model.ts';
import { observable } from '../observable.ts';

/** `asking` until the server has said who this is; `failed` where it could not. */
export type SessionState =
  | { readonly phase: 'asking' }
  | { readonly phase: 'failed'; readonly error: unknown }
  | { readonly phase: 'known'; readonly session: Session };

export const sessionState = observable<SessionState>({ phase: 'asking' });

/** The server's time when it wrote this page, in milliseconds since the epoch; null for a page that came without its visitor. */
export const servedAtMs = observable<number | null>(null);

/** The opaque id of the signed-in person, `null` for a guest or before anybody is known. */
export function uidNow(): string | null {
  const state = sessionState.get();
  return state.phase === 'known' ? (state.session.user?.uid ?? null) : null;
}
