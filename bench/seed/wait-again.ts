// Puts back what was approved, so that a small database has as many requests to act on as a large one.
import type { ClientBase } from 'pg';
import { ACTOR, idOf } from './size.ts';

/** Makes the requests that the actor approved wait for them again. `subject` begins the update of the requests themselves, `r`. */
export function again(subject: string): (client: ClientBase) => Promise<void> {
  const text = `with turns as (update approval_tasks set status = 'pending', done_at = null, done_by_employee = null,
      done_by_name = null where employee_id = $1 and step = 1 and status = 'approved' returning approval_id),
    approval as (update approvals set status = 'in_progress', current_step = 1, version = 2
      from turns where approvals.id = turns.approval_id returning subject_id)
    ${subject} from approval where r.id = approval.subject_id`;
  return async (client) => {
    await client.query(text, [idOf('employee', ACTOR)]);
    // Removes dead rows, so that the next round does not step over them.
    await client.query('vacuum');
  };
}
