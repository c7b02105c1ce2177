import { changeEnd as operation } from '@madoguchi/contract/accounts/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { administer, judged, refuseEarlyEnd } from '../administered.ts';
import { updateEnd } from '../store.ts';

/** A system person gives another account its last day, a later one or none; open sessions are judged by it at once. */
export const changeEnd = handle(operation, async (context) => {
  const { ground, input } = context;
  const today = ground.clock.today();
  const { role } = await judged(context, input.id, 'change-end');
  if (role === 'auditor' && input.endsOn === null)
    refuse('invalid', { fields: [{ field: 'endsOn', code: 'required' }], values: { n: 1 } });
  refuseEarlyEnd(input.endsOn, today);
  return administer(context, {
    action: 'change-end',
    prepared: updateEnd,
    values: { endsOn: input.endsOn, today },
    becomes: ({ state }) => state,
    noted: ({ endsOn }) => ({ endsOn: [endsOn, input.endsOn] }),
  });
});
