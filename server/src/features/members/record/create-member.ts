import { createMember as operation } from '@madoguchi/contract/members/operations.ts';
import { refusedBy } from '../../../platform/db/change.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { findKnown } from '../../accounts/public.ts';
import { checkPlace } from './check-place.ts';
import { insertMember, nextNumber } from './record-store.ts';
import { tell } from './rewrite.ts';

/** Two who ask for the next number at once find the same one; the later of them asks again. */
const TRIES = 5;

/** An admin takes somebody in; they show in the list from their first day on. */
export const createMember = handle(operation, async ({ ground, input, now, commit }) => {
  await checkPlace(ground, input);
  const { zerosLost } = await findKnown(ground.pool, {
    emails: [],
    numbers: [input.employeeId],
    today: ground.clock.today(),
  });
  if (zerosLost.length > 0) refuse('invalid', { fields: [{ field: 'employeeId', code: 'zeros-lost' }] });
  for (let tried = 1; ; tried += 1) {
    const employeeId = input.employeeId === '' ? await nextNumber(ground.pool) : input.employeeId;
    const member = { ...input, employeeId };
    try {
      const done = await commit(
        insertMember,
        { ...member, id: uuidAt(now), at: now },
        { target: ['employee', employeeId], difference: member, answer: { employeeId, version: 1 } },
      );
      // Only a twin with the same key can have been faster; the platform answers with what it answered.
      if (done === null) return refuse('unavailable');
      tell(ground, employeeId);
      return done;
    } catch (error) {
      if (refusedBy(error) !== 'employees_number_key') throw error;
      if (input.employeeId !== '') refuse('invalid', { fields: [{ field: 'employeeId', code: 'number-taken' }] });
      if (tried === TRIES) throw error;
    }
  }
});
