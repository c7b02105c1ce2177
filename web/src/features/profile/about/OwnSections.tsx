import type { Profile } from '@madoguchi/contract/profile/model.ts';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ContactForm } from '../edit/ContactForm.tsx';
import { DisplayNameForm } from '../edit/DisplayNameForm.tsx';
import { GeneralForm } from '../edit/GeneralForm.tsx';
import { WorkForm } from '../edit/WorkForm.tsx';
import { useProfileWords } from '../words.ts';
import { AccountFacts } from './facts/AccountFacts.tsx';
import { ContactFacts } from './facts/ContactFacts.tsx';
import { GeneralFacts } from './facts/GeneralFacts.tsx';
import { WorkFacts } from './facts/WorkFacts.tsx';
import { Section } from './Section.tsx';

type SectionName = 'general' | 'work' | 'contact' | 'account';

/** One's own About, each section edited in its place, one at a time: two forms would make each other stale. */
export function OwnSections({ profile: { person, about, own } }: { readonly profile: Profile }) {
  const t = useProfileWords();
  const [edited, setEdited] = useState<SectionName | null>(null);
  const close = () => setEdited(null);
  const frame = (name: SectionName) => ({
    title: t(`group.${name}`),
    isEdited: edited === name,
    onEdit: edited === null ? () => setEdited(name) : undefined,
  });
  const account = (
    <Section {...frame('account')} form={<DisplayNameForm onClose={close} />}>
      <AccountFacts email={person.email} />
    </Section>
  );
  if (about === null || own === null) {
    return (
      <>
        <Typography sx={{ gridColumn: '1 / -1' }}>{t('noEmployee')}</Typography>
        {account}
      </>
    );
  }
  const facts = { about, visibility: own.visibility };
  const written = { about, own, onClose: close };
  return (
    <>
      <Section {...frame('general')} form={<GeneralForm {...written} />}>
        <GeneralFacts {...facts} />
      </Section>
      <Section {...frame('work')} form={<WorkForm {...written} />}>
        <WorkFacts {...facts} />
      </Section>
      <Section {...frame('contact')} form={<ContactForm {...written} />}>
        <ContactFacts {...facts} />
      </Section>
      {account}
    </>
  );
}
