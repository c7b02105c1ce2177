import type { InputOf } from '@madoguchi/contract/operation.ts';
import { type FrameChoice, merged } from '@madoguchi/contract/preferences/frame-fields.ts';
import { updateUser as operation } from '@madoguchi/contract/session/operations.ts';
import { handle, type WriteContext } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { changePerson, preferencesOf } from '../preferences/public.ts';
import { findAccount, userOf } from './store.ts';

/** The call names no version: where the frame saved at the same moment, what it kept is read and merged anew. */
const TRIES = 3;

const asJson = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value));

/** The account and its choices as they stand, and as the change leaves them. */
async function changed(
  { ground, actor }: Pick<WriteContext<typeof operation>, 'ground' | 'actor'>,
  { user }: InputOf<typeof operation>,
) {
  const [found, { frame, shortcuts }] = await Promise.all([
    findAccount(ground.pool, actor.accountId),
    preferencesOf(ground, actor),
  ]);
  const account = found ?? refuse('not-signed-in');
  const { displayName = account.display_name, shortcuts: chosen, settings = {} } = user.data;
  const { language = account.language, ...given } = settings;
  const framed = Object.keys(given).length === 0 ? undefined : merged(frame.value, given as FrameChoice);
  const answer = userOf({ ...account, display_name: displayName, language }, actor.provider, {
    frame: { ...frame, value: framed ?? frame.value },
    shortcuts: { ...shortcuts, value: chosen ?? shortcuts.value },
  });
  const difference = {
    displayName: [account.display_name, displayName],
    language: [account.language, language],
    ...(framed === undefined ? {} : { frame: [frame.value, framed] }),
    ...(chosen === undefined ? {} : { shortcuts: [shortcuts.value, chosen] }),
  };
  const choices = { frame: asJson(framed), shortcuts: asJson(chosen) };
  const versions = { frameVersion: frame.version, shortcutsVersion: shortcuts.version };
  return { values: { id: account.id, displayName, language, ...choices, ...versions }, difference, answer };
}

export const updateUser = handle(operation, async (context) => {
  const { ground, actor, input, now, commit } = context;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const { values, difference, answer } = await changed(context, input);
    const target = ['account', actor.accountId] as const;
    const done = await commit(changePerson, { ...values, at: now }, { target, difference, answer });
    ground.sessions.forget(actor.sessionId);
    if (done !== null) return done;
  }
  return refuse('unavailable', { retryAfterSeconds: 1 });
});
