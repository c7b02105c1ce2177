import type { About, Profile } from '@madoguchi/contract/profile/model.ts';
import Box from '@mui/material/Box';
import { useProfileWords } from '../words.ts';
import { ContactFacts } from './facts/ContactFacts.tsx';
import { GeneralFacts } from './facts/GeneralFacts.tsx';
import { WorkFacts } from './facts/WorkFacts.tsx';
import { OwnSections } from './OwnSections.tsx';
import { Section } from './Section.tsx';

const isShown = (section: object) => Object.keys(section).length > 0;

/** Somebody else's About. A section of which nothing is for the viewer is not there. */
function SeenSections({ about }: { readonly about: About }) {
  const t = useProfileWords();
  const facts = { about, visibility: null };
  return (
    <>
      <Section title={t('group.general')}>
        <GeneralFacts {...facts} />
      </Section>
      {isShown(about.work) ? (
        <Section title={t('group.work')}>
          <WorkFacts {...facts} />
        </Section>
      ) : null}
      {isShown(about.contact) ? (
        <Section title={t('group.contact')}>
          <ContactFacts {...facts} />
        </Section>
      ) : null}
    </>
  );
}

/** Two beside each other where there is room. */
const SECTIONS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
};

/** The profile that the person writes of themselves, in sections: one's own to be edited, a colleague's to be read. */
export function AboutTab({ profile }: { readonly profile: Profile }) {
  const { about, own } = profile;
  const isAnothers = about !== null && own === null;
  return <Box sx={SECTIONS}>{isAnothers ? <SeenSections about={about} /> : <OwnSections profile={profile} />}</Box>;
}
