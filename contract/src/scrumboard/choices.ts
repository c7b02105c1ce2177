// Choices for boards, apart from their schemas: pages that only show boards do without those (decision 0012).
import type { Text, Texts } from '../message.ts';
import type { LabelColour } from '../to-dos/choices.ts';

/** Each includes those before it: whoever edits may view, an owner may edit, and gives access, archives and deletes. */
export const BOARD_ROLES = ['view', 'edit', 'owner'] as const;
export type BoardRole = (typeof BOARD_ROLES)[number];
export const BOARD_ROLE_NAMES: Texts<BoardRole> = {
  view: { ja: '閲覧', en: 'View' },
  edit: { ja: '編集', en: 'Edit' },
  owner: { ja: 'オーナー', en: 'Owner' },
};

/** Where a board, a list or a card stands. What is deleted can be restored for `KEPT_DAYS`. */
export const BOARD_STATES = ['live', 'archived', 'deleted'] as const;
export type BoardState = (typeof BOARD_STATES)[number];
export const BOARD_STATE_NAMES: Texts<BoardState> = {
  live: { ja: '使用中', en: 'In use' },
  archived: { ja: 'アーカイブ済み', en: 'Archived' },
  deleted: { ja: '削除済み', en: 'Deleted' },
};
export const KEPT_DAYS = 30;

export const CARD_STATUSES = ['open', 'done'] as const;
export const CARD_STATUS_NAMES: Texts<(typeof CARD_STATUSES)[number]> = {
  open: { ja: '未完了', en: 'Open' },
  done: { ja: '完了', en: 'Done' },
};

/** How a card's due date stands: a card that is done is never late. */
export const DUE_STATES = ['late', 'today', 'coming', 'done', 'none'] as const;
export type DueState = (typeof DUE_STATES)[number];

/** The due dates by which a board is filtered; `week` is today and the six days after it. */
export const DUE_FILTERS = ['late', 'today', 'week', 'none'] as const;
export type DueFilter = (typeof DUE_FILTERS)[number];
export const DUE_FILTER_NAMES: Texts<DueFilter> = {
  late: { ja: '遅延', en: 'Late' },
  today: { ja: '今日', en: 'Today' },
  week: { ja: '7日以内', en: 'Within 7 days' },
  none: { ja: '期限なし', en: 'No due date' },
};
/** In a filter: cards without any member, or without any label. */
export const NONE = 'none';

interface Template {
  readonly name: Text;
  readonly lists: readonly { readonly title: Text; readonly wipLimit?: number }[];
  readonly labels: readonly { readonly title: Text; readonly colour: LabelColour }[];
}

const URGENT = { title: { ja: '至急', en: 'Urgent' }, colour: 'crimson' } as const;
const WAITING = { title: { ja: '確認待ち', en: 'Waiting' }, colour: 'orange' } as const;

/** A new board begins as one of these. */
export const BOARD_TEMPLATES = {
  blank: { name: { ja: '空のボード', en: 'Blank' }, lists: [], labels: [] },
  kanban: {
    name: { ja: 'カンバン', en: 'Kanban' },
    lists: [
      { title: { ja: '未着手', en: 'To do' } },
      { title: { ja: '対応中', en: 'Doing' }, wipLimit: 3 },
      { title: { ja: '確認待ち', en: 'In review' } },
      { title: { ja: '完了', en: 'Done' } },
    ],
    labels: [URGENT, WAITING, { title: { ja: '改善', en: 'Improvement' }, colour: 'green' }],
  },
  ringi: {
    name: { ja: '稟議準備', en: 'Preparing a request for approval' },
    lists: [
      { title: { ja: '検討中', en: 'Considering' } },
      { title: { ja: '見積依頼', en: 'Quotes asked for' } },
      { title: { ja: '見積比較', en: 'Comparing quotes' } },
      { title: { ja: '稟議書作成', en: 'Writing the request' }, wipLimit: 3 },
      { title: { ja: '申請済み', en: 'Submitted' } },
      { title: { ja: '決裁済み', en: 'Decided' } },
    ],
    labels: [
      URGENT,
      { title: { ja: '見積書あり', en: 'With quote' }, colour: 'blue' },
      { title: { ja: '予算内', en: 'Within budget' }, colour: 'green' },
      { title: { ja: '予算外', en: 'Beyond budget' }, colour: 'orange' },
    ],
  },
} as const satisfies Readonly<Record<string, Template>>;
export type BoardTemplate = keyof typeof BOARD_TEMPLATES;
export const BOARD_TEMPLATE_IDS = Object.keys(BOARD_TEMPLATES) as [BoardTemplate, ...BoardTemplate[]];

/** The kinds of events in the activity of a card; `values` fill the sentence of the kind. */
export const CARD_ACTIVITIES = [
  'added',
  'copied',
  'renamed',
  'described',
  /** `from`, `to`: titles of lists. */
  'moved',
  /** `due`: the new day, with the time where there is one; absent where it was taken off. */
  'due',
  'done',
  'reopened',
  /** `name`: of the member. */
  'member-added',
  'member-removed',
  /** `title`: of the label. */
  'labelled',
  'unlabelled',
  'checklists',
  /** `name`: of the file or the link. */
  'attached',
  'detached',
  'cover',
  'linked',
  'commented',
  'archived',
  'unarchived',
  'deleted',
  'restored',
] as const;
export type CardActivity = (typeof CARD_ACTIVITIES)[number];

/** Lengths in characters as people count them. */
export const BOARD_TITLE_LIMIT = 100;
export const LIST_TITLE_LIMIT = 100;
export const CARD_TITLE_LIMIT = 200;
export const DESCRIPTION_LIMIT = 10_000;
export const COMMENT_LIMIT = 4_000;
export const CHECKLIST_TITLE_LIMIT = 100;
export const CHECK_ITEM_LIMIT = 200;
export const LABEL_TITLE_LIMIT = 40;
export const LINK_NAME_LIMIT = 200;
export const LINK_LIMIT = 2_000;

export const MOST_LISTS = 100;
export const MOST_BOARD_LABELS = 50;
export const MOST_BOARD_MEMBERS = 200;
/** Cards of a board, archived ones among them. */
export const MOST_CARDS = 10_000;
export const MOST_CHECKLISTS = 20;
export const MOST_CHECK_ITEMS = 100;
export const MOST_ATTACHMENTS = 50;
/** Cards that one act or move may be for. */
export const MOST_CARDS_AT_ONCE = 500;
export const HIGHEST_WIP = 999;
