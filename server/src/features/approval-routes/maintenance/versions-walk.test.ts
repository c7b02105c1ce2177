// Whatever is published and ended in whatever order: the database holds what the newest word for each day was.
import {
  endRoute,
  listRoutes,
  publishRoute,
  saveRoute,
  showRoute,
} from '@madoguchi/contract/approval-routes/operations.ts';
import { holdsOn, phaseOn } from '@madoguchi/contract/approval-routes/phases.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { draftedRoute, routeText, TODAY } from '../../../../test/approval-routes.ts';
import { openWorld, type World } from '../../../../test/world.ts';

const DAYS = Array.from({ length: 16 }, (_, nth) => addDays(TODAY, nth));
const LONG = 60_000;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Command =
  | { readonly does: 'publish'; readonly from: number; readonly length: number | null }
  | { readonly does: 'end'; readonly on: number };

const within = fc.integer({ min: 0, max: 12 });
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    does: fc.constant('publish' as const),
    from: within,
    length: fc.option(fc.integer({ min: 1, max: 6 })),
  }),
  fc.record({ does: fc.constant('end' as const), on: within }),
);

/** The number of the version that each day has; null: none. A new word counts from its day on. */
type Model = readonly (number | null)[];

function after(model: Model, doing: Command, number: number): Model {
  const first = doing.does === 'publish' ? doing.from : doing.on;
  const end = doing.does === 'publish' && doing.length !== null ? first + doing.length : Number.POSITIVE_INFINITY;
  return model.map((before, day) => {
    if (day < first) return before;
    return doing.does === 'publish' && day < end ? number : null;
  });
}

it(
  'each day has the version that was published last for it, and never two [B3-01]',
  async () => {
    const run = async (commands: readonly Command[]) => {
      const system = world.as('system');
      let { id, version } = await draftedRoute(world);
      let model: Model = DAYS.map(() => null);
      let number = 0;
      for (const [nth, doing] of commands.entries()) {
        if (doing.does === 'end') {
          const { status, output } = await system(endRoute, { id, version, validTo: DAYS[doing.on] ?? TODAY });
          if (status !== 200) continue;
          version = output.version;
        } else {
          const [validFrom, validTo] = [
            DAYS[doing.from] ?? TODAY,
            doing.length === null ? null : addDays(TODAY, doing.from + doing.length),
          ];
          const draft = routeText({ validFrom, validTo, priority: nth + 1 });
          const saved = await system(saveRoute, { id, version, draft });
          const published = await system(publishRoute, { id, version: saved.output.version });
          expect(published.status).toBe(200);
          version = published.output.version;
          number += 1;
        }
        model = after(model, doing, number);
      }
      const { published, phase } = (await system(showRoute, { id })).output;
      const found = DAYS.map((day) => published.filter(({ text }) => holdsOn(text, day)).map((each) => each.number));
      expect(found).toEqual(model.map((each) => (each === null ? [] : [each])));
      expect(phase).toBe(
        phaseOn(
          published.map(({ text }) => text),
          TODAY,
        ),
      );
      const { rows } = (await system(listRoutes, { limit: 200 })).output;
      expect(rows.find((row) => row.id === id)?.phase).toBe(phase);
      await world.pool.query('update approval_routes set discarded_at = now()');
    };
    await fc.assert(fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 8 }), run), { numRuns: 40 });
  },
  LONG,
);
