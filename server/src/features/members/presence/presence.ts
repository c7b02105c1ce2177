// Where people say that they are today: each for themselves (R23).
import {
  showPresence as showOperation,
  tellPresence as tellOperation,
} from '@madoguchi/contract/members/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { tell } from '../record/rewrite.ts';
import { findPresence, keepPresence } from './presence-store.ts';

export const showPresence = handle(showOperation, async ({ ground, actor }) =>
  actor.employee === null
    ? { presence: null, note: '' }
    : findPresence(ground.pool, actor.employee.id, ground.clock.today()),
);

export const tellPresence = handle(tellOperation, async ({ ground, actor, input, now, commit }) => {
  const employee = actor.employee ?? refuse('not-allowed');
  const { presence } = input;
  const note = presence === null ? '' : input.note.trim();
  const said = { presence, note };
  const done = await commit(
    keepPresence,
    { ...said, employee: employee.id, today: ground.clock.today(), at: now },
    { target: ['employee', employee.number], difference: said, answer: said },
  );
  tell(ground, employee.number);
  // Only a twin with the same key can have been faster; the platform answers with what it answered.
  return done ?? refuse('unavailable');
});
