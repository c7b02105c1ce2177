// A person's own choices, by name, kept with the account; a guest's choices live in their browser.
import * as z from 'zod';
import { DashboardChoice } from '../information/dashboard-choice.ts';
import { CHANNELS_PREFERENCE, NotificationChannels } from '../notifications/model.ts';
import { Id, Version } from '../values/id.ts';
import { FONT_SIZES } from './font-sizes.ts';
import { FrameChoice } from './frame-choice.ts';
import { Lists, ListViews } from './list-choices.ts';
import { Shortcuts } from './shortcuts.ts';
import { SingleKeys } from './single-keys.ts';
import { WEEK_STARTS } from './week-starts.ts';

/** The longest a choice may be as JSON, in characters. */
const VALUE_MAX = 4_096;
/** Of all lists together: eight views each, with columns of their own. */
const LISTS_MAX = 65_536;

/** THE table of preferences: each name with its shape, known keys only. What holds at first is in initial-values.ts. */
export const PREFERENCES = {
  frame: FrameChoice,
  'font-size': z.literal(FONT_SIZES),
  dashboard: DashboardChoice,
  shortcuts: Shortcuts,
  'single-keys': SingleKeys,
  /** True when date fields show the Japanese era too. */
  era: z.boolean(),
  /** True when submitting a claim puts its lines in the order of their days first. */
  'sort-claim-lines': z.boolean(),
  'week-start': z.literal(WEEK_STARTS),
  /** The newest version whose release notes the person has seen; empty before the first visit. */
  'release-notes-seen': z
    .string()
    .regex(/^[0-9A-Za-z.-]*$/)
    .max(60),
  /** Resources that the person books most, in no order. */
  'favourite-resources': z.array(Id).max(100),
  lists: Lists,
  'list-views': ListViews,
  [CHANNELS_PREFERENCE]: NotificationChannels,
} as const satisfies Readonly<Record<string, z.ZodType>>;

export type PreferenceName = keyof typeof PREFERENCES;
export type PreferenceValue<Name extends PreferenceName> = z.output<(typeof PREFERENCES)[Name]>;

/** A choice and its version; 0 where nothing was chosen yet. */
export interface Kept<Name extends PreferenceName> {
  readonly value: PreferenceValue<Name>;
  readonly version: number;
}
export type Preferences = { readonly [Name in PreferenceName]: Kept<Name> };

export const PREFERENCE_NAMES = Object.keys(PREFERENCES) as [PreferenceName, ...PreferenceName[]];

/** All of a person's preferences, complete: what was not chosen stands at its initial value. */
export const Preferences: z.ZodType<Preferences> = z.object(
  Object.fromEntries(PREFERENCE_NAMES.map((name) => [name, z.object({ value: PREFERENCES[name], version: Version })])),
) as unknown as z.ZodType<Preferences>;

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
function isStorable(text: string): boolean {
  let isFine = true;
  const look = (found: unknown) => {
    if (typeof found === 'string' && (!found.isWellFormed() || found.includes('\u0000'))) isFine = false;
  };
  JSON.parse(text, (key, value: unknown) => {
    look(key);
    look(value);
    return value;
  });
  return isFine;
}

/** A choice to keep: the value must have the shape of its name and be at most 4,096 characters of JSON, 65,536 for what is kept of lists. */
export const PreferenceChange = z
  .strictObject({ name: z.enum(PREFERENCE_NAMES), value: z.unknown(), version: Version })
  .superRefine(({ name, value }, context) => {
    const parsed = PREFERENCES[name].safeParse(value, { reportInput: true });
    for (const issue of parsed.error?.issues ?? []) {
      context.addIssue({ ...issue, path: ['value', ...issue.path] });
    }
    const text = JSON.stringify(value) ?? 'null';
    const isOfLists = name === 'lists' || name === 'list-views';
    if (text.length > (isOfLists ? LISTS_MAX : VALUE_MAX))
      context.addIssue({ code: 'custom', path: ['value'], message: 'preference-size' });
    if (!isStorable(text)) context.addIssue({ code: 'custom', path: ['value'], message: 'characters' });
  });
