import { endRoute as operation } from '@madoguchi/contract/approval-routes/operations.ts';
import { isOpenFrom, phaseOn, type RouteDays } from '@madoguchi/contract/approval-routes/phases.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { forgetRoutes } from '../public.ts';
import { announceRoute, maintained, refuseState } from './maintained.ts';
import { endVersions } from './routes-store.ts';

const endsAfter = ({ validTo }: RouteDays, day: string) => validTo === null || validTo > day;

const cutTo = ({ validFrom, validTo }: RouteDays, day: string): RouteDays =>
  endsAfter({ validFrom, validTo }, day)
    ? { validFrom, validTo: validFrom > day ? validFrom : day }
    : { validFrom, validTo };

/** No new request takes the route from the day on. What is under way goes on by the version it began with. */
export const endRoute = handle(operation, async ({ ground, actor, input, now, language, commit }) => {
  const { id, version, validTo: day } = input;
  const today = ground.clock.today();
  const before = await maintained(ground, id, version);
  const days = before.published.map(({ text }) => text);
  const open = days.filter((one) => isOpenFrom(one, today));
  if (open.length === 0) refuseState(before, language);
  const refuseDay = (code: string) => refuse('invalid', { fields: [{ field: 'validTo', code }], values: { n: 1 } });
  if (day < today) refuseDay('before-today');
  if (!open.some((one) => endsAfter(one, day))) refuseDay('ends-earlier');
  const done = await commit(
    endVersions,
    { id, version, day, by: actor.accountId, at: now },
    {
      target: ['approval-route', id],
      difference: { validTo: [days[0]?.validTo ?? null, day] },
      answer: {
        id,
        version: version + 1,
        phase: phaseOn(
          days.map((one) => cutTo(one, day)),
          today,
        ),
        updatedAt: now,
        updatedBy: actor.displayName,
      },
    },
  );
  if (done === null) return refuse('stale', { current: await maintained(ground, id) });
  forgetRoutes(ground);
  announceRoute(ground, id);
  return done;
});
