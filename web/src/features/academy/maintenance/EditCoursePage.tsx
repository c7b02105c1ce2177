import { CATEGORY_NAMES, COURSE_CATEGORIES, COURSE_LIMITS } from '@madoguchi/contract/academy/choices.ts';
import { ChangedCourse, MaintainedCourse, NewCourse } from '@madoguchi/contract/academy/model.ts';
import { changeCourse, createCourse, showCourseForMaintenance } from '@madoguchi/contract/academy/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createLink, Link, useNavigate, useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ChoiceField } from '../../../kit/fields/choice/ChoiceField.tsx';
import { SwitchField } from '../../../kit/fields/SwitchField.tsx';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { FieldGroup } from '../../../kit/form/FieldGroup.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { RecordForm } from '../../../kit/record/RecordForm.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { checked } from '../../../platform/http/checked.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useAcademyWords } from '../words.ts';
import { CourseStatusChip } from './CourseStatusChip.tsx';
import { emptyCourse, NEW, valuesOf } from './course-values.ts';
import { PublishCourse } from './PublishCourse.tsx';
import { StepsField } from './StepsField.tsx';

const ButtonLink = createLink(Button);

function CourseFields() {
  const t = useAcademyWords();
  const language = useLanguage();
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0, maxWidth: 880 }}>
      <FieldGroup title={t('group.course')}>
        <TextField name="title" label={t('title')} />
        <TextAreaField name="description" label={t('description')} max={COURSE_LIMITS.description} minRows={2} />
        <ChoiceField
          name="courseCategory"
          label={t('category')}
          choices={COURSE_CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value][language] }))}
        />
        <TextField name="slug" label={t('slug')} hint={t('slugHint')} />
        <SwitchField name="renewsYearly" label={t('renewsYearly')} hint={t('renewsHint')} />
      </FieldGroup>
      <FieldGroup title={t('group.english')} lead={t('english')}>
        <TextField name="titleEn" label={t('titleEn')} isOptional />
        <TextAreaField
          name="descriptionEn"
          label={t('descriptionEn')}
          max={COURSE_LIMITS.description}
          minRows={2}
          isOptional
        />
      </FieldGroup>
      <FieldGroup title={t('group.steps')} lead={t('group.steps.lead')} keys={t('group.steps.keys')}>
        <StepsField />
      </FieldGroup>
    </Box>
  );
}

/** `/apps/academy/maintenance/:courseId`: one course to be written, published or withdrawn. */
export function EditCoursePage() {
  const t = useAcademyWords();
  const { courseId = NEW }: { courseId?: string } = useParams({ strict: false });
  const up = <Link to={screenPath('academy.maintenance')}>{t('toMaintenance')}</Link>;
  if (courseId !== NEW) return <Existing key={courseId} id={courseId} up={up} />;
  return (
    <>
      <PageHeader title={t('newTitle')} up={up} />
      <CreateCourse />
    </>
  );
}

function Existing({ id, up }: { readonly id: string; readonly up: ReactNode }) {
  const t = useAcademyWords();
  const read = useRead(showCourseForMaintenance, { id });
  const [isUnsaved, setUnsaved] = useState(false);
  const stateOf = ({ edition, isChanged }: MaintainedCourse) =>
    edition === 0 ? t('notPublished') : `${t('editionIs', { edition })}${isChanged ? ` ${t('hasChanges')}` : ''}`;
  return (
    <RecordPage
      read={read}
      title={t('editTitle')}
      up={up}
      lead={read.data === undefined ? '\u00a0' : stateOf(read.data)}
      state={({ status }) => <CourseStatusChip status={status} />}
      actions={(course) => (
        <>
          <ButtonLink to={screenPath('academy.assignments', { courseId: id })} variant="outlined">
            {t('assignments')}
          </ButtonLink>
          <PublishCourse course={course} isUnsaved={isUnsaved} />
        </>
      )}
    >
      {(course) => <ChangeCourse key={`${course.id}.${course.version}`} course={course} onUnsaved={setUnsaved} />}
    </RecordPage>
  );
}

function CreateCourse() {
  const t = useAcademyWords();
  const message = useMessages();
  const navigate = useNavigate();
  const [defaults] = useState(() => emptyCourse(crypto.randomUUID()));
  const form = useOperationForm(createCourse, {
    input: NewCourse,
    defaults,
    draftKey: NEW,
    onDone: ({ id }) => {
      message(t('saved', { title: (form.form.getValues('title') as string) || t('noTitle') }), 'success');
      void navigate({ to: screenPath('academy.edit', { courseId: id }), replace: true });
    },
  });
  return (
    <RecordForm form={form} label={t('newTitle')} saveLabel={t('saveDraft')} rule={t('draftRule')}>
      <CourseFields />
    </RecordForm>
  );
}

interface ChangeProps {
  readonly course: MaintainedCourse;
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

/** Writes a course anew over the version that is shown; a newer one is compared field by field. */
function ChangeCourse({ course, onUnsaved }: ChangeProps) {
  const t = useAcademyWords();
  const message = useMessages();
  const form = useOperationForm(changeCourse, {
    input: ChangedCourse,
    defaults: valuesOf(course),
    draftKey: course.id,
    valuesOfCurrent: (current) => valuesOf(checked(MaintainedCourse, current)),
    onDone: () => {
      message(t('saved', { title: (form.form.getValues('title') as string) || t('noTitle') }), 'success');
    },
  });
  return (
    <RecordForm
      form={form}
      label={t('editTitle')}
      saveLabel={t(course.edition === 0 ? 'saveDraft' : 'save')}
      rule={t('draftRule')}
      onUnsaved={onUnsaved}
    >
      <CourseFields />
    </RecordForm>
  );
}
