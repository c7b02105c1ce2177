// A profile as one viewer sees it: what is not for them is not in the answer at all.
import type { About, Profile, ProfileContent, Whose } from '@madoguchi/contract/profile/model.ts';
import { photoPath } from '@madoguchi/contract/profile/photo.ts';
import {
  INITIAL_VISIBILITY,
  type ProfileField,
  type ProfileViewer,
  type ProfileVisibility,
  visibleFields,
} from '@madoguchi/contract/profile/visibility.ts';
import type { ProfileRow } from './store.ts';

/** The columns of each field: an address has two parts. */
const KEYS: Readonly<Record<ProfileField, readonly (keyof ProfileContent)[]>> = {
  birthday: ['birthday'],
  gender: ['gender'],
  locations: ['locations'],
  occupation: ['occupation'],
  skills: ['skills'],
  jobs: ['jobs'],
  address: ['postalCode', 'address'],
  privatePhone: ['privatePhone'],
};

export function chosenVisibility(row: ProfileRow): ProfileVisibility {
  return { ...INITIAL_VISIBILITY, ...row.visibility };
}

/** The fields that the viewer is given, for the record of the opening. */
export function fieldsFor(row: ProfileRow, viewer: ProfileViewer): ProfileField[] {
  return visibleFields(viewer, chosenVisibility(row));
}

function aboutFor(row: ProfileRow, viewer: ProfileViewer): About {
  const keys = fieldsFor(row, viewer).flatMap((field) => KEYS[field]);
  const seen = <Key extends keyof ProfileContent>(...of: readonly Key[]) =>
    Object.fromEntries(of.filter((key) => keys.includes(key)).map((key) => [key, row[key]])) as Partial<
      Pick<ProfileContent, Key>
    >;
  const { lastName, firstName, lastNameKana, firstNameKana } = row;
  return {
    general: { lastName, firstName, lastNameKana, firstNameKana, ...seen('birthday', 'gender', 'locations') },
    work: seen('occupation', 'skills', 'jobs'),
    contact: seen('postalCode', 'address', 'privatePhone'),
  };
}

function whose(row: ProfileRow): Whose {
  const { employeeId, lastName, firstName, lastNameKana, firstNameKana, email, department, position, photo } = row;
  return {
    employeeId,
    name: `${lastName} ${firstName}`.trim(),
    kana: `${lastNameKana} ${firstNameKana}`.trim(),
    email,
    department,
    position,
    photoURL: photo === null ? null : photoPath(photo, 'large'),
  };
}

export function profileFor(row: ProfileRow, viewer: ProfileViewer): Profile {
  const own = viewer === 'self' ? { visibility: chosenVisibility(row), version: row.version } : null;
  return { person: whose(row), about: aboutFor(row, viewer), own };
}
