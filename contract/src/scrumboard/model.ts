// Boards, their lists and cards (B9-05): what is typed of one, and how one is shown.
import * as z from 'zod';
import { MEDIA_TYPES, type MediaType } from '../attachments/limits.ts';
import { LABEL_COLOUR_IDS } from '../to-dos/choices.ts';
import { TodoLink } from '../to-dos/model.ts';
import { Id, Instant, Version } from '../values/id.ts';
import { PlainDate } from '../values/plain-date.ts';
import { countedLine, requiredLines, text, textLines } from '../values/text.ts';
import { TimeOfDay } from '../values/time-of-day.ts';
import {
  BOARD_ROLES,
  BOARD_STATES,
  BOARD_TITLE_LIMIT,
  CARD_ACTIVITIES,
  CARD_STATUSES,
  CARD_TITLE_LIMIT,
  CHECK_ITEM_LIMIT,
  CHECKLIST_TITLE_LIMIT,
  COMMENT_LIMIT,
  DESCRIPTION_LIMIT,
  HIGHEST_WIP,
  LABEL_TITLE_LIMIT,
  LINK_LIMIT,
  LINK_NAME_LIMIT,
  LIST_TITLE_LIMIT,
  MOST_CARDS_AT_ONCE,
  MOST_CHECK_ITEMS,
} from './choices.ts';

const unique = (ids: readonly string[]) => new Set(ids).size === ids.length;

export const BoardTitle = countedLine(BOARD_TITLE_LIMIT);
export const ListTitle = countedLine(LIST_TITLE_LIMIT);
export const CardTitle = countedLine(CARD_TITLE_LIMIT);
export const LabelTitle = countedLine(LABEL_TITLE_LIMIT);
export const Colour = z.enum(LABEL_COLOUR_IDS);
export const WipLimit = z.number().int().min(1).max(HIGHEST_WIP).nullable();
export const CardIds = z.array(Id).min(1).max(MOST_CARDS_AT_ONCE).refine(unique, { error: 'twice' });
export const CommentText = requiredLines(COMMENT_LIMIT);
export const Mentions = z.array(Id).max(50).refine(unique, { error: 'twice' });

/** A web address that is no script. */
export const WebAddress = text(LINK_LIMIT).refine((value) => /^https?:\/\/[^\s/]+/.test(value), {
  error: 'web-address',
});
export const LinkName = text(LINK_NAME_LIMIT);

/** A day, with a time where one was given. */
export const CardDue = z.strictObject({
  day: PlainDate,
  time: TimeOfDay.refine((time) => time !== '24:00', { error: 'due-at-24' }).nullable(),
});
export type CardDue = z.infer<typeof CardDue>;

const CheckItem = z.strictObject({ id: Id, title: countedLine(CHECK_ITEM_LIMIT), isDone: z.boolean() });
export type CheckItem = z.infer<typeof CheckItem>;

export const Checklist = z.strictObject({
  id: Id,
  title: countedLine(CHECKLIST_TITLE_LIMIT),
  items: z
    .array(CheckItem)
    .max(MOST_CHECK_ITEMS)
    .refine((items) => unique(items.map(({ id }) => id)), { error: 'twice' }),
});
export type Checklist = z.infer<typeof Checklist>;

/** The fields of a card that are typed, and kept one by one: two people who change different ones both keep theirs. */
const fields = {
  title: CardTitle,
  description: textLines(DESCRIPTION_LIMIT),
  due: CardDue.nullable(),
  /** A request that the card is about. */
  link: TodoLink.nullable(),
  /** A picture among its attachments. */
  coverId: Id.nullable(),
};
export const CardFields = z.strictObject(fields);
export type CardFields = z.infer<typeof CardFields>;
export const SomeCardFields = CardFields.partial();
export type SomeCardFields = z.infer<typeof SomeCardFields>;

/** A change of a card's checklists; ids are made by who calls, so that what was removed can be put back. */
export const ChecklistAct = z.discriminatedUnion('act', [
  /** Adds it, or puts it back; `at` is its place among the others, the end where it is beyond. */
  z.strictObject({ act: z.literal('put-checklist'), checklist: Checklist, at: z.number().int().min(0).max(100) }),
  z.strictObject({ act: z.literal('rename-checklist'), checklistId: Id, title: Checklist.shape.title }),
  z.strictObject({ act: z.literal('remove-checklist'), checklistId: Id }),
  z.strictObject({
    act: z.literal('put-item'),
    checklistId: Id,
    item: CheckItem,
    at: z.number().int().min(0).max(MOST_CHECK_ITEMS),
  }),
  z.strictObject({ act: z.literal('rename-item'), itemId: Id, title: CheckItem.shape.title }),
  z.strictObject({ act: z.literal('check-item'), itemId: Id, isDone: z.boolean() }),
  z.strictObject({ act: z.literal('remove-item'), itemId: Id }),
]);
export type ChecklistAct = z.infer<typeof ChecklistAct>;

/** One thing that is done with several cards of a board at once. */
export const CardAct = z.discriminatedUnion('act', [
  /** Every one has the label then, or none. */
  z.strictObject({ act: z.literal('label'), labelId: Id, on: z.boolean() }),
  z.strictObject({ act: z.literal('member'), memberId: Id, on: z.boolean() }),
  z.strictObject({ act: z.literal('due'), due: CardDue.nullable() }),
  z.strictObject({ act: z.literal('done'), on: z.boolean() }),
  z.strictObject({ act: z.literal('archive'), on: z.boolean() }),
  /** Off restores them, where they stood. */
  z.strictObject({ act: z.literal('delete'), on: z.boolean() }),
]);
export type CardAct = z.infer<typeof CardAct>;

/** Somebody on a board. Their account's id names them: in cards, mentions and comments. */
export const BoardMember = z.object({
  id: Id,
  employeeId: Id.nullable(),
  name: z.string(),
  kana: z.string(),
  /** The small square; null without a photo. */
  photoURL: z.string().nullable(),
  role: z.enum(BOARD_ROLES),
});
export type BoardMember = z.infer<typeof BoardMember>;

/** Somebody who did something, whether they are on the board still or not. */
export const BoardPerson = BoardMember.pick({ id: true, name: true, photoURL: true });
export type BoardPerson = z.infer<typeof BoardPerson>;

export const BoardLabel = z.object({ id: Id, version: Version, title: z.string(), colour: Colour });
export type BoardLabel = z.infer<typeof BoardLabel>;

/** A board among the others. */
export const BoardTile = z.object({
  id: Id,
  version: Version,
  title: z.string(),
  /** The readable end of its address. */
  uri: z.string(),
  colour: Colour,
  state: z.enum(BOARD_STATES),
  role: z.enum(BOARD_ROLES),
  starred: z.boolean(),
  /** The first of its members, and how many there are. */
  faces: z.array(BoardPerson),
  members: z.number().int(),
  /** Cards that are not done, and those of them that are late. */
  open: z.number().int(),
  late: z.number().int(),
  changedAt: Instant,
  /** Of a deleted board: until when it can be restored, and who deleted it. */
  keptUntil: PlainDate.nullable(),
  deletedBy: z.string().nullable(),
});
export type BoardTile = z.infer<typeof BoardTile>;

export const BoardList = z.object({
  id: Id,
  version: Version,
  title: z.string(),
  wipLimit: z.number().int().nullable(),
  /** Archived cards in it, which are not on the board. */
  archived: z.number().int(),
});
export type BoardList = z.infer<typeof BoardList>;

/** A list on its board. `cards`: its live ones, those among them that an answer leaves out. */
export const ShownList = BoardList.extend({ cards: z.number().int() });
export type ShownList = z.infer<typeof ShownList>;

/** A card on its board, without its texts. */
export const CardFace = z.object({
  id: Id,
  version: Version,
  listId: Id,
  /** Its key of order within its list: they compare as texts do, character by character. */
  position: z.string(),
  /** Within the board, for good. */
  number: z.number().int(),
  title: z.string(),
  due: CardDue.nullable(),
  doneAt: Instant.nullable(),
  labelIds: z.array(Id),
  memberIds: z.array(Id),
  /** The attachment whose picture is its cover. */
  coverId: Id.nullable(),
  checks: z.number().int(),
  checksDone: z.number().int(),
  attachments: z.number().int(),
  comments: z.number().int(),
  hasDescription: z.boolean(),
  /** The reader gets its news. */
  subscribed: z.boolean(),
  /** The number of the request that it is about. */
  request: z.string().nullable(),
});
export type CardFace = z.infer<typeof CardFace>;

/**
 * The state of a board that an answer shows: a database, and a transaction of it. What every transaction before that one did is shown;
 * some of what later ones did may be.
 */
export const BoardMark = z.string().regex(/^[0-9-]{1,40}\.[0-9]{1,18}$/);

/**
 * A board: its lists in their order, and the live cards of those by list and by their own order: all of them, the first of each list,
 * or those that changed since a state.
 */
export const Board = BoardTile.omit({ faces: true, members: true, open: true, late: true }).extend({
  coverImages: z.boolean(),
  /** The reader gets news of new cards. */
  subscribed: z.boolean(),
  lists: z.array(ShownList),
  cards: z.array(CardFace),
  /** Cards that are archived, or in lists that are. */
  archivedCards: z.number().int(),
  labels: z.array(BoardLabel),
  members: z.array(BoardMember),
  mark: BoardMark,
  /** Of an answer with what changed alone: cards that are on the board no more. Null where the cards are not told of as changes. */
  gone: z.array(Id).nullable(),
});
export type Board = z.infer<typeof Board>;

export const CardAttachment = z.object({
  id: Id,
  kind: z.enum(['file', 'link']),
  name: z.string(),
  /** Of a link. */
  url: z.string().nullable(),
  /** Of a file. */
  mediaType: z.enum(Object.keys(MEDIA_TYPES) as [MediaType, ...MediaType[]]).nullable(),
  bytes: z.number().int().nullable(),
  /** `scrumboard.picture` shows it, and it may be the cover. */
  isPicture: z.boolean(),
  addedAt: Instant,
  addedBy: BoardPerson,
});
export type CardAttachment = z.infer<typeof CardAttachment>;

export const CardComment = z.object({
  id: Id,
  version: Version,
  text: z.string(),
  /** Members whom it names. */
  mentions: z.array(Id),
  by: BoardPerson,
  /** The reader's own, to be changed and removed by them. */
  isOwn: z.boolean(),
  at: Instant,
  editedAt: Instant.nullable(),
});
export type CardComment = z.infer<typeof CardComment>;

const ActivityLine = z.object({
  id: Id,
  kind: z.enum(CARD_ACTIVITIES),
  values: z.record(z.string(), z.string()),
  by: BoardPerson,
  at: Instant,
});
export type ActivityLine = z.infer<typeof ActivityLine>;

/** A whole card. */
export const Card = CardFace.omit({
  ...{ position: true, checks: true, checksDone: true, hasDescription: true, request: true },
}).extend({
  boardId: Id,
  boardTitle: z.string(),
  boardUri: z.string(),
  listTitle: z.string(),
  /** The reader's role on its board. */
  role: z.enum(BOARD_ROLES),
  description: z.string(),
  link: TodoLink.nullable(),
  checklists: z.array(Checklist),
  attachments: z.array(CardAttachment),
  comments: z.array(CardComment),
  /** Newest first. */
  activity: z.array(ActivityLine),
  state: z.enum(BOARD_STATES),
  /** When it was deleted, by whom, and until when it can be restored. */
  deletedAt: Instant.nullable(),
  deletedBy: z.string().nullable(),
  keptUntil: PlainDate.nullable(),
  createdAt: Instant,
});
export type Card = z.infer<typeof Card>;

/** A card in the table of a board, or among one's own cards of all boards. */
export const CardRow = z.object({
  id: Id,
  version: Version,
  boardId: Id,
  boardTitle: z.string(),
  boardUri: z.string(),
  listId: Id,
  listTitle: z.string(),
  number: z.number().int(),
  title: z.string(),
  status: z.enum(CARD_STATUSES),
  state: z.enum(BOARD_STATES),
  dueOn: PlainDate.nullable(),
  dueTime: z.string().nullable(),
  labels: z.array(BoardLabel.omit({ version: true })),
  members: z.array(BoardPerson),
  createdAt: Instant,
  changedAt: Instant,
  /** By the reader's role on its board. */
  mayEdit: z.boolean(),
});
export type CardRow = z.infer<typeof CardRow>;

/** A list or a card that was archived or deleted. */
export const Removed = z.object({
  kind: z.enum(['list', 'card']),
  id: Id,
  /** Of a card. */
  number: z.number().int().nullable(),
  title: z.string(),
  state: z.enum(['archived', 'deleted']),
  /** Cards that are in the list, live and archived ones. */
  cards: z.number().int(),
  at: Instant,
  by: z.string(),
  keptUntil: PlainDate.nullable(),
});
export type Removed = z.infer<typeof Removed>;

/** A board with its lists, as a place for cards. */
export const BoardPlace = z.object({
  id: Id,
  title: z.string(),
  lists: z.array(ShownList.omit({ version: true, archived: true })),
});
export type BoardPlace = z.infer<typeof BoardPlace>;
