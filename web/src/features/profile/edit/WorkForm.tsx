import { ChangedWork, PROFILE_LIMITS, Profile } from '@madoguchi/contract/profile/model.ts';
import { changeWork } from '@madoguchi/contract/profile/operations.ts';
import { EntriesField } from '../../../kit/fields/EntriesField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { OperationForm } from '../../../kit/form/OperationForm.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { checked } from '../../../platform/http/checked.ts';
import { useProfileWords } from '../words.ts';
import { JobsField } from './JobsField.tsx';
import { Opened } from './Opened.tsx';
import { OWN_DRAFT, type OwnSection, ownOf, useSectionSaved } from './own-section.ts';
import { SectionBar } from './SectionBar.tsx';
import { VisibilityField } from './VisibilityField.tsx';

type State = Pick<OwnSection, 'about' | 'own'>;

function valuesOf({ about: { work }, own: { visibility } }: State) {
  const { occupation = '', skills = [], jobs = [] } = work;
  return {
    occupation,
    skills,
    jobs,
    visibility: { occupation: visibility.occupation, skills: visibility.skills, jobs: visibility.jobs },
  };
}

export function WorkForm({ about, own, onClose }: OwnSection) {
  const t = useProfileWords();
  const form = useOperationForm(changeWork, {
    input: ChangedWork,
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
    <OperationForm form={form} label={t('group.work')}>
      <Opened>
        <TextField name="occupation" label={t('occupation')} hint={t('occupationHint')} widthPx={320} isOptional />
        <VisibilityField of="occupation" />
      </Opened>
      <Opened>
        <EntriesField
          name="skills"
          label={t('skills')}
          hint={t('skillsHint')}
          most={PROFILE_LIMITS.skills}
          isOptional
        />
        <VisibilityField of="skills" />
      </Opened>
      <Opened>
        <JobsField />
        <VisibilityField of="jobs" />
      </Opened>
      <SectionBar onClose={onClose} />
    </OperationForm>
  );
}
