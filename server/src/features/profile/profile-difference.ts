// The audit trail's difference of a change: values for colleagues in full, private ones as a mask (B0-09).
import type { ProfileContent } from '@madoguchi/contract/profile/model.ts';
import type { ProfileVisibility } from '@madoguchi/contract/profile/visibility.ts';

interface State {
  readonly content: ProfileContent;
  readonly visibility: ProfileVisibility;
}

const MASK = '***';
/** Personal data whatever its person chose: an open gender today may have been a private one yesterday. */
const MASKED: ReadonlySet<keyof ProfileContent> = new Set([
  'birthday',
  'gender',
  'jobs',
  'postalCode',
  'address',
  'privatePhone',
]);

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0);
const differs = (before: unknown, after: unknown) => JSON.stringify(before) !== JSON.stringify(after);

/** The changed keys with their former and new values; of a masked one only whether there was any, and is. */
export function differenceOf(before: State, after: State): Record<string, readonly [unknown, unknown]> {
  const keys = (Object.keys(after.content) as (keyof ProfileContent)[]).filter((key) =>
    differs(before.content[key], after.content[key]),
  );
  const kept = (key: keyof ProfileContent, value: unknown) => (MASKED.has(key) && !isEmpty(value) ? MASK : value);
  const visibility = (Object.keys(after.visibility) as (keyof ProfileVisibility)[])
    .filter((field) => before.visibility[field] !== after.visibility[field])
    .map((field) => [`visibility.${field}`, [before.visibility[field], after.visibility[field]]] as const);
  return Object.fromEntries([
    ...keys.map((key) => [key, [kept(key, before.content[key]), kept(key, after.content[key])]] as const),
    ...visibility,
  ]);
}
