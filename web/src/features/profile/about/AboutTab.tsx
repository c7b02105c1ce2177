import type { Profile } from '@madoguchi/contract/profile/model.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ContactForm } from '../edit/ContactForm.tsx';
import { DisplayNameForm } from '../edit/DisplayNameForm.tsx';
import { GeneralForm } from '../edit/GeneralForm.tsx';
import { WorkForm } from '../edit/WorkForm.tsx';
import { useProfileWords } from '../words.ts';
import { AccountFacts } from './AccountFacts.tsx';
import { ContactFacts } from './ContactFacts.tsx';
import { GeneralFacts } from './GeneralFacts.tsx';
import { Section } from './Section.tsx';
import { WorkFacts } from './WorkFacts.tsx';

/** Two beside each other where there is room. */
const SECTIONS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
};

type SectionName = 'general' | 'work' | 'contact' | 'account';

/** What the person tells of themselves, in sections; their own are edited in their place, one at a time. */
export function AboutTab({ profile }: { readonly profile: Profile }) {
  const t = useProfileWords();
  const [edited, setEdited] = useState<SectionName | null>(null);
  const { about, own } = profile;
  const close = () => setEdited(null);
  const frame = (name: SectionName) => ({
    title: t(`group.${name}`),
    isEdited: edited === name,
    // Two forms over one version would make each other stale.
    onEdit: edited === null ? () => setEdited(name) : undefined,
  });
  const readOnly = (name: SectionName) => ({ title: t(`group.${name}`) });
  const written = about !== null && own !== null ? { about, own, onClose: close } : null;
  const account = (
    <Section {...frame('account')} form={<DisplayNameForm onClose={close} />}>
      <AccountFacts email={profile.person.email} />
    </Section>
  );
  if (about === null) {
    return (
      <Box sx={SECTIONS}>
        <Typography sx={{ gridColumn: '1 / -1' }}>{t('noEmployee')}</Typography>
        {account}
      </Box>
    );
  }
  const facts = { about, visibility: own?.visibility ?? null };
  if (written === null) {
    return (
      <Box sx={SECTIONS}>
        <Section {...readOnly('general')}>
          <GeneralFacts {...facts} />
        </Section>
        {Object.keys(about.work).length === 0 ? null : (
          <Section {...readOnly('work')}>
            <WorkFacts {...facts} />
          </Section>
        )}
        {Object.keys(about.contact).length === 0 ? null : (
          <Section {...readOnly('contact')}>
            <ContactFacts {...facts} />
          </Section>
        )}
      </Box>
    );
  }
  return (
    <Box sx={SECTIONS}>
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
    </Box>
  );
}
