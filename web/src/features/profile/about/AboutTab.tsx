import type { About, Profile } from '@madoguchi/contract/profile/model.ts';
import Box from '@mui/material/Box';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { useProfileWords } from '../words.ts';
import { ContactFacts } from './facts/ContactFacts.tsx';
import { GeneralFacts } from './facts/GeneralFacts.tsx';
import { WorkFacts } from './facts/WorkFacts.tsx';
import { OwnSections } from './OwnSections.tsx';
import { Section } from './Section.tsx';

const isShown = (section: object) => Object.keys(section).length > 0;

/** The tab 仕事 has a section of its own, the tab 基本情報 the others. */
type AboutPart = 'person' | 'work';

interface Props {
  readonly profile: Profile;
  readonly part: AboutPart;
}

/** Somebody else's About. A section of which nothing is for the viewer is not there. */
function SeenSections({ about, part }: { readonly about: About; readonly part: AboutPart }) {
  const t = useProfileWords();
  const facts = { about, visibility: null };
  if (part === 'work') {
    return isShown(about.work) ? (
      <Section title={t('group.work')}>
        <WorkFacts {...facts} />
      </Section>
    ) : (
      <EmptyState icon="paper" text={t('noWork')} />
    );
  }
  return (
    <>
      <Section title={t('group.general')}>
        <GeneralFacts {...facts} />
      </Section>
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
export function AboutTab({ profile, part }: Props) {
  const { about, own } = profile;
  const isAnothers = about !== null && own === null;
  return (
    <Box sx={SECTIONS}>
      {isAnothers ? <SeenSections about={about} part={part} /> : <OwnSections profile={profile} part={part} />}
    </Box>
  );
}
