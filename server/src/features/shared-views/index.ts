// Handlers of shared views: who may open a list finds, shares and stops sharing its views.
import { may } from '@madoguchi/contract/access.ts';
import { MOST_SHARED_VIEWS, type SharedView } from '@madoguchi/contract/shared-views/model.ts';
import {
  endSharing,
  listSharedViews,
  type SHARED_VIEW_OPERATIONS,
  shareView,
} from '@madoguchi/contract/shared-views/operations.ts';
import { isSharedList, SHARED_LISTS } from '@madoguchi/contract/shared-views/shared-lists.ts';
import { type HandlersFor, handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { endSharedView, findSharedView, findSharedViews, insertSharedView, type SharedViewRow } from './store.ts';

/** A list that nobody knows any more is nobody's. */
function mayOpen(actor: Actor, list: string): boolean {
  return isSharedList(list) && may(actor, SHARED_LISTS[list]);
}

const mayEnd = (actor: Actor, { sharedById }: SharedViewRow) => sharedById === actor.accountId || may(actor, 'admin');

function viewOf(row: SharedViewRow, actor: Actor): SharedView {
  const { id, version, name, query, columns, sharedBy, sharedAt } = row;
  return { id, version, name, query, ...(columns ? { columns } : {}), sharedBy, sharedAt, mayEnd: mayEnd(actor, row) };
}

const sharedViewHandlers = {
  'shared-views.list': handle(listSharedViews, async ({ ground, actor, input: { list } }) => {
    if (!mayOpen(actor, list)) refuse('not-allowed');
    const rows = await findSharedViews(ground.pool, list);
    return { views: rows.map((row) => viewOf(row, actor)) };
  }),

  'shared-views.share': handle(shareView, async ({ ground, actor, input, now, commit }) => {
    const { list, query, columns } = input;
    const name = input.name.trim();
    if (!mayOpen(actor, list)) refuse('not-allowed');
    const shared = await findSharedViews(ground.pool, list);
    const full = shared.length >= MOST_SHARED_VIEWS;
    const values = { max: MOST_SHARED_VIEWS };
    if (full) refuse('invalid', { fields: [{ field: 'name', code: 'views-full', values }], values: { n: 1 } });
    const id = uuidAt(now);
    const done = await commit(
      insertSharedView,
      {
        id,
        list,
        name,
        query: JSON.stringify(query),
        columns: columns ? JSON.stringify(columns) : null,
        account: actor.accountId,
        accountName: actor.displayName,
        at: now,
      },
      {
        target: ['shared-view', id],
        difference: { list, name, query },
        answer: {
          id,
          version: 1,
          name,
          query,
          ...(columns ? { columns } : {}),
          sharedBy: actor.displayName,
          sharedAt: now,
          mayEnd: true,
        },
      },
    );
    return done ?? refuse('invalid', { fields: [{ field: 'name', code: 'view-taken' }] });
  }),

  'shared-views.end': handle(endSharing, async ({ ground, actor, input: { id, version }, now, commit }) => {
    const view = await findSharedView(ground.pool, id);
    if (view === null || !mayOpen(actor, view.list)) return refuse('not-found');
    if (!mayEnd(actor, view)) refuse('not-allowed');
    const done = await commit(
      endSharedView,
      { id, version, account: actor.accountId, at: now },
      { target: ['shared-view', id], difference: { list: view.list, name: view.name }, answer: { id } },
    );
    return done ?? refuse('stale', { current: viewOf(view, actor) });
  }),
} satisfies HandlersFor<typeof SHARED_VIEW_OPERATIONS>;

export const sharedViewsFeature = { handlers: sharedViewHandlers };
