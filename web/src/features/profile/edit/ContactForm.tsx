import { ChangedContact, Profile } from '@madoguchi/contract/profile/model.ts';
import { changeContact } from '@madoguchi/contract/profile/operations.ts';
import Typography from '@mui/material/Typography';
import { CodeField } from '../../../kit/fields/CodeField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { OperationForm } from '../../../kit/form/OperationForm.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { checked } from '../../../platform/http/checked.ts';
import { useProfileWords } from '../words.ts';
import { OWN_DRAFT, type OwnSection, ownOf, useSectionSaved } from './own-section.ts';
import { SectionBar } from './SectionBar.tsx';

type State = Pick<OwnSection, 'about' | 'own'>;

function valuesOf({ about: { contact } }: State) {
  const { postalCode = '', address = '', privatePhone = '' } = contact;
  return { postalCode, address, privatePhone };
}

export function ContactForm({ about, own, onClose }: OwnSection) {
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
        kind="code"
        widthPx={200}
        autoComplete="tel"
        isOptional
      />
      <SectionBar onClose={onClose} />
    </OperationForm>
  );
}
