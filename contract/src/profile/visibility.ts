// Visibility of a profile: a table of viewer, field and what the person chose (B2-02).
import { may, type Visitor } from '../access.ts';

/** The fields of About that are not plain employment data. */
export const PROFILE_FIELDS = [
  'birthday',
  'gender',
  'locations',
  'occupation',
  'skills',
  'jobs',
  'address',
  'privatePhone',
] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** `private`: the person and HR. `colleagues`: every member of staff. */
export const VISIBILITIES = ['private', 'colleagues'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** The visibility until the person chooses. Birthday, address and private phone leave no choice (B2-02). */
export const INITIAL_VISIBILITY = {
  gender: 'private',
  locations: 'colleagues',
  occupation: 'colleagues',
  skills: 'colleagues',
  jobs: 'colleagues',
} as const satisfies Partial<Record<ProfileField, Visibility>>;

/** A field whose visibility its person chooses. */
export type ChosenField = keyof typeof INITIAL_VISIBILITY;
export type ProfileVisibility = Readonly<Record<ChosenField, Visibility>>;

/** The viewer of a profile. HR is the role admin. */
export type ProfileViewer = 'self' | 'hr' | 'colleague';

/** The visitor's relation to somebody else's profile; `null`: it is as unknown as none. */
export function viewerOf(visitor: Visitor): Exclude<ProfileViewer, 'self'> | null {
  if (may(visitor, 'admin')) return 'hr';
  return may(visitor, 'staff') ? 'colleague' : null;
}

/** The viewers of a field, as its person chose or as the rule has it. */
export function visibilityOf(field: ProfileField, chosen: ProfileVisibility): Visibility {
  return field in chosen ? chosen[field as ChosenField] : 'private';
}

export function isVisible(viewer: ProfileViewer, field: ProfileField, chosen: ProfileVisibility): boolean {
  return viewer !== 'colleague' || visibilityOf(field, chosen) === 'colleagues';
}

/** The fields that the viewer sees, in the order of About. */
export function visibleFields(viewer: ProfileViewer, chosen: ProfileVisibility): ProfileField[] {
  return PROFILE_FIELDS.filter((field) => isVisible(viewer, field, chosen));
}
