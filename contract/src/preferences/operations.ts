import * as z from 'zod';
import { read, write } from '../operation.ts';
import { Version } from '../values/id.ts';
import { PreferenceChange, Preferences } from './model.ts';

export const showPreferences = read('preferences.show', {
  at: ['GET', '/api/preferences'],
  access: 'signed-in',
  shows: [],
  input: z.strictObject({}),
  output: z.object({ preferences: Preferences }),
  refuses: [],
});

/** Keeps one choice. `stale` where another window or device was faster: its choice comes along. */
export const savePreference = write('preferences.save', {
  at: ['POST', '/api/preferences'],
  access: 'signed-in',
  ownOnly: true,
  /** The page already shows the choice that is saved. */
  touches: [],
  input: PreferenceChange,
  output: z.object({ version: Version }),
  refuses: ['stale'],
  records: 'preference.saved',
});

export const PREFERENCE_OPERATIONS = [showPreferences, savePreference] as const;
