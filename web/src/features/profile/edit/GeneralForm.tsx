import { ChangedGeneral, GENDERS, PROFILE_LIMITS, Profile } from '@madoguchi/contract/profile/model.ts';
import { changeGeneral } from '@madoguchi/contract/profile/operations.ts';
import Typography from '@mui/material/Typography';
import { ChoiceField } from '../../../kit/fields/choice/ChoiceField.tsx';
import { DateField } from '../../../kit/fields/date/DateField.tsx';
import { EntriesField } from '../../../kit/fields/EntriesField.tsx';
import { OperationForm } from '../../../kit/form/OperationForm.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { checked } from '../../../platform/http/checked.ts';
import { useProfileWords } from '../words.ts';
import { Opened } from './Opened.tsx';
import { OWN_DRAFT, type OwnSection, ownOf, useSectionSaved } from './own-section.ts';
import { SectionBar } from './SectionBar.tsx';
import { VisibilityField } from './VisibilityField.tsx';

type State = Pick<OwnSection, 'about' | 'own'>;

function valuesOf({ about: { general }, own: { visibility } }: State) {
  const { birthday = null, gender = null, locations = [] } = general;
  return {
    birthday,
    gender,
    locations,
    visibility: { gender: visibility.gender, locations: visibility.locations },
  };
}

export function GeneralForm({ about, own, onClose }: OwnSection) {
  const t = useProfileWords();
  const form = useOperationForm(changeGeneral, {
    input: ChangedGeneral,
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
    <OperationForm form={form} label={t('group.general')}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t('namesLead')}
      </Typography>
      <DateField name="birthday" label={t('birthday')} hint={t('alwaysPrivate')} isOptional />
      <Opened>
        <ChoiceField
          name="gender"
          label={t('gender')}
          choices={GENDERS.map((value) => ({ value, label: t(`gender.${value}`) }))}
          isOptional
        />
        <VisibilityField of="gender" />
      </Opened>
      <Opened>
        <EntriesField
          name="locations"
          label={t('locations')}
          hint={t('locationsHint')}
          most={PROFILE_LIMITS.locations}
          isOptional
        />
        <VisibilityField of="locations" />
      </Opened>
      <SectionBar onClose={onClose} />
    </OperationForm>
  );
}
