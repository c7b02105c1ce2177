// The source's calls for cards (S7-06): as the others, each holds for the newest state.
import { MOST_CARDS } from '@madoguchi/contract/scrumboard/choices.ts';
import type { Card } from '@madoguchi/contract/scrumboard/model.ts';
import {
  checklistsOfSource,
  dueOfSource,
  type NewSourceCard,
  type SourceList,
  sourceCardOf,
} from '@madoguchi/contract/scrumboard/source-board.ts';
import {
  addSourceCard as cardNewOperation,
  orderSourceCards as cardOrderOperation,
  removeSourceCard as cardRemoveOperation,
  updateSourceCard as cardUpdateOperation,
} from '@madoguchi/contract/scrumboard/source-operations.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { type Asking, boardFor, cardFor, refuseFields, TRIES } from './access.ts';
import { isPictureOf } from './attachments-store.ts';
import { fieldActivities, placementFor } from './cards.ts';
import { spacedOut } from './order-keys.ts';
import { readCards } from './reads-store.ts';
import { addressOf, listOn, listsOf } from './source-calls.ts';
import { type CardRecord, findLabels, findMembers, findOrder, findPlacement, type StoredCard } from './store.ts';
import { type Activity, type CardStep, placedIn, recordOf, writeSteps } from './write-cards.ts';

/** The faults of a card that names labels or members which its board has not, at the places where the call has them. */
async function refuseStrange(
  { ground }: Asking,
  boardId: string,
  under: string,
  { idLabels, idMembers }: Pick<NewSourceCard, 'idLabels' | 'idMembers'>,
  had: Pick<CardRecord, 'labelIds' | 'memberIds'> = { labelIds: [], memberIds: [] },
): Promise<void> {
  const [labels, members] = await Promise.all([findLabels(ground.pool, boardId), findMembers(ground.pool, boardId)]);
  const strangeLabel = (id: string) =>
    !had.labelIds.includes(id) && !labels.some((label) => label.id === id && !label.isRemoved);
  const strangeMember = (id: string) => !had.memberIds.includes(id) && !members.some((member) => member.id === id);
  const faults = [
    ...idLabels.flatMap((id, nth) =>
      strangeLabel(id) ? [{ field: `${under}.idLabels.${nth}`, code: 'no-such-label' as const }] : [],
    ),
    ...idMembers.flatMap((id, nth) =>
      strangeMember(id) ? [{ field: `${under}.idMembers.${nth}`, code: 'no-such-member' as const }] : [],
    ),
  ];
  if (faults.length > 0) refuseFields(faults);
}

export const addSourceCard = handle(cardNewOperation, async (context) => {
  const { input, now } = context;
  const { boardId, listId, data } = input;
  await listOn(context, boardId, listId);
  await refuseStrange(context, boardId, 'data', data);
  const id = uuidAt(now);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const placement = await placementFor(context, { listId, beforeId: null }, []);
    if (placement.cardsOfBoard >= MOST_CARDS) {
      return refuseFields([{ field: 'data', code: 'most-on-board', values: { max: MOST_CARDS } }]);
    }
    const { positions, over } = await placedIn(context, placement, [id]);
    const after: CardRecord = {
      ...{ id, version: 0, boardId, listId, number: 0, position: positions[0] ?? '', title: data.name },
      ...{ description: data.description, due: dueOfSource(data.due), labelIds: data.idLabels },
      ...{ memberIds: data.idMembers, checklists: checklistsOfSource(data.checklists), coverId: null, link: null },
      ...{ doneAt: null, archivedAt: null, deletedAt: null, createdAt: now },
    };
    const shown = { ...after, subscribed: false, attachments: [], comments: [] };
    const answer = sourceCardOf(shown as unknown as Parameters<typeof sourceCardOf>[0], addressOf);
    const step: CardStep = { before: null, after, activities: [{ kind: 'added' }] };
    const written = await writeSteps(context, [step], { answer, difference: { list: listId }, over: [over] });
    if (written !== null) return written;
  }
  return refuse('unavailable');
});

/** A card of the board. @throws Problem `not-found` where it is of another one */
async function cardOn(context: Asking, boardId: string, cardId: string): Promise<StoredCard> {
  await boardFor(context, boardId, { role: 'edit' });
  const card = await cardFor(context, cardId, { role: 'edit' });
  return card.boardId === boardId ? card : refuse('not-found');
}

export const updateSourceCard = handle(cardUpdateOperation, async (context) => {
  const { ground, actor, input } = context;
  const { boardId, card: sent } = input;
  const coverId = sent.idAttachmentCover === '' ? null : sent.idAttachmentCover;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const card = await cardOn(context, boardId, sent.id);
    await refuseStrange(context, boardId, 'card', sent, card);
    const isCover = coverId === null || (await isPictureOf(ground.pool, { card: card.id, id: coverId }));
    if (!isCover) return refuseFields([{ field: 'card.idAttachmentCover', code: 'no-such-cover' }]);
    const after: CardRecord = {
      ...recordOf(card),
      ...{ title: sent.name, description: sent.description, due: dueOfSource(sent.due), coverId },
      ...{ labelIds: sent.idLabels, memberIds: sent.idMembers, checklists: checklistsOfSource(sent.checklists) },
    };
    const full = (await readCards(ground.pool, { account: actor.accountId, ids: [card.id] })).get(card.id);
    if (full === undefined) return refuse('not-found');
    const shown = { ...(JSON.parse(full) as Card), ...after, subscribed: sent.subscribed };
    const activities: Activity[] = fieldActivities(card, after);
    const written = await writeSteps(context, [{ before: card, after, activities }], {
      answer: sourceCardOf(shown as unknown as Parameters<typeof sourceCardOf>[0], addressOf),
      difference: { fields: activities.map(({ kind }) => kind) },
      watch: sent.subscribed,
    });
    if (written !== null) return written;
  }
  return refuse('unavailable');
});

export const removeSourceCard = handle(cardRemoveOperation, async (context) => {
  const { input, now } = context;
  const { boardId, cardId } = input;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const card = await cardOn(context, boardId, cardId);
    const step: CardStep = {
      ...{ before: card, after: { ...recordOf(card), deletedAt: now } },
      activities: [{ kind: 'deleted' }],
    };
    const written = await writeSteps(context, [step], {
      answer: { boardId, cardId },
      difference: { act: 'delete', cards: 1 },
    });
    if (written !== null) return written;
  }
  return refuse('unavailable');
});

const ordersOf = (lists: readonly SourceList[]) => lists.map(({ id, idCards }) => `${id}:${idCards.join()}`);

export const orderSourceCards = handle(cardOrderOperation, async (context) => {
  const { ground, actor, input, standsAlready } = context;
  const { boardId, lists } = input;
  for (let tried = 0; tried < TRIES; tried += 1) {
    await boardFor(context, boardId, { role: 'edit' });
    const { lists: current, cards } = await listsOf(context, boardId);
    const isKnown = (id: string) => cards.some((card) => card.id === id);
    const listOf = (id: string) => current.find((list) => list.id === id);
    if (!lists.every(({ id, idCards }) => listOf(id) !== undefined && idCards.every(isKnown)))
      return refuse('not-found');
    const others = new Set(ordersOf(current));
    const changed = lists.filter((list) => !others.has(ordersOf([list])[0] ?? ''));
    const answer = { boardId, lists };
    if (changed.length === 0) return standsAlready(answer);
    const planned = await Promise.all(
      changed.map(async ({ id, idCards }) => {
        const asked = { account: actor.accountId, list: id, moved: idCards, beforeId: null, place: null };
        const placement = (await findPlacement(ground.pool, asked)) ?? refuse('not-found');
        const order = await findOrder(ground.pool, id);
        const first = order.find((one) => !idCards.includes(one.id))?.id ?? null;
        return { id, placement, keys: spacedOut(order, idCards, first) };
      }),
    );
    const planOf = (cardId: string) => planned.find(({ keys }) => keys.has(cardId));
    const steps = changed.flatMap(({ id, idCards }) =>
      idCards.flatMap((cardId): CardStep[] => {
        const card = cards.find((one) => one.id === cardId);
        const plan = planned.find((one) => one.id === id);
        if (card === undefined || plan === undefined || card.listId === id) return [];
        const after = { ...recordOf(card), listId: id, position: plan.keys.get(cardId) ?? '' };
        const said = { from: card.listTitle, to: plan.placement.title };
        return [{ before: card, after, activities: [{ kind: 'moved', said }] }];
      }),
    );
    // An order within a list alone is written with the first card that it names.
    const [one] = changed.flatMap(({ idCards }) => idCards);
    const main = cards.find(({ id }) => id === one);
    if (steps.length === 0 && main !== undefined) {
      const position = planOf(main.id)?.keys.get(main.id) ?? main.position;
      steps.push({ before: main, after: { ...recordOf(main), position }, activities: [] });
    }
    const stepped = new Set(steps.map(({ after }) => after.id));
    const written = await writeSteps(context, steps, {
      answer,
      difference: { lists: changed.length, cards: steps.length },
      over: planned.map(({ id, placement, keys }) => ({
        ...{ listId: id, order: placement.order },
        spaced: [...keys].flatMap(([cardId, position]) => (stepped.has(cardId) ? [] : [{ id: cardId, position }])),
      })),
    });
    if (written !== null) return written;
  }
  return refuse('unavailable');
});
