// Choices for to-dos, apart from their schemas: pages that only show to-dos do without those (decision 0012).
import type { Language, Text, Texts } from '../message.ts';

/** The fixed places beside folders and labels, each with a handle of the source. */
export const TODO_FILTERS = ['starred', 'important', 'dueDate', 'today', 'completed', 'deleted'] as const;
export type TodoFilter = (typeof TODO_FILTERS)[number];

export const FILTER_NAMES: Texts<TodoFilter> = {
  starred: { ja: 'スター付き', en: 'Starred' },
  important: { ja: '重要', en: 'Important' },
  dueDate: { ja: '期限あり', en: 'With due date' },
  today: { ja: '今日', en: 'Today' },
  completed: { ja: '完了', en: 'Done' },
  deleted: { ja: '削除済み', en: 'Deleted' },
};

/** The folder of everything that is not deleted; no person's folder has this handle. */
export const ALL = 'all';
export const ALL_NAME: Text = { ja: 'すべて', en: 'All' };
/** First parts of the addresses of labels and filters. */
const TAKEN_HANDLES: readonly string[] = [ALL, 'label', 'filter'];
export const isTakenHandle = (handle: string) => TAKEN_HANDLES.includes(handle);

/** Colours of labels, and how the source's calls write them. */
export const LABEL_COLOURS = {
  blue: '#1E56A1',
  green: '#2E7D32',
  orange: '#B35900',
  crimson: '#BD1F3D',
  grey: '#575B61',
} as const;
export type LabelColour = keyof typeof LABEL_COLOURS;
export const LABEL_COLOUR_IDS = Object.keys(LABEL_COLOURS) as [LabelColour, ...LabelColour[]];

export const COLOUR_NAMES: Texts<LabelColour> = {
  blue: { ja: '青', en: 'Blue' },
  green: { ja: '緑', en: 'Green' },
  orange: { ja: '橙', en: 'Orange' },
  crimson: { ja: '赤', en: 'Red' },
  grey: { ja: '灰', en: 'Grey' },
};

export const PLACE_KINDS = ['folder', 'label'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

export const REPEAT_UNITS = ['day', 'week', 'month', 'year'] as const;
/** The day from which the next due date is counted: that of the completion, or the one of the calendar. */
export const REPEAT_FROM = ['completion', 'calendar'] as const;

export const TODO_STATUSES = ['open', 'done'] as const;
export const STATUS_NAMES: Texts<(typeof TODO_STATUSES)[number]> = {
  open: { ja: '未完了', en: 'Open' },
  done: { ja: '完了', en: 'Done' },
};

/** The groups of a list by due date, in their order. */
export const DUE_GROUPS = ['overdue', 'today', 'tomorrow', 'week', 'later', 'none'] as const;
export type DueGroup = (typeof DUE_GROUPS)[number];

/** Lengths in characters as people count them. */
export const TITLE_LIMIT = 200;
export const NOTES_LIMIT = 4_000;
export const SUBTASK_LIMIT = 200;
export const MOST_SUBTASKS = 50;
export const MOST_LABELS = 20;
export const PLACE_TITLE_LIMIT = 40;
/** Folders, and labels, of one person. */
export const MOST_PLACES = 100;
/** To-dos that one act may be for. */
export const MOST_AT_ONCE = 200;

/** Head of the page of a place: ToDo：今日, To-do: Today. */
export const placeHeading = (title: string, place: string, language: Language): string =>
  `${title}${language === 'ja' ? '：' : ': '}${place}`;
