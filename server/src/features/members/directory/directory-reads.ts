// What colleagues see of each other: the list, and one person's card.
import { may } from '@madoguchi/contract/access.ts';
import { listMembers as listOperation, showMember as showOperation } from '@madoguchi/contract/members/operations.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { writtenPage } from '../../../platform/list/list-store.ts';
import { findCard } from './card-store.ts';
import { directoryFor } from './directory-asked.ts';

export const listMembers = handle(listOperation, async ({ ground, actor, input }) => {
  const { after, limit } = input;
  const { readPage } = await directoryFor(ground, actor, input);
  return writtenPage(await readPage({ after, limit }));
});

export const showMember = handle(showOperation, async ({ ground, actor, input }) => {
  const asked = { number: input.employeeId, today: ground.clock.today(), isWhole: may(actor, 'admin') };
  return (await findCard(ground.pool, asked)) ?? refuse('not-found');
});
