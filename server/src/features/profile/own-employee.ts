import { refuse } from '../../platform/http/problem.ts';
import type { Actor, ActorEmployee } from '../../platform/session/actor.ts';

/** The employee behind the account; one without a record has no profile to keep. */
export function ownEmployee(actor: Actor): ActorEmployee {
  return actor.employee ?? refuse('not-allowed');
}
