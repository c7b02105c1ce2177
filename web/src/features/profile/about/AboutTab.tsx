import type { Profile } from '@madoguchi/contract/profile/model.ts';
import Box from '@mui/material/Box';
import { OwnSections } from './OwnSections.tsx';
import { SeenSections } from './SeenSections.tsx';

/** Two beside each other where there is room. */
const SECTIONS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
};

/** What the person tells of themselves, in sections: one's own to be edited, a colleague's to be read. */
export function AboutTab({ profile }: { readonly profile: Profile }) {
  const { about, own } = profile;
  const isAnothers = about !== null && own === null;
  return <Box sx={SECTIONS}>{isAnothers ? <SeenSections about={about} /> : <OwnSections profile={profile} />}</Box>;
}
