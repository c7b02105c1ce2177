import { ChangedContact, Profile } from '@madoguchi/contract/profile/model.ts';
import { changeContact } from '@madoguchi/contract/profile/operations.ts';
import { UserChange } from '@madoguchi/contract/session/model.ts';
import { updateUser } from '@madoguchi/contract/session/operations.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { CodeField } from '../../../kit/fields/CodeField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { OperationForm } from '../../../kit/form/OperationForm.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { checked } from '../../../platform/http/checked.ts';
import { askAgain } from '../../../platform/identity/session-actions.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useUser } from '../../../platform/session.ts';
import { GeneralForm } from '../edit/GeneralForm.tsx';
import { OWN_DRAFT, type OwnSection, ownOf, useSectionSaved } from '../edit/own-section.ts';
import { SectionBar } from '../edit/SectionBar.tsx';
import { WorkForm } from '../edit/WorkForm.tsx';
import { useProfileWords } from '../words.ts';
import { ContactFacts } from './facts/ContactFacts.tsx';
import { Fact } from './facts/Fact.tsx';
import { Facts } from './facts/Facts.tsx';
import { GeneralFacts } from './facts/GeneralFacts.tsx';
import { WorkFacts } from './facts/WorkFacts.tsx';
import { Section } from './Section.tsx';

const ProfileChanges = lazy(async () => ({ default: (await import('../../audit/public.ts')).ProfileChanges }));

interface Props {
  readonly profile: Profile;
  readonly part: 'person' | 'work';
}

type SectionName = 'general' | 'work' | 'contact' | 'account';

/** One's own About, each section edited in its place, one at a time: two forms would make each other stale. */
export function OwnSections({ profile: { person, about, own }, part }: Props) {
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
        {part === 'person' ? account : null}
      </>
    );
  }
  const facts = { about, visibility: own.visibility };
  const written = { about, own, onClose: close };
  if (part === 'work') {
    return (
      <Section {...frame('work')} form={<WorkForm {...written} />}>
        <WorkFacts {...facts} />
      </Section>
    );
  }
  return (
    <>
      <Section {...frame('general')} form={<GeneralForm {...written} />}>
        <GeneralFacts {...facts} />
      </Section>
      <Section {...frame('contact')} form={<ContactForm {...written} />}>
        <ContactFacts {...facts} />
      </Section>
      {account}
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <Section title={t('group.changes')}>
          <Suspense fallback={null}>
            <ProfileChanges />
          </Suspense>
        </Section>
      </Box>
    </>
  );
}

/** The account behind the profile: what the portal calls its person, and where it writes to. */
function AccountFacts({ email }: { readonly email: string }) {
  const t = useProfileWords();
  const { data } = useUser();
  return (
    <Facts>
      <Fact name={t('displayName')}>{data.displayName}</Fact>
      <Fact name={t('email')}>{email}</Fact>
    </Facts>
  );
}

/** The name by which the portal calls the person (S4-07). */
function DisplayNameForm({ onClose }: { readonly onClose: () => void }) {
  const t = useProfileWords();
  const message = useMessages();
  const { data } = useUser();
  const form = useOperationForm(updateUser, {
    input: UserChange,
    defaults: { user: { data: { displayName: data.displayName } } },
    draftKey: OWN_DRAFT,
    onDone: () => {
      message(t('saved'), 'success');
      void askAgain().finally(onClose);
    },
  });
  return (
    <OperationForm form={form} label={t('group.account')}>
      <TextField
        name="user.data.displayName"
        label={t('displayName')}
        hint={t('displayNameHint')}
        widthPx={320}
        autoComplete="name"
      />
      <SectionBar onClose={onClose} />
    </OperationForm>
  );
}

type State = Pick<OwnSection, 'about' | 'own'>;

function valuesOf({ about: { contact } }: State) {
  const { postalCode = '', address = '', privatePhone = '' } = contact;
  return { postalCode, address, privatePhone };
}

function ContactForm({ about, own, onClose }: OwnSection) {
  const t = useProfileWords();
  const form = useOperationForm(changeContact, {
    input: ChangedContact,
    defaults: valuesOf({ about, own }),
    carries: { version: own.version },
    draftKey: OWN_DRAFT,
    valuesOfCurrent: (current) => {
      const newer = ownOf(checked(Profile, current));
      return { ...valuesOf(newer), version: newer.own.version };
    },
    onDone: useSectionSaved(onClose),
  });
  return (
    <OperationForm form={form} label={t('group.contact')}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t('alwaysPrivate')}
      </Typography>
      <CodeField
        name="postalCode"
        label={t('postalCode')}
        hint={t('postalCodeHint')}
        kind="digits"
        autoComplete="postal-code"
        isOptional
      />
      <TextField name="address" label={t('address')} autoComplete="street-address" isOptional />
      <CodeField
        name="privatePhone"
        label={t('privatePhone')}
        hint={t('privatePhoneHint')}
        kind="phone"
        widthPx={200}
        autoComplete="tel"
        isOptional
      />
      <SectionBar onClose={onClose} />
    </OperationForm>
  );
}
