import { describe, expect, it } from 'vitest';
import { ROLES } from '../access.ts';
import {
  type ChosenField,
  INITIAL_VISIBILITY,
  isVisible,
  PROFILE_FIELDS,
  type ProfileVisibility,
  VISIBILITIES,
  type Visibility,
  viewerOf,
  visibleFields,
} from './visibility.ts';

const all = (visibility: Visibility) =>
  Object.fromEntries(
    Object.keys(INITIAL_VISIBILITY).map((field) => [field, visibility]),
  ) as unknown as ProfileVisibility;

/** `private/colleagues`: what the viewer sees of the field under each setting; the settings of a fixed one are none. */
const GRID = `
  field         self  hr    colleague
  birthday      ++    ++    --
  gender        ++    ++    -+
  locations     ++    ++    -+
  occupation    ++    ++    -+
  skills        ++    ++    -+
  jobs          ++    ++    -+
  address       ++    ++    --
  privatePhone  ++    ++    --
`;

describe('who sees what of a profile', () => {
  it('is this grid of viewer, field and setting; birthday, address and private phone know no other setting [B2-02]', () => {
    const viewers = ['self', 'hr', 'colleague'] as const;
    const lines = PROFILE_FIELDS.map((field) => {
      const cells = viewers.map((viewer) =>
        VISIBILITIES.map((setting) => (isVisible(viewer, field, all(setting)) ? '+' : '-'))
          .join('')
          .padEnd(6),
      );
      return `  ${field.padEnd(14)}${cells.join('')}`.trimEnd();
    });
    const head = `  ${'field'.padEnd(14)}${viewers.map((viewer) => viewer.padEnd(6)).join('')}`.trimEnd();
    expect(`\n${[head, ...lines].join('\n')}\n`).toBe(GRID);
  });

  it('shows a colleague nothing private before anybody chose [B2-02]', () => {
    expect(visibleFields('colleague', INITIAL_VISIBILITY)).toEqual(['locations', 'occupation', 'skills', 'jobs']);
    expect(visibleFields('hr', INITIAL_VISIBILITY)).toEqual(PROFILE_FIELDS);
  });

  it('opens one field without another', () => {
    for (const field of Object.keys(INITIAL_VISIBILITY) as ChosenField[]) {
      expect(visibleFields('colleague', { ...all('private'), [field]: 'colleagues' })).toEqual([field]);
    }
  });

  it('takes admins and system for HR, staff for colleagues, and shows everybody else no profile but their own [B2-02]', () => {
    const viewers = [[], ...ROLES.map((role) => [role])].map((roles) => viewerOf({ roles }));
    expect(viewers).toEqual([null, 'hr', 'hr', 'colleague', null]);
  });
});
