import { rolesThatMay } from '@madoguchi/contract/access.ts';
import type { DelegationView } from '@madoguchi/contract/delegations/model.ts';
import { offerDelegation as operation } from '@madoguchi/contract/delegations/operations.ts';
import { offerFaults } from '@madoguchi/contract/delegations/rules.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import { refusedBy } from '../../platform/db/change.ts';
import { writtenFacts } from '../../platform/facts/told-facts-store.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { delegationFact } from './news/delegation-fact.ts';
import { tell } from './own-delegation.ts';
import { findOwn, findParties, insertOffer, type Party } from './store.ts';

type Faults = readonly { readonly field: string; readonly code: string }[];

/** The delegate must be employed today and have an account that may approve. */
function delegateFaults(delegate: Party | undefined): Faults {
  if (!delegate?.isEmployed) return [{ field: 'to', code: 'not-employed' }];
  return delegate.mayDecide ? [] : [{ field: 'to', code: 'cannot-decide' }];
}

const refuseFields = (fields: Faults): never => refuse('invalid', { fields, values: { n: fields.length } });

const personOf = ({ employeeId, name, departmentName }: Party) => ({ employeeId, name, departmentName });

/** Offers to have somebody decide in the caller's name for some days. It holds once the other has accepted (B3-07). */
export const offerDelegation = handle(operation, async ({ ground, actor, input, now, commit }) => {
  const employeeId = actor.employee?.id ?? refuse('not-allowed');
  const today = ground.clock.today();
  const [parties, own] = await Promise.all([
    findParties(ground.pool, { ids: [employeeId, input.to], today, roles: rolesThatMay('staff') }),
    findOwn(ground.pool, { employee: employeeId, today, since: today }),
  ]);
  const [from, to] = [employeeId, input.to].map((id) => parties.find((party) => party.employeeId === id));
  const given = own.filter((one) => one.from.employeeId === employeeId);
  const faults = [...delegateFaults(to), ...offerFaults(input, { employeeId, today, given })];
  if (faults.length > 0 || from === undefined || to === undefined) return refuseFields(faults);
  const view: DelegationView = {
    ...input,
    id: uuidAt(now),
    version: 1,
    status: 'offered',
    from: personOf(from),
    to: personOf(to),
    offeredAt: now,
    answeredAt: null,
    endedAt: null,
    holdsToday: false,
  };
  try {
    const done = await commit(
      insertOffer,
      {
        ...input,
        id: view.id,
        from: employeeId,
        validTo: addDays(input.lastDay, 1),
        at: now,
        facts: writtenFacts([delegationFact('delegation-offered', view, 'delegate', now)]),
      },
      { target: ['delegation', view.id], difference: { ...input, from: from.name, to: to.name }, answer: view },
    );
    // Only a twin with the same key can have been faster; the platform answers with what it answered.
    if (done === null) return refuse('unavailable');
    tell(ground, view);
    return done;
  } catch (error) {
    // Another offer for these days came between; the database saw it.
    if (refusedBy(error) !== 'delegations_one_at_a_time') throw error;
    return refuseFields([{ field: 'validFrom', code: 'delegation-overlaps' }]);
  }
});
