// The writes of cards: added, moved, changed field by field, and several at once.
import { MOST_CARDS, MOST_CHECK_ITEMS } from '@madoguchi/contract/scrumboard/choices.ts';
import type { CardAct, CardFields, SomeCardFields } from '@madoguchi/contract/scrumboard/model.ts';
import {
  actOnCards as actOperation,
  addCard as addOperation,
  changeCard as changeOperation,
  changeChecklists as checklistsOperation,
  moveCards as moveOperation,
  watchCard as watchOperation,
} from '@madoguchi/contract/scrumboard/operations.ts';
import { acted, checked, includes } from '@madoguchi/contract/scrumboard/rules.ts';
import { folded } from '@madoguchi/contract/values/folded.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { type Asking, cardFor, cardsFor, refuseFields, TRIES } from './access.ts';
import { isPictureOf, markWatch } from './attachments-store.ts';
import {
  type CardRecord,
  findCards,
  findLabels,
  findMembers,
  findPlacement,
  type Placement,
  type StoredCard,
} from './store.ts';
import { type Activity, type CardStep, placedIn, recordOf, writeSteps } from './write-cards.ts';

interface Where {
  readonly listId: string;
  readonly beforeId: string | null;
  readonly place?: number | undefined;
}

/** The list as a place for cards that the caller may put there. @throws Problem `not-found`, `board-role`, `invalid` */
export async function placementFor(
  { ground, actor }: Asking,
  { listId, beforeId, place }: Where,
  moved: readonly string[],
): Promise<Placement> {
  const placement = await findPlacement(ground.pool, {
    ...{ account: actor.accountId, list: listId, moved, beforeId, place: place ?? null },
  });
  if (placement === null || placement.boardState === 'deleted' || placement.state === 'deleted') {
    return refuse('not-found');
  }
  return includes(placement.role, 'edit') ? placement : refuse('board-role');
}

const refuseMany = (field: string) => refuseFields([{ field, code: 'most-on-board', values: { max: MOST_CARDS } }]);

const EMPTY = {
  ...{ description: '', due: null, labelIds: [], memberIds: [], checklists: [], coverId: null, link: null },
  ...{ doneAt: null, archivedAt: null, deletedAt: null },
} as const;

/** The part of a card that fits another board: its members there, and labels of the same name. */
async function fitting(
  { ground }: Pick<Asking, 'ground'>,
  { boardId, labelIds, memberIds }: Pick<CardRecord, 'boardId' | 'labelIds' | 'memberIds'>,
  target: string,
): Promise<Pick<CardRecord, 'labelIds' | 'memberIds'>> {
  if (boardId === target) return { labelIds, memberIds };
  const [here, there, members] = await Promise.all([
    findLabels(ground.pool, boardId),
    findLabels(ground.pool, target),
    findMembers(ground.pool, target),
  ]);
  const titles = here.filter(({ id }) => labelIds.includes(id)).map(({ title }) => folded(title));
  return {
    labelIds: there.filter(({ title, isRemoved }) => !isRemoved && titles.includes(folded(title))).map(({ id }) => id),
    memberIds: memberIds.filter((id) => members.some((member) => member.id === id)),
  };
}

export const addCard = handle(addOperation, async (context) => {
  const { ground, actor, input, now } = context;
  const { listId, title, copyOf } = input;
  const id = uuidAt(now);
  const [copied] =
    copyOf === undefined ? [] : await findCards(ground.pool, { account: actor.accountId, ids: [copyOf] });
  const isGone = copied === undefined || copied.deletedAt !== null || copied.boardState === 'deleted';
  if (copyOf !== undefined && isGone) return refuse('not-found');
  for (let tried = 0; tried < TRIES; tried += 1) {
    const placement = await placementFor(context, input, []);
    if (placement.cardsOfBoard >= MOST_CARDS) return refuseMany('title');
    const { positions, over } = await placedIn(context, placement, [id]);
    const content =
      copied === undefined
        ? EMPTY
        : {
            ...EMPTY,
            ...{ description: copied.description, due: copied.due, link: copied.link },
            checklists: copied.checklists.map((list) => ({
              ...{ id: uuidAt(now), title: list.title },
              items: list.items.map((item) => ({ ...item, id: uuidAt(now) })),
            })),
            ...(await fitting(context, copied, placement.boardId)),
          };
    const after: CardRecord = {
      ...{ id, version: 0, boardId: placement.boardId, listId, number: 0, position: positions[0] ?? '', title },
      ...{ ...content, createdAt: now },
    };
    const activities: Activity[] = [{ kind: copied === undefined ? 'added' : 'copied' }];
    const written = await writeSteps(context, [{ before: null, after, activities }], {
      // The number comes from the database.
      answer: { id, version: 1, listId } as never,
      difference: { list: listId },
      over: [over],
    });
    if (written !== null) return written;
  }
  return refuse('unavailable');
});

/** True where the cards stand, one after another and in this order, where they are to go. */
function standsThere(cards: readonly StoredCard[], { listId, before, liveAfter }: Placement): boolean {
  return cards.every(
    ({ listId: own, position }, nth) =>
      own === listId &&
      position > (cards[nth - 1]?.position ?? liveAfter ?? '') &&
      (before === null || position < before),
  );
}

/** Cards as they are after a move to a list, with what is told of it. */
async function movedSteps(
  context: Pick<Asking, 'ground'>,
  cards: readonly StoredCard[],
  { listId, boardId, title }: Placement,
  positions: readonly string[],
): Promise<CardStep[]> {
  return Promise.all(
    cards.map(async (card, nth): Promise<CardStep> => {
      const after = {
        ...recordOf(card),
        ...(await fitting(context, card, boardId)),
        ...{ boardId, listId, position: positions[nth] ?? '', number: card.boardId === boardId ? card.number : 0 },
      };
      const isElsewhere = card.listId !== listId;
      const activities: Activity[] = isElsewhere ? [{ kind: 'moved', said: { from: card.listTitle, to: title } }] : [];
      return { before: card, after, activities };
    }),
  );
}

export const moveCards = handle(moveOperation, async (context) => {
  const { input, standsAlready } = context;
  const { cardIds, listId, seenListId } = input;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const cards = await cardsFor(context, cardIds, { role: 'edit' });
    const placement = await placementFor(context, input, cardIds);
    const shown = cards.filter(({ archivedAt }) => archivedAt === null).length;
    const elsewhere = seenListId === undefined ? 0 : cards.filter((card) => card.listId !== seenListId).length;
    const answer = { moved: 0, elsewhere, listId, cards: placement.cards + shown };
    if (standsThere(cards, placement)) return standsAlready(answer);
    const isForeign = placement.boardId !== cards[0]?.boardId;
    if (isForeign && placement.cardsOfBoard + cards.length > MOST_CARDS) return refuseMany('listId');
    const { positions, over } = await placedIn(context, placement, cardIds);
    const written = await writeSteps(context, await movedSteps(context, cards, placement, positions), {
      answer: { ...answer, moved: cards.length },
      difference: { list: listId, cards: cards.length },
      over: [over],
    });
    if (written !== null) return written;
  }
  return refuse('unavailable');
});

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

const FIELD_ACTIVITIES = {
  title: 'renamed',
  description: 'described',
  due: 'due',
  link: 'linked',
  coverId: 'cover',
} as const satisfies Record<keyof CardFields, Activity['kind']>;
const FIELD_NAMES = Object.keys(FIELD_ACTIVITIES) as (keyof CardFields)[];

const fieldsOf = ({ title, description, due, link, coverId }: CardRecord): CardFields => ({
  ...{ title, description, due, link, coverId },
});

const dueSaid = (due: CardRecord['due']): Activity['said'] =>
  due === null ? {} : { due: due.time === null ? due.day : `${due.day} ${due.time}` };

/** The activities that tell of a change of fields. */
export function fieldActivities(before: CardRecord, after: CardRecord): Activity[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return FIELD_NAMES.filter((name) => canonical(was[name]) !== canonical(is[name])).map((name) => ({
    kind: FIELD_ACTIVITIES[name],
    said: name === 'due' ? (dueSaid(after.due) ?? {}) : {},
  }));
}

export const changeCard = handle(changeOperation, async (context) => {
  const { ground, input, standsAlready } = context;
  const { cardId, was, is } = input;
  const names = FIELD_NAMES.filter((name) => name in is && is[name] !== undefined);
  const isSame = (one: SomeCardFields) =>
    FIELD_NAMES.every((name) => (one[name] !== undefined) === names.includes(name));
  if (names.length === 0 || !isSame(was)) return refuseFields([{ field: 'was', code: 'same-fields' }]);
  if (typeof is.coverId === 'string' && !(await isPictureOf(ground.pool, { card: cardId, id: is.coverId }))) {
    // Of a card that one may not see nothing else is told.
    await cardFor(context, cardId, { role: 'edit' });
    return refuseFields([{ field: 'is.coverId', code: 'no-such-cover' }]);
  }
  for (let tried = 0; tried < TRIES; tried += 1) {
    const card = await cardFor(context, cardId, { role: 'edit' });
    const current = fieldsOf(card);
    const isAsSeen = (name: keyof CardFields) =>
      canonical(current[name]) === canonical(was[name]) || canonical(current[name]) === canonical(is[name]);
    if (!names.every(isAsSeen)) return refuse('stale', { current: { ...current, version: card.version } });
    const after = { ...recordOf(card), ...(is as Partial<CardFields>) };
    const activities = fieldActivities(card, after);
    if (activities.length === 0) return standsAlready({ id: cardId, version: card.version });
    const written = await writeSteps(context, [{ before: card, after, activities }], {
      answer: { id: cardId, version: card.version + 1 },
      difference: { fields: names },
    });
    if (written !== null) return written;
  }
  return refuse('unavailable');
});

/** The activity that tells of an act on a card; `name`: of its label or member. */
function activityOf(act: CardAct, name: string): Activity {
  switch (act.act) {
    case 'label':
      return { kind: act.on ? 'labelled' : 'unlabelled', said: { title: name } };
    case 'member':
      return { kind: act.on ? 'member-added' : 'member-removed', said: { name } };
    case 'due':
      return { kind: 'due', said: dueSaid(act.due) ?? {} };
    case 'done':
      return { kind: act.on ? 'done' : 'reopened' };
    case 'archive':
      return { kind: act.on ? 'archived' : 'unarchived' };
    case 'delete':
      return { kind: act.on ? 'deleted' : 'restored' };
    default:
      return act satisfies never;
  }
}

/** The name of the label or member that an act gives or takes. @throws Problem `invalid` where it is none of the board's */
async function nameIn({ ground }: Pick<Asking, 'ground'>, boardId: string, act: CardAct): Promise<string> {
  if (act.act === 'label') {
    const label = (await findLabels(ground.pool, boardId)).find(({ id }) => id === act.labelId);
    if (label === undefined || (label.isRemoved && act.on)) {
      return refuseFields([{ field: 'act.labelId', code: 'no-such-label' }]);
    }
    return label.title;
  }
  if (act.act !== 'member') return '';
  const member = (await findMembers(ground.pool, boardId)).find(({ id }) => id === act.memberId);
  if (member === undefined && act.on) return refuseFields([{ field: 'act.memberId', code: 'no-such-member' }]);
  return member?.name ?? '';
}

export const actOnCards = handle(actOperation, async (context) => {
  const { input, now, standsAlready } = context;
  const { cardIds, act } = input;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const cards = await cardsFor(context, cardIds, { role: 'edit', evenDeleted: act.act === 'delete' });
    const activity = activityOf(act, await nameIn(context, cards[0]?.boardId ?? '', act));
    const steps = cards.flatMap((card): CardStep[] => {
      const after = acted(recordOf(card), act, now);
      const isSame = canonical(after) === canonical(recordOf(card));
      return isSame ? [] : [{ before: card, after, activities: [activity] }];
    });
    const changedIds = steps.map(({ after }) => after.id);
    if (steps.length === 0) return standsAlready({ changedIds });
    const written = await writeSteps(context, steps, {
      answer: { changedIds },
      difference: { act: act.act, cards: steps.length },
    });
    if (written !== null) return written;
  }
  return refuse('unavailable');
});

export const changeChecklists = handle(checklistsOperation, async (context) => {
  const { input, standsAlready } = context;
  const { cardId, act } = input;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const card = await cardFor(context, cardId, { role: 'edit' });
    const checklists = checked(card.checklists, act);
    if (checklists === null) return refuse('not-found');
    if (checklists === 'too-many') {
      return refuseFields([{ field: 'act', code: 'most-on-card', values: { max: MOST_CHECK_ITEMS } }]);
    }
    const answer = { id: cardId, checklists: [...checklists] };
    if (canonical(checklists) === canonical(card.checklists))
      return standsAlready({ ...answer, version: card.version });
    const step = {
      before: card,
      after: { ...recordOf(card), checklists },
      activities: [{ kind: 'checklists' as const }],
    };
    const written = await writeSteps(context, [step], {
      answer: { ...answer, version: card.version + 1 },
      difference: { act: act.act },
    });
    if (written !== null) return written;
  }
  return refuse('unavailable');
});

export const watchCard = handle(watchOperation, async (context) => {
  const { ground, actor, input, commit, standsAlready } = context;
  const { cardId, on } = input;
  const card = await cardFor(context, cardId, { role: 'view' });
  const answer = { id: cardId, subscribed: on };
  const done = await commit(
    markWatch,
    { card: cardId, account: actor.accountId, on },
    { target: ['card', cardId], difference: { board: card.boardId, on }, answer },
  );
  if (done === null) return standsAlready(answer);
  const event = { kind: 'changed', noun: 'scrumboard', id: card.boardId, version: null } as const;
  ground.live.announce(event, { rule: null, employeeId: null, accountId: actor.accountId });
  return done;
});
