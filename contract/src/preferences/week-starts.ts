/** The days on which weeks begin in calendars, as somebody wants them (D2). */
export const WEEK_STARTS = ['sunday', 'monday'] as const;
export type WeekStart = (typeof WEEK_STARTS)[number];
