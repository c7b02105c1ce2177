// Where somebody may say that they are, without a schema beside it.
export const PRESENCES = ['office', 'remote', 'meeting', 'out', 'away', 'off'] as const;
export type Presence = (typeof PRESENCES)[number];

/** In UTF-16 units: 「15時に戻ります」. */
export const PRESENCE_NOTE_LIMIT = 40;
