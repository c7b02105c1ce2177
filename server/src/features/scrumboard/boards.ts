// The writes of boards and of whoever is on them.
import { rolesThatMay, tool } from '@madoguchi/contract/access.ts';
import { BOARD_TEMPLATES, type BoardTemplate, MOST_BOARD_MEMBERS } from '@madoguchi/contract/scrumboard/choices.ts';
import {
  addBoard as addOperation,
  changeBoard as changeOperation,
  copyBoard as copyOperation,
  eraseBoard as eraseOperation,
  markBoard as markOperation,
  putBoard as putOperation,
  removeMember as removeMemberOperation,
  setMember as setMemberOperation,
} from '@madoguchi/contract/scrumboard/operations.ts';
import { boardUri, includes } from '@madoguchi/contract/scrumboard/rules.ts';
import type { LabelColour } from '@madoguchi/contract/to-dos/choices.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { announce, boardFor, refuseFields, type Writing } from './access.ts';
import {
  countCardsOn,
  deleteMember,
  eraseBoardRow,
  findAttachedTo,
  findShownLists,
  insertBoard,
  updateBoard,
  updateBoardState,
  updateMarks,
  writeMember,
} from './boards-store.ts';
import { keysBetween } from './order-keys.ts';
import {
  findAccountsOn,
  findBoard,
  findCandidate,
  findLabels,
  findMembers,
  findPerson,
  findShownCards,
} from './store.ts';

interface Content {
  readonly title: string;
  readonly colour: LabelColour;
  readonly coverImages: boolean;
  readonly subscribed: boolean;
  readonly members?: readonly object[];
  readonly labels: readonly object[];
  readonly lists: readonly { readonly id: string; readonly title: string; readonly wipLimit: number | null }[];
  readonly cards?: readonly object[];
  readonly attachments?: readonly object[];
}

/** Writes a new board of the caller's. */
export async function writeBoard<Answer>(
  { ground, actor, now, commit }: Pick<Writing<Answer>, 'ground' | 'actor' | 'now' | 'commit'>,
  { title, colour, coverImages, subscribed, members = [], labels, lists, cards = [], attachments = [] }: Content,
  { id, answer, difference = {} }: { readonly id: string; readonly answer: Answer; readonly difference?: object },
) {
  const keys = keysBetween(null, null, lists.length) ?? [];
  const done = await commit(
    insertBoard,
    {
      ...{ id, title, uri: boardUri(title), colour, coverImages, subscribed, by: actor.accountId, at: now },
      members: JSON.stringify(members),
      labels: JSON.stringify(labels),
      lists: JSON.stringify(lists.map((list, nth) => ({ ...list, position: keys[nth] }))),
      cards: JSON.stringify(cards),
      attachments: JSON.stringify(attachments),
    },
    { target: ['board', id], difference: { title, lists: lists.length, ...difference }, answer: answer as never },
  );
  await announce({ ground }, id);
  // Only a twin with the same key can have been faster; the platform answers with what it answered.
  return done ?? refuse('unavailable');
}

/** The lists and labels with which a board of a template begins, in the language of whoever makes it. */
function templateContent(template: BoardTemplate, language: 'ja' | 'en', now: string) {
  const { lists, labels } = BOARD_TEMPLATES[template];
  return {
    lists: lists.map((list) => ({
      ...{ id: uuidAt(now), title: list.title[language] },
      wipLimit: 'wipLimit' in list ? list.wipLimit : null,
    })),
    labels: labels.map(({ title, colour }) => ({ id: uuidAt(now), title: title[language], colour })),
  };
}

export const addBoard = handle(addOperation, async (context) => {
  const { input, now, language } = context;
  const { title, colour, template } = input;
  const id = uuidAt(now);
  return writeBoard(
    context,
    { title, colour, coverImages: true, subscribed: true, ...templateContent(template, language, now) },
    { id, answer: { id, version: 1, uri: boardUri(title) }, difference: { template } },
  );
});

export const copyBoard = handle(copyOperation, async (context) => {
  const { ground, actor, input, now } = context;
  const { boardId, title } = input;
  const { pool } = ground;
  const board = await boardFor(context, boardId, { role: 'view' });
  const [lists, labels, members, cards, attached] = await Promise.all([
    findShownLists(pool, boardId),
    findLabels(pool, boardId),
    findMembers(pool, boardId),
    findShownCards(pool, { account: actor.accountId, board: boardId }),
    findAttachedTo(pool, boardId),
  ]);
  const made = new Map<string, string>();
  /** The id in the copy of what has an id in the board. */
  const anew = (one: string) => {
    const known = made.get(one) ?? uuidAt(now);
    made.set(one, known);
    return known;
  };
  const live = labels.filter(({ isRemoved }) => !isRemoved);
  const shown = new Set(cards.map((card) => card.id));
  const id = uuidAt(now);
  return writeBoard(
    context,
    {
      ...{ title, colour: board.colour, coverImages: board.coverImages, subscribed: board.subscribed },
      members: members.flatMap((member) =>
        member.id === actor.accountId ? [] : [{ id: member.id, role: member.role }],
      ),
      labels: live.map((label) => ({ id: anew(label.id), title: label.title, colour: label.colour })),
      lists: lists.map((list) => ({ ...list, id: anew(list.id) })),
      cards: cards.map((card, nth) => ({
        ...card,
        ...{ id: anew(card.id), listId: anew(card.listId), number: nth + 1 },
        ...{ dueOn: card.due?.day ?? null, dueTime: card.due?.time ?? null },
        labelIds: card.labelIds.flatMap((label) => (live.some((one) => one.id === label) ? anew(label) : [])),
        coverId: card.coverId === null ? null : anew(card.coverId),
      })),
      attachments: attached
        .filter(({ card }) => shown.has(card))
        .map((one) => ({ id: anew(one.id), card: anew(one.card), copyOf: one.id })),
    },
    {
      id,
      answer: { id, version: 1, uri: boardUri(title) },
      difference: { copyOf: boardId, cards: cards.length },
    },
  );
});

export const changeBoard = handle(changeOperation, async (context) => {
  const { ground, actor, input, now, commit } = context;
  const { boardId, version } = input;
  const board = await boardFor(context, boardId, { role: 'edit' });
  const refuseStale = async () => {
    const current = await findBoard(ground.pool, { account: actor.accountId, board: boardId });
    return refuse('stale', { current });
  };
  if (board.version !== version) return refuseStale();
  const { title = board.title, colour = board.colour, coverImages = board.coverImages } = input;
  const uri = boardUri(title);
  const done = await commit(
    updateBoard,
    { id: boardId, version, title, uri, colour, coverImages, at: now },
    {
      target: ['board', boardId],
      difference: { title, colour, coverImages },
      answer: { id: boardId, version: version + 1, uri },
    },
  );
  if (done === null) return refuseStale();
  await announce(context, boardId);
  return done;
});

export const markBoard = handle(markOperation, async (context) => {
  const { actor, input, commit, standsAlready } = context;
  const { boardId } = input;
  const board = await boardFor(context, boardId, { role: 'view' });
  const { starred = board.starred, subscribed = board.subscribed } = input;
  const answer = { id: boardId, starred, subscribed };
  if (starred === board.starred && subscribed === board.subscribed) return standsAlready(answer);
  const done = await commit(
    updateMarks,
    { board: boardId, account: actor.accountId, starred, subscribed },
    { target: ['board', boardId], difference: { starred, subscribed }, answer },
  );
  if (done === null) return refuse('no-such-board');
  const event = { kind: 'changed', noun: 'scrumboard', id: boardId, version: null } as const;
  context.ground.live.announce(event, { rule: null, employeeId: null, accountId: actor.accountId });
  return done;
});

export const putBoard = handle(putOperation, async (context) => {
  const { ground, actor, input, now, commit, standsAlready } = context;
  const { boardId, state } = input;
  const board = await boardFor(context, boardId, { role: 'owner', evenDeleted: true });
  const cards = await countCardsOn(ground.pool, boardId);
  const answer = { id: boardId, state, cards };
  if (board.state === state) return standsAlready(answer);
  const done = await commit(
    updateBoardState,
    { id: boardId, state, by: actor.accountId, at: now },
    { target: ['board', boardId], difference: { title: board.title, from: board.state, to: state, cards }, answer },
  );
  if (done === null) return refuse('no-such-board');
  await announce(context, boardId);
  return done;
});

export const eraseBoard = handle(eraseOperation, async (context) => {
  const { ground, input, commit } = context;
  const { boardId } = input;
  const board = await boardFor(context, boardId, { role: 'owner', evenDeleted: true });
  if (board.state === 'live') return refuse('board-in-use');
  const [members, cards] = await Promise.all([
    findAccountsOn(ground.pool, boardId),
    countCardsOn(ground.pool, boardId),
  ]);
  const done = await commit(
    eraseBoardRow,
    { id: boardId },
    { target: ['board', boardId], difference: { title: board.title, cards }, answer: { id: boardId } },
  );
  if (done === null) return refuse('board-in-use');
  await announce(context, boardId, members);
  return done;
});

export const setMember = handle(setMemberOperation, async (context) => {
  const { ground, input, now, commit } = context;
  const { boardId, employeeId, role } = input;
  await boardFor(context, boardId, { role: 'owner' });
  const roles = rolesThatMay(tool('scrumboard'), await ground.tools.rules());
  const asked = { employee: employeeId, roles, today: ground.clock.today() };
  const members = await findMembers(ground.pool, boardId);
  const known = members.find((member) => member.employeeId === employeeId);
  // Somebody who is on the board already keeps a place there whatever became of their account.
  const account = known?.id ?? (await findCandidate(ground.pool, asked));
  if (account === null) return refuseFields([{ field: 'employeeId', code: 'no-board-account' }]);
  if (known === undefined && members.length >= MOST_BOARD_MEMBERS) {
    return refuseFields([{ field: 'employeeId', code: 'most-on-board', values: { max: MOST_BOARD_MEMBERS } }]);
  }
  const person = known ?? (await findPerson(ground.pool, account)) ?? refuse('not-found');
  const done = await commit(
    writeMember,
    { board: boardId, account, role, at: now },
    { target: ['board', boardId], difference: { member: account, role }, answer: { member: { ...person, role } } },
  );
  if (done === null) return refuse('last-owner');
  await announce(context, boardId);
  return done;
});

export const removeMember = handle(removeMemberOperation, async (context) => {
  const { ground, actor, input, now, commit } = context;
  const { boardId, memberId } = input;
  const board = await boardFor(context, boardId, { role: 'view' });
  if (memberId !== actor.accountId && !includes(board.role, 'owner')) return refuse('board-role');
  const members = await findMembers(ground.pool, boardId);
  if (!members.some(({ id }) => id === memberId)) return refuse('not-found');
  const done = await commit(
    deleteMember,
    { board: boardId, account: memberId, at: now },
    { target: ['board', boardId], difference: { member: memberId }, answer: { id: memberId } },
  );
  if (done === null) return refuse('last-owner');
  await announce(context, boardId, [memberId]);
  return done;
});
