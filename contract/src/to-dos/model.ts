// To-dos of one person (B9-04): what is typed of one, how one is shown, and the acts on several at once.
import * as z from 'zod';
import { Id, Instant, Version } from '../values/id.ts';
import { PlainDate } from '../values/plain-date.ts';
import { countedLine, textLines } from '../values/text.ts';
import { TimeOfDay } from '../values/time-of-day.ts';
import {
  LABEL_COLOUR_IDS,
  MOST_AT_ONCE,
  MOST_LABELS,
  MOST_PLACES,
  MOST_SUBTASKS,
  NOTES_LIMIT,
  PLACE_KINDS,
  PLACE_TITLE_LIMIT,
  REPEAT_FROM,
  REPEAT_UNITS,
  SUBTASK_LIMIT,
  TITLE_LIMIT,
  TODO_STATUSES,
} from './choices.ts';

const unique = (ids: readonly string[]) => new Set(ids).size === ids.length;

/** The title as every way of adding a to-do takes it. */
export const TodoTitle = countedLine(TITLE_LIMIT);
export const TodoNotes = textLines(NOTES_LIMIT);

const Subtask = z.strictObject({ id: Id, title: countedLine(SUBTASK_LIMIT), isDone: z.boolean() });
export type Subtask = z.infer<typeof Subtask>;

/** How a to-do comes again once it is done. */
export const TodoRepeat = z.strictObject({
  every: z.enum(REPEAT_UNITS),
  interval: z.number().int().min(1).max(99),
  from: z.enum(REPEAT_FROM),
  /** Of months and years: the day that was asked for, kept where a month has none; 0 is the last one. Else null. */
  day: z.number().int().min(0).max(31).nullable(),
});
export type TodoRepeat = z.infer<typeof TodoRepeat>;

/** A request that the to-do is about: its number and its page, which opens only for who may see the request. */
export const TodoLink = z.strictObject({
  number: z.string().regex(/^[A-Z]{2}-\d{4}-\d{1,8}$/, { error: 'request-number' }),
  to: z.string().regex(/^\/apps\/(?:travelExpensesRequest\/\d{6}|purchase-request\/[0-9a-f-]{36})$/, {
    error: 'request-number',
  }),
});
export type TodoLink = z.infer<typeof TodoLink>;

const Moment = z.strictObject({ day: PlainDate, time: TimeOfDay });

const content = {
  title: TodoTitle,
  notes: TodoNotes,
  startOn: PlainDate.nullable(),
  dueOn: PlainDate.nullable(),
  /** Only beside a day. */
  dueTime: TimeOfDay.nullable(),
  starred: z.boolean(),
  important: z.boolean(),
  /** Null: in no folder. */
  folderId: Id.nullable(),
  labelIds: z.array(Id).max(MOST_LABELS).refine(unique, { error: 'twice' }),
  subtasks: z
    .array(Subtask)
    .max(MOST_SUBTASKS)
    .refine((tasks) => unique(tasks.map(({ id }) => id)), { error: 'twice' }),
  repeat: TodoRepeat.nullable(),
  /** When its person is reminded; null: not at all. */
  reminder: Moment.nullable(),
  link: TodoLink.nullable(),
};

/** A to-do as it is typed. */
export const TodoContent = z.strictObject(content);
export type TodoContent = z.infer<typeof TodoContent>;

/** A whole to-do over that of a version. */
export const ChangedTodo = TodoContent.extend({ id: Id, version: Version });

/** A new one, of which the title alone must be said. */
export const NewTodo = z.strictObject({
  title: content.title,
  notes: content.notes.default(''),
  startOn: content.startOn.default(null),
  dueOn: content.dueOn.default(null),
  dueTime: content.dueTime.default(null),
  starred: content.starred.default(false),
  important: content.important.default(false),
  folderId: content.folderId.default(null),
  labelIds: content.labelIds.default([]),
  subtasks: content.subtasks.default([]),
  repeat: content.repeat.default(null),
  reminder: content.reminder.default(null),
  link: content.link.default(null),
});

/** A whole to-do. */
export const Todo = z.object({
  ...content,
  id: Id,
  version: Version,
  completedAt: Instant.nullable(),
  deletedAt: Instant.nullable(),
  createdAt: Instant,
});
export type Todo = z.infer<typeof Todo>;

/** One of a list. */
export const TodoRow = z.object({
  id: Id,
  version: Version,
  title: z.string(),
  /** The beginning of the notes. */
  notes: z.string(),
  startOn: PlainDate.nullable(),
  dueOn: PlainDate.nullable(),
  dueTime: z.string().nullable(),
  status: z.enum(TODO_STATUSES),
  starred: z.boolean(),
  important: z.boolean(),
  folderId: Id.nullable(),
  labelIds: z.array(Id),
  subtasks: z.number().int(),
  subtasksDone: z.number().int(),
  repeats: z.boolean(),
  link: TodoLink.nullable(),
  createdAt: Instant,
});
export type TodoRow = z.infer<typeof TodoRow>;

const PlaceTitle = countedLine(PLACE_TITLE_LIMIT);

/** A folder or a label, as it is typed; folders have no colour of their own. */
const placeContent = { title: PlaceTitle, colour: z.enum(LABEL_COLOUR_IDS) };
export const NewPlace = z.strictObject({ kind: z.enum(PLACE_KINDS), ...placeContent });
export const ChangedPlace = z.strictObject({ id: Id, version: Version, ...placeContent });
/** All of one kind in their order. */
export const PlaceOrder = z.strictObject({
  kind: z.enum(PLACE_KINDS),
  ids: z.array(Id).min(1).max(MOST_PLACES).refine(unique, { error: 'twice' }),
});

export const TodoPlace = z.object({
  id: Id,
  version: Version,
  kind: z.enum(PLACE_KINDS),
  /** Its part of the address, for good. */
  handle: z.string(),
  title: z.string(),
  colour: z.enum(LABEL_COLOUR_IDS),
  /** Open to-dos in it. */
  count: z.number().int(),
});
export type TodoPlace = z.infer<typeof TodoPlace>;

/** One thing that is done with several to-dos at once. */
export const TodoAct = z.discriminatedUnion('act', [
  /** One that repeats comes again with its next date. */
  z.strictObject({ act: z.literal('complete') }),
  z.strictObject({ act: z.literal('reopen') }),
  z.strictObject({ act: z.literal('star'), on: z.boolean() }),
  z.strictObject({ act: z.literal('important'), on: z.boolean() }),
  z.strictObject({ act: z.literal('folder'), folderId: Id.nullable() }),
  /** Every one has the label then, or none. */
  z.strictObject({ act: z.literal('label'), labelId: Id, on: z.boolean() }),
  z.strictObject({ act: z.literal('due'), dueOn: PlainDate.nullable() }),
  z.strictObject({ act: z.literal('delete') }),
  z.strictObject({ act: z.literal('restore') }),
]);
export type TodoAct = z.infer<typeof TodoAct>;

export const TodoIds = z.array(Id).min(1).max(MOST_AT_ONCE).refine(unique, { error: 'twice' });

/** After a change: how it is taken back. */
export const Changed = z.object({
  /** The first to-do that it was about, and its version. */
  id: Id,
  version: Version,
  undo: Id,
  /** How many it changed; those that were so already are left alone. */
  changed: z.number().int(),
  /** Names of folders that were deleted meanwhile: what was restored to one of them is in no folder. */
  lostFolders: z.array(z.string()),
});
export type Changed = z.infer<typeof Changed>;
