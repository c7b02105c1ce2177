import { LONGEST_DAYS } from '@madoguchi/contract/delegations/model.ts';
import { listDelegations as operation } from '@madoguchi/contract/delegations/operations.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import { handle } from '../../platform/http/handler.ts';
import { findOwn } from './store.ts';

/** Those that the caller gave, and those that the caller was offered; nothing that was over a year ago. */
export const listDelegations = handle(operation, async ({ ground, actor }) => {
  const employee = actor.employee?.id;
  if (employee === undefined) return { given: [], received: [] };
  const today = ground.clock.today();
  const found = await findOwn(ground.pool, { employee, today, since: addDays(today, -LONGEST_DAYS) });
  return {
    given: found.filter(({ from }) => from.employeeId === employee),
    received: found.filter(({ to }) => to.employeeId === employee),
  };
});
