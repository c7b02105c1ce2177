// Reservations of a resource from now on, and those of them that no longer fit its rules (B6-06).
import { INPUT_TEXTS } from '@madoguchi/contract/input-texts.ts';
import { say } from '@madoguchi/contract/message.ts';
import type { ReservationItem } from '@madoguchi/contract/reservations/model.ts';
import { listAhead as aheadOperation } from '@madoguchi/contract/resources/operations.ts';
import { misfits } from '@madoguchi/contract/resources/rules.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Asking } from '../../platform/record/record-kit.ts';
import { affectedBy } from '../reservations/public.ts';
import { findBookable } from './bookable-store.ts';

/** Later than any reservation. */
const END_OF_TIME = '9999-12-31T00:00:00.000Z';
/** So many are told one by one. */
const TOLD = 200;

/** Those that name the resource itself, in the order of their start. */
export async function reservedAhead(asking: Asking, id: string): Promise<ReservationItem[]> {
  const all = await affectedBy(asking, { resourceIds: [id], startsAt: asking.now, endsAt: END_OF_TIME });
  return all.filter(({ resources }) => resources.some(({ resourceId }) => resourceId === id));
}

export const listAhead = handle(aheadOperation, async (context) => {
  const { ground, now, language, input } = context;
  const [rules] = await findBookable(ground.pool, [input.id]);
  if (rules === undefined) return refuse('not-found');
  const items = await reservedAhead(context, input.id);
  const standing = items.map((item) => ({
    ...item,
    quantity: item.resources.find(({ resourceId }) => resourceId === input.id)?.quantity ?? 1,
  }));
  const found = misfits(rules, standing, { now, today: ground.clock.today() });
  const told = items.map((item) => {
    const fault = found.get(item.id);
    return { ...item, misfit: fault === undefined ? null : say(INPUT_TEXTS[fault.code], language, fault.values) };
  });
  const first = told.toSorted((a, b) => Number(a.misfit === null) - Number(b.misfit === null));
  return { reservations: first.slice(0, TOLD), count: items.length, misfits: found.size };
});
