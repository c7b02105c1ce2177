import type { About } from '@madoguchi/contract/profile/model.ts';
import type { ProfileVisibility } from '@madoguchi/contract/profile/visibility.ts';

/** The facts that a section shows; a field that the viewer may not see is absent. */
export interface SectionFacts {
  readonly about: About;
  /** Of one's own: what one chose. */
  readonly visibility: ProfileVisibility | null;
}
