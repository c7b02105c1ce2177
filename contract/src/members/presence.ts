// Where people say that they are today (R23). Nobody is watched: who says nothing has none.
import * as z from 'zod';
import { text } from '../values/text.ts';
import { PRESENCE_NOTE_LIMIT, PRESENCES } from './presences.ts';

const presence = z.enum(PRESENCES).nullable();

/** For the rest of the day in Japan; null takes it back, and the note with it. */
export const TellPresence = z.strictObject({ presence, note: text(PRESENCE_NOTE_LIMIT) });

export const OwnPresence = z.object({ presence, note: z.string() });
export type OwnPresence = z.infer<typeof OwnPresence>;
