import type { About } from '@madoguchi/contract/profile/model.ts';
import { useProfileWords } from '../words.ts';
import { ContactFacts } from './facts/ContactFacts.tsx';
import { GeneralFacts } from './facts/GeneralFacts.tsx';
import { WorkFacts } from './facts/WorkFacts.tsx';
import { Section } from './Section.tsx';

const isShown = (section: object) => Object.keys(section).length > 0;

/** Somebody else's About. A section of which nothing is for the viewer is not there. */
export function SeenSections({ about }: { readonly about: About }) {
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
