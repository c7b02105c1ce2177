// The choices of an event. Plain values: menus know them before any schema.
import type { Text } from '../message.ts';

/**
 * The view of people to whom an event does not belong and who are not invited: `public` title and place, `busy` that its people
 * are taken, `private` nothing at all; the time then counts as free to them.
 */
export const VISIBILITIES = ['public', 'busy', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const ANSWERS = ['none', 'accepted', 'tentative', 'declined'] as const;
export type Answer = (typeof ANSWERS)[number];
/** Somebody who answered says one of these. */
export const GIVEN_ANSWERS = ['accepted', 'tentative', 'declined'] as const;

/** The part of a series that a change is for: one date, it and those that follow, all. */
export const SCOPES = ['one', 'following', 'all'] as const;
export type Scope = (typeof SCOPES)[number];

export const VISIBILITY_NAMES = {
  public: { ja: '公開', en: 'Public' },
  busy: { ja: '予定の有無だけ', en: 'Busy only' },
  private: { ja: '非公開', en: 'Private' },
} as const satisfies Readonly<Record<Visibility, Text>>;

export const ANSWER_NAMES = {
  none: { ja: '未回答', en: 'Not answered' },
  accepted: { ja: '参加', en: 'Accepted' },
  tentative: { ja: '仮承諾', en: 'Tentative' },
  declined: { ja: '欠席', en: 'Declined' },
} as const satisfies Readonly<Record<Answer, Text>>;
