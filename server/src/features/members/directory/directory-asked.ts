// What the member list is asked for, as its statements take it: departments with those below them, and who may see all.
import { may } from '@madoguchi/contract/access.ts';
import { MEMBER_LIST } from '@madoguchi/contract/members/lists.ts';
import type { MemberRow } from '@madoguchi/contract/members/model.ts';
import type { PageKey } from '@madoguchi/contract/values/page.ts';
import type { Ground } from '../../../platform/ground.ts';
import { type AskedState, askedState, type ListPage } from '../../../platform/list/list-question.ts';
import { everyRow } from '../../../platform/list/list-store.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { masterData, withThoseBelow } from '../../master-data/public.ts';
import { memberPages } from './member-pages-store.ts';
import { memberSearch } from './member-search.ts';

type Asked = AskedState<typeof MEMBER_LIST>;
type Narrowing = Parameters<typeof askedState<typeof MEMBER_LIST>>[1];

interface Place {
  readonly after: PageKey | undefined;
  readonly limit: number;
}

interface Directory {
  readonly asked: Asked;
  readonly readPage: (place: Place) => Promise<ListPage>;
}

/** The list as this person may see it. */
export async function directoryFor(ground: Ground, actor: Pick<Actor, 'roles'>, input: Narrowing): Promise<Directory> {
  const asked = askedState(MEMBER_LIST, input);
  const { lists } = await masterData(ground);
  const { isIndexed, ...search } = memberSearch(asked.q, lists.group);
  const { department } = asked.filters;
  const codes = Array.isArray(department) ? withThoseBelow(department, lists.group) : undefined;
  const filters = { ...asked.filters, ...(codes === undefined ? {} : { department: codes }) };
  const scope = { ...search, today: ground.clock.today(), isWhole: may(actor, 'admin') };
  const pages = isIndexed ? memberPages.byIndex : memberPages.throughAll;
  return { asked, readPage: (place) => pages(ground.pool, scope, { ...asked, filters, ...place }) };
}

/** Every row in order, for files. */
export function everyMember({ readPage }: Directory): AsyncGenerator<MemberRow> {
  return everyRow<MemberRow>(readPage);
}
