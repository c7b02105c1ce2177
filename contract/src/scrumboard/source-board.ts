// A board in the shapes of the source (S7-06): lists name their cards in order, instants are texts, empty where there is none.
import * as z from 'zod';
import type { LabelColour } from '../to-dos/choices.ts';
import { isPlainDate } from '../values/calendar-days.ts';
import { Id } from '../values/id.ts';
import type { PlainDate } from '../values/plain-date.ts';
import { textLines } from '../values/text.ts';
import type { TimeOfDay } from '../values/time-of-day.ts';
import { tokyoInstant, tokyoWall } from '../values/tokyo-time.ts';
import { DESCRIPTION_LIMIT, MOST_CARDS, MOST_CHECKLISTS, MOST_LISTS } from './choices.ts';
import { BoardTitle, type Card, type CardDue, CardTitle, Checklist, Colour, ListTitle } from './model.ts';

const unique = (ids: readonly string[]) => new Set(ids).size === ids.length;

export const SourceSettings = z.strictObject({ color: Colour, subscribed: z.boolean(), cardCoverImages: z.boolean() });
export type SourceSettings = z.infer<typeof SourceSettings>;

const SourceList = z.strictObject({
  id: Id,
  name: ListTitle,
  idCards: z.array(Id).max(MOST_CARDS).refine(unique, { error: 'twice' }),
});
/** All lists of a board, each with all its cards, in the order that is meant. */
export const SourceLists = z
  .array(SourceList)
  .max(MOST_LISTS)
  .refine((lists) => unique(lists.map(({ id }) => id)), { error: 'twice' })
  .refine((lists) => unique(lists.flatMap(({ idCards }) => idCards)), { error: 'twice' });
export type SourceList = z.infer<typeof SourceList>;

const CheckItem = z.strictObject({ id: Id, name: Checklist.shape.items.element.shape.title, checked: z.boolean() });
const SourceChecklist = z.strictObject({
  id: Id,
  name: Checklist.shape.title,
  checkItems: z
    .array(CheckItem)
    .max(100)
    .refine((items) => unique(items.map(({ id }) => id)), { error: 'twice' }),
});

/** An instant or a day as a text; empty or null for none. */
const SourceDue = z
  .string()
  .max(40)
  .refine(
    (said) =>
      said === '' || (isPlainDate(said.slice(0, 10)) && (said.length === 10 || !Number.isNaN(Date.parse(said)))),
    {
      error: 'date',
    },
  )
  .nullable();

const typed = {
  name: CardTitle,
  description: textLines(DESCRIPTION_LIMIT),
  idAttachmentCover: z.union([Id, z.literal('')], { error: 'id' }),
  idMembers: z.array(Id).max(200).refine(unique, { error: 'twice' }),
  idLabels: z.array(Id).max(50).refine(unique, { error: 'twice' }),
  subscribed: z.boolean(),
  checklists: z.array(SourceChecklist).max(MOST_CHECKLISTS),
  due: SourceDue,
};

/** The data of a new card; the server gives the id. */
export const NewSourceCard = z.strictObject({
  name: typed.name,
  description: typed.description.default(''),
  idMembers: typed.idMembers.default([]),
  idLabels: typed.idLabels.default([]),
  checklists: typed.checklists.default([]),
  due: typed.due.default(''),
});
export type NewSourceCard = z.infer<typeof NewSourceCard>;

const SourceAttachment = z.object({
  id: Id,
  name: z.string(),
  src: z.string().optional(),
  url: z.string().optional(),
  time: z.string(),
  type: z.enum(['image', 'link', 'file']),
});

const SourceActivity = z.object({
  id: Id,
  type: z.enum(['comment', 'attachment']),
  idMember: Id,
  message: z.string(),
  time: z.string(),
});

export const SourceCard = z.object({
  id: Id,
  ...typed,
  attachments: z.array(SourceAttachment),
  activities: z.array(SourceActivity),
});
export type SourceCard = z.infer<typeof SourceCard>;

/** A card as a call sends it back: attachments and activities have calls of their own, and stay as they are. */
export const SentSourceCard = z.strictObject({
  id: Id,
  ...typed,
  attachments: z.array(z.unknown()).max(500).optional(),
  activities: z.array(z.unknown()).max(10_000).optional(),
});
export type SentSourceCard = z.infer<typeof SentSourceCard>;

export const SourceBoard = z.object({
  id: Id,
  name: z.string(),
  uri: z.string(),
  settings: SourceSettings,
  lists: z.array(z.object({ id: Id, name: z.string(), idCards: z.array(Id) })),
  cards: z.array(SourceCard),
  members: z.array(z.object({ id: Id, name: z.string(), avatar: z.string() })),
  labels: z.array(z.object({ id: Id, name: z.string(), class: z.string() })),
});
export type SourceBoard = z.infer<typeof SourceBoard>;

/** The board of `board/new`, of which nothing must be said (SB1). */
export const NewSourceBoard = z.strictObject({
  name: BoardTitle.optional(),
  settings: SourceSettings.partial().optional(),
});

export const classOf = (colour: LabelColour) => `bg-${colour}`;

/** A due date as an instant: the end of the day where it has no time. */
export const sourceDueOf = (due: CardDue | null): string =>
  due === null ? '' : due.time === null ? due.day : tokyoInstant(due.day, due.time);

export function dueOfSource(said: string | null): CardDue | null {
  if (said === null || said === '') return null;
  if (said.length === 10) return { day: said as PlainDate, time: null };
  const { day, time } = tokyoWall(new Date(said).toISOString());
  return { day, time: time as TimeOfDay };
}

export const sourceChecklistsOf = (lists: readonly Checklist[]) =>
  lists.map(({ id, title, items }) => ({
    id,
    name: title,
    checkItems: items.map((item) => ({ id: item.id, name: item.title, checked: item.isDone })),
  }));

export const checklistsOfSource = (lists: NewSourceCard['checklists']): Checklist[] =>
  lists.map(({ id, name, checkItems }) => ({
    id,
    title: name,
    items: checkItems.map((item) => ({ id: item.id, title: item.name, isDone: item.checked })),
  }));

type OfCard = Pick<
  Card,
  'id' | 'title' | 'description' | 'coverId' | 'memberIds' | 'labelIds' | 'subscribed' | 'checklists' | 'due'
> & {
  readonly attachments: readonly Pick<
    Card['attachments'][number],
    'id' | 'kind' | 'name' | 'url' | 'isPicture' | 'addedAt' | 'addedBy'
  >[];
  readonly comments: readonly Pick<Card['comments'][number], 'id' | 'text' | 'by' | 'at'>[];
};

/** `addressOf`: where a file is fetched, or its picture. */
export function sourceCardOf(
  card: OfCard,
  addressOf: (attachmentId: string, isPicture: boolean) => string,
): SourceCard {
  const attached = card.attachments.map(({ id, name, addedAt, addedBy }) => ({
    ...{ id, type: 'attachment' as const, idMember: addedBy.id, message: name, time: addedAt },
  }));
  const said = card.comments.map(({ id, text, by, at }) => ({
    ...{ id, type: 'comment' as const, idMember: by.id, message: text, time: at },
  }));
  return {
    id: card.id,
    name: card.title,
    description: card.description,
    idAttachmentCover: card.coverId ?? '',
    idMembers: card.memberIds,
    idLabels: card.labelIds,
    subscribed: card.subscribed,
    checklists: sourceChecklistsOf(card.checklists),
    due: sourceDueOf(card.due),
    attachments: card.attachments.map(({ id, kind, name, url, isPicture, addedAt }) => ({
      ...{ id, name, time: addedAt },
      ...(kind === 'link'
        ? { url: url ?? '', type: 'link' as const }
        : { src: addressOf(id, isPicture), type: isPicture ? ('image' as const) : ('file' as const) }),
    })),
    // The newest first.
    activities: [...attached, ...said].sort((one, other) => other.time.localeCompare(one.time)),
  };
}
