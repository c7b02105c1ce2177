// Boards (B9-05). Who is on a board sees it; its role says what else. What is of no board of the caller's is not found.
import * as z from 'zod';
import { tool } from '../access.ts';
import { listInput, listOutput } from '../list/list-input.ts';
import { read, write } from '../operation.ts';
import { Id, Version } from '../values/id.ts';
import { PlainDate } from '../values/plain-date.ts';
import { BOARD_ROLES, BOARD_STATES, BOARD_TEMPLATE_IDS, MOST_CARDS } from './choices.ts';
import { CARD_LIST } from './lists.ts';
import {
  Board,
  BoardLabel,
  BoardList,
  BoardMark,
  BoardMember,
  BoardPlace,
  BoardTile,
  BoardTitle,
  Card,
  CardAct,
  CardDue,
  CardIds,
  CardTitle,
  Checklist,
  ChecklistAct,
  Colour,
  LabelTitle,
  ListTitle,
  Removed,
  SomeCardFields,
  WipLimit,
} from './model.ts';

const MAY_USE = tool('scrumboard');
const OfBoard = z.strictObject({ boardId: Id });
const OfList = z.strictObject({ listId: Id });
const OfCard = z.strictObject({ cardId: Id });
/** The record that a write led to. */
const Written = z.object({ id: Id, version: Version });
const State = z.enum(BOARD_STATES);

/** The boards that the caller is on: those in use, archived ones, or those that can be restored; the last changed first. */
export const listBoards = read('scrumboard.boards', {
  at: ['GET', '/api/scrumboard/boards'],
  access: MAY_USE,
  input: z.strictObject({ state: State.default('live') }),
  output: z.object({ boards: z.array(BoardTile) }),
  refuses: [],
});

/**
 * A board without the texts of its cards. Of many come the first of each list, unless `all` asks for every one, or `since`, the `mark`
 * of an earlier answer, for those that changed (`withChanges`). A deleted board is shown while it can be restored.
 */
export const showBoard = read('scrumboard.board', {
  at: ['GET', '/api/scrumboard/boards/:boardId'],
  access: MAY_USE,
  input: OfBoard.extend({ all: z.literal('yes').optional(), since: BoardMark.optional() }),
  output: Board,
  refuses: ['no-such-board'],
});

/** Lists and cards of a board that are archived or deleted: the last first. */
export const listRemoved = read('scrumboard.removed', {
  at: ['GET', '/api/scrumboard/boards/:boardId/removed'],
  access: MAY_USE,
  input: OfBoard,
  output: z.object({ removed: z.array(Removed) }),
  refuses: ['no-such-board'],
});

/** Cards as rows: of one board, or of all; `mine`: those that the caller is a member of. Removed ones only where `removed` asks for them. */
export const listCards = read('scrumboard.cards', {
  at: ['GET', '/api/scrumboard/cards'],
  access: MAY_USE,
  input: z.strictObject({
    ...listInput(CARD_LIST),
    boardId: Id.optional(),
    mine: z.literal('yes').optional(),
    removed: z.literal('yes').optional(),
  }),
  output: listOutput(CARD_LIST),
  refuses: ['no-such-board'],
});

/** A card; a deleted one to the members of its board, for as long as it can be restored. */
export const showCard = read('scrumboard.card', {
  at: ['GET', '/api/scrumboard/cards/:cardId'],
  access: MAY_USE,
  input: OfCard,
  output: Card,
  refuses: ['not-found'],
});

/** The labels and members that a card can be given on its board. */
export const showChoices = read('scrumboard.choices', {
  at: ['GET', '/api/scrumboard/boards/:boardId/choices'],
  access: MAY_USE,
  input: OfBoard,
  output: Board.pick({ labels: true, members: true }),
  refuses: ['no-such-board'],
});

/** Boards with their lists to which the caller may move or add cards. */
export const listPlaces = read('scrumboard.places', {
  at: ['GET', '/api/scrumboard/places'],
  access: MAY_USE,
  input: z.strictObject({}),
  output: z.object({ boards: z.array(BoardPlace) }),
  refuses: [],
});

/** Cards due between two days, for the caller's calendar: those that they are a member of, or all of their boards. */
export const listDue = read('scrumboard.due', {
  at: ['GET', '/api/scrumboard/due'],
  access: MAY_USE,
  input: z.strictObject({ from: PlainDate, to: PlainDate, of: z.enum(['mine', 'boards']).default('mine') }),
  output: z.object({
    cards: z.array(
      z.object({
        ...{ id: Id, version: Version, boardId: Id, boardTitle: z.string(), boardUri: z.string() },
        ...{ title: z.string(), due: CardDue, isDone: z.boolean(), mayEdit: z.boolean() },
      }),
    ),
  }),
  refuses: [],
});

const MadeBoard = Written.extend({ uri: z.string() });

export const addBoard = write('scrumboard.add-board', {
  at: ['POST', '/api/scrumboard/boards'],
  access: MAY_USE,
  input: z.strictObject({
    title: BoardTitle,
    template: z.enum(BOARD_TEMPLATE_IDS).default('blank'),
    colour: Colour.default('blue'),
  }),
  output: MadeBoard,
  refuses: ['invalid'],
  records: 'board.added',
});

/** A new board of the caller's with all lists, labels, members and live cards, without comments and activity (SB9). */
export const copyBoard = write('scrumboard.copy-board', {
  at: ['POST', '/api/scrumboard/boards/:boardId/copy'],
  access: MAY_USE,
  input: OfBoard.extend({ title: BoardTitle }),
  output: MadeBoard,
  refuses: ['no-such-board', 'invalid'],
  records: 'board.added',
});

/** Fields that are not said stay. Whoever edits may; the rest of a board's settings is its owners'. */
export const changeBoard = write('scrumboard.change-board', {
  at: ['POST', '/api/scrumboard/boards/:boardId'],
  access: MAY_USE,
  input: OfBoard.extend({
    version: Version,
    title: BoardTitle.optional(),
    colour: Colour.optional(),
    coverImages: z.boolean().optional(),
  }),
  output: MadeBoard,
  refuses: ['no-such-board', 'board-role', 'stale'],
  records: 'board.changed',
});

/** The caller's own marks on a board: a star, and news of it. */
export const markBoard = write('scrumboard.mark-board', {
  at: ['POST', '/api/scrumboard/boards/:boardId/mark'],
  access: MAY_USE,
  input: OfBoard.extend({ starred: z.boolean().optional(), subscribed: z.boolean().optional() }),
  output: z.object({ id: Id, starred: z.boolean(), subscribed: z.boolean() }),
  refuses: ['no-such-board'],
  records: 'board.marked',
});

/** Archives, deletes or restores a board; its owners may. `cards`: how many are on it. */
export const putBoard = write('scrumboard.put-board', {
  at: ['POST', '/api/scrumboard/boards/:boardId/state'],
  access: MAY_USE,
  input: OfBoard.extend({ state: State }),
  output: z.object({ id: Id, state: State, cards: z.number().int() }),
  refuses: ['no-such-board', 'board-role'],
  records: 'board.state-changed',
});

/** Deletes a board for good that was archived or deleted before: there is no way back. */
export const eraseBoard = write('scrumboard.erase-board', {
  at: ['POST', '/api/scrumboard/boards/:boardId/erase'],
  access: MAY_USE,
  input: OfBoard,
  output: z.object({ id: Id }),
  refuses: ['no-such-board', 'board-role', 'board-in-use'],
  records: 'board.erased',
});

/** Gives somebody access or another role; owners may. */
export const setMember = write('scrumboard.set-member', {
  at: ['POST', '/api/scrumboard/boards/:boardId/members'],
  access: MAY_USE,
  input: OfBoard.extend({ employeeId: Id, role: z.enum(BOARD_ROLES) }),
  output: z.object({ member: BoardMember }),
  refuses: ['no-such-board', 'board-role', 'last-owner', 'invalid'],
  records: 'board-member.set',
});

/** Takes access away; owners may, and everybody their own. They are no member of its cards any more. */
export const removeMember = write('scrumboard.remove-member', {
  at: ['POST', '/api/scrumboard/boards/:boardId/members/:memberId/remove'],
  access: MAY_USE,
  input: OfBoard.extend({ memberId: Id }),
  output: z.object({ id: Id }),
  refuses: ['no-such-board', 'board-role', 'last-owner', 'not-found'],
  records: 'board-member.removed',
});

export const addLabel = write('scrumboard.add-label', {
  at: ['POST', '/api/scrumboard/boards/:boardId/labels'],
  access: MAY_USE,
  input: OfBoard.extend({ title: LabelTitle, colour: Colour }),
  output: BoardLabel,
  refuses: ['no-such-board', 'board-role', 'invalid'],
  records: 'board-label.added',
});

export const changeLabel = write('scrumboard.change-label', {
  at: ['POST', '/api/scrumboard/labels/:labelId'],
  access: MAY_USE,
  input: z.strictObject({ labelId: Id, version: Version, title: LabelTitle, colour: Colour }),
  output: BoardLabel,
  refuses: ['not-found', 'board-role', 'stale', 'invalid'],
  records: 'board-label.changed',
});

/** Removes a label, or brings it back: then the cards that had it have it again. */
export const putLabel = write('scrumboard.put-label', {
  at: ['POST', '/api/scrumboard/labels/:labelId/state'],
  access: MAY_USE,
  input: z.strictObject({ labelId: Id, removed: z.boolean() }),
  output: z.object({ id: Id }),
  refuses: ['not-found', 'board-role', 'invalid'],
  records: 'board-label.state-changed',
});

/** At the end of the board. */
export const addList = write('scrumboard.add-list', {
  at: ['POST', '/api/scrumboard/boards/:boardId/lists'],
  access: MAY_USE,
  input: OfBoard.extend({ title: ListTitle, wipLimit: WipLimit.default(null) }),
  output: BoardList,
  refuses: ['no-such-board', 'board-role', 'invalid'],
  records: 'board-list.added',
});

/** Fields that are not said stay. */
export const changeList = write('scrumboard.change-list', {
  at: ['POST', '/api/scrumboard/lists/:listId'],
  access: MAY_USE,
  input: OfList.extend({ version: Version, title: ListTitle.optional(), wipLimit: WipLimit.optional() }),
  output: BoardList,
  refuses: ['not-found', 'board-role', 'stale'],
  records: 'board-list.changed',
});

/** Puts a list before another of its board; null, or one that is not there any more: at the end. */
export const moveList = write('scrumboard.move-list', {
  at: ['POST', '/api/scrumboard/lists/:listId/move'],
  access: MAY_USE,
  input: OfList.extend({ beforeId: Id.nullable() }),
  output: z.object({ id: Id, moved: z.boolean() }),
  refuses: ['not-found', 'board-role'],
  records: 'board-list.moved',
});

/** Archives, deletes or restores a list with its cards. `cards`: how many are in it, archived ones among them. */
export const putList = write('scrumboard.put-list', {
  at: ['POST', '/api/scrumboard/lists/:listId/state'],
  access: MAY_USE,
  input: OfList.extend({ state: State }),
  output: z.object({ id: Id, state: State, cards: z.number().int() }),
  refuses: ['not-found', 'board-role'],
  records: 'board-list.state-changed',
});

const Placed = {
  /** The card before which it goes; null, or one that is not in the list any more: at its end. */
  beforeId: Id.nullable().default(null),
  /** A place counted from 1, instead of a card before which it goes; beyond the end: at the end. */
  place: z.number().int().min(1).max(MOST_CARDS).optional(),
};

/** A card by its title; `copyOf` one with the texts, labels, members, due date and checklists of another of the caller's cards. */
export const addCard = write('scrumboard.add-card', {
  at: ['POST', '/api/scrumboard/lists/:listId/cards'],
  access: MAY_USE,
  input: OfList.extend({ title: CardTitle, ...Placed, copyOf: Id.optional() }),
  output: Written.extend({ number: z.number().int(), listId: Id }),
  refuses: ['not-found', 'board-role', 'invalid'],
  records: 'card.added',
});

/**
 * Moves cards of one board one after another, in the order in which they are named. The last move holds: `seenListId` is the list in
 * which the caller saw them, and `elsewhere` counts those that somebody had moved to another one meanwhile. On another board they
 * get new numbers there, and lose the labels and members that it has not.
 */
export const moveCards = write('scrumboard.move-cards', {
  at: ['POST', '/api/scrumboard/cards/move'],
  access: MAY_USE,
  input: z.strictObject({ cardIds: CardIds, listId: Id, ...Placed, seenListId: Id.optional() }),
  output: z.object({
    /** How many moved; none where they stood there already. */
    moved: z.number().int(),
    elsewhere: z.number().int(),
    listId: Id,
    /** Live cards in the list now. */
    cards: z.number().int(),
  }),
  refuses: ['not-found', 'board-role', 'invalid'],
  records: 'card.moved',
});

/**
 * Changes fields of a card, each over what the caller saw of it: `was` has the same fields as `is`. Where one of them became something
 * else meanwhile, nothing is written, and `stale` brings the card's `current` fields.
 */
export const changeCard = write('scrumboard.change-card', {
  at: ['POST', '/api/scrumboard/cards/:cardId'],
  access: MAY_USE,
  input: OfCard.extend({ was: SomeCardFields, is: SomeCardFields }),
  output: Written,
  refuses: ['not-found', 'board-role', 'stale', 'invalid'],
  records: 'card.changed',
});

/** Does one thing with several cards of one board, as they are now. */
export const actOnCards = write('scrumboard.act-on-cards', {
  at: ['POST', '/api/scrumboard/cards/acts'],
  access: MAY_USE,
  input: z.strictObject({ cardIds: CardIds, act: CardAct }),
  output: z.object({
    /** Those that it changed; others were so already. */
    changedIds: z.array(Id),
  }),
  refuses: ['not-found', 'board-role', 'invalid'],
  records: 'card.changed',
});

export const changeChecklists = write('scrumboard.change-checklists', {
  at: ['POST', '/api/scrumboard/cards/:cardId/checklists'],
  access: MAY_USE,
  input: OfCard.extend({ act: ChecklistAct }),
  output: Written.extend({ checklists: z.array(Checklist) }),
  refuses: ['not-found', 'board-role', 'invalid'],
  records: 'card.changed',
});

/** News of one card, or none any more. */
export const watchCard = write('scrumboard.watch-card', {
  at: ['POST', '/api/scrumboard/cards/:cardId/watch'],
  access: MAY_USE,
  input: OfCard.extend({ on: z.boolean() }),
  output: z.object({ id: Id, subscribed: z.boolean() }),
  refuses: ['not-found'],
  records: 'card.watched',
});

export const BOARD_OPERATIONS = [
  listBoards,
  showBoard,
  listRemoved,
  listCards,
  showCard,
  showChoices,
  listPlaces,
  listDue,
  addBoard,
  copyBoard,
  changeBoard,
  markBoard,
  putBoard,
  eraseBoard,
  setMember,
  removeMember,
  addLabel,
  changeLabel,
  putLabel,
  addList,
  changeList,
  moveList,
  putList,
  addCard,
  moveCards,
  changeCard,
  actOnCards,
  changeChecklists,
  watchCard,
] as const;
