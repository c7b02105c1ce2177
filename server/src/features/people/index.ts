// Finding people by name, kana or number, for whoever has to name a colleague.
import { findPeople as findOperation, type PEOPLE_OPERATIONS } from '@madoguchi/contract/people/operations.ts';
import { type HandlersFor, handle } from '../../platform/http/handler.ts';
import { findPeople } from './store.ts';

const find = handle(findOperation, async ({ ground, input }) => ({
  people: await findPeople(ground.pool, { ...input, today: ground.clock.today() }),
}));

const peopleHandlers = { 'people.find': find } satisfies HandlersFor<typeof PEOPLE_OPERATIONS>;

export const peopleFeature = { handlers: peopleHandlers };
