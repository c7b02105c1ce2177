// The keys of the review page (KEY).

export const REVIEW_KEYS = {
  approve: 'a',
  confirm: 'c',
  return: 'r',
} as const;

export type ReviewCommand = keyof typeof REVIEW_KEYS;
export const REVIEW_COMMANDS = Object.keys(REVIEW_KEYS) as ReviewCommand[];
