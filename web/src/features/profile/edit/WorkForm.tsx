import type { Language } from '@madoguchi/contract/message.ts';
import { ChangedWork, PROFILE_LIMITS, Profile } from '@madoguchi/contract/profile/model.ts';
import { changeWork } from '@madoguchi/contract/profile/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import { MonthField } from '../../../kit/fields/date/MonthField.tsx';
import { EntriesField } from '../../../kit/fields/EntriesField.tsx';
import { Field } from '../../../kit/fields/Field.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { useFormContext } from '../../../kit/form/form-context.ts';
import { OperationForm } from '../../../kit/form/OperationForm.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { Icon } from '../../../kit/Icon.tsx';
import { RADIUS } from '../../../kit/theme/tokens.ts';
import { formatList } from '../../../platform/formats.ts';
import { checked } from '../../../platform/http/checked.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useProfileWords } from '../words.ts';
import { Opened } from './Opened.tsx';
import { OWN_DRAFT, type OwnSection, ownOf, useSectionSaved } from './own-section.ts';
import { SectionBar } from './SectionBar.tsx';
import { VisibilityField } from './VisibilityField.tsx';

const NEW = { title: '', company: '', from: null, to: null };

/** Jobs one below the other, each with its months; they are shown newest first wherever they are read. */
function JobsField() {
  const t = useProfileWords();
  const language = useLanguage();
  const id = useId();
  const label = t('jobs');
  const { form, fields: shown } = useFormContext();
  const { fields: jobs, append, remove } = useFieldArray({ control: form.control, name: 'jobs' });
  // As one field in the comparison with a newer state; the fields of a job place what is wrong with it.
  useEffect(
    () =>
      shown.show({
        ...{ name: 'jobs', label, id: `${id}-add`, ask: 'enter' },
        textOf: (jobs) => textOfJobs(jobs, language),
      }),
    [shown, label, id, language],
  );
  return (
    <Field id={id} label={label} isGroup>
      <Box role="group" aria-labelledby={`${id}-label`} sx={{ display: 'grid', gap: 2 }}>
        {jobs.map((job, index) => (
          <Box
            key={job.id}
            role="group"
            aria-label={t('jobNth', { n: index + 1 })}
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
              p: 2,
              border: '1px solid',
              borderColor: 'divider',
              borderRadius: `${RADIUS.menu}px`,
            }}
          >
            <TextField name={`jobs.${index}.title`} label={t('jobTitle')} autoFocus={isNew(job)} />
            <TextField name={`jobs.${index}.company`} label={t('company')} />
            <MonthField name={`jobs.${index}.from`} label={t('from')} />
            <MonthField name={`jobs.${index}.to`} label={t('to')} hint={t('toHint')} isOptional />
            <Box sx={{ gridColumn: '1 / -1' }}>
              <Button
                size="small"
                startIcon={<Icon name="trash" size={16} />}
                aria-label={t('removeJob', { n: index + 1 })}
                onClick={() => remove(index)}
              >
                {t('removeJob', { n: index + 1 })}
              </Button>
            </Box>
          </Box>
        ))}
        {jobs.length >= PROFILE_LIMITS.jobs ? null : (
          <div>
            <Button
              id={`${id}-add`}
              variant="outlined"
              startIcon={<Icon name="plus" size={16} />}
              onClick={() => append(NEW, { shouldFocus: false })}
            >
              {t('addJob')}
            </Button>
          </div>
        )}
      </Box>
    </Field>
  );
}

const isNew = (job: object) => 'title' in job && job.title === '';

function textOfJobs(jobs: unknown, language: Language): string {
  const said = (jobs as readonly { title: string; company: string }[]).map(
    ({ title, company }) => `${title} · ${company}`,
  );
  return formatList(said, language);
}

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
