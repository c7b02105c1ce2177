import { ASSIGNED_TO, ASSIGNED_TO_NAMES } from '@madoguchi/contract/academy/choices.ts';
import { type Assignment, NewAssignment } from '@madoguchi/contract/academy/model.ts';
import { assignCourse, endAssignment, listAssignments } from '@madoguchi/contract/academy/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { AfterHead } from '../../../kit/AfterHead.tsx';
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { ChoiceField } from '../../../kit/fields/choice/ChoiceField.tsx';
import { ChoicesField } from '../../../kit/fields/choice/ChoicesField.tsx';
import { DateField } from '../../../kit/fields/date/DateField.tsx';
import { PeopleField } from '../../../kit/fields/people/PeopleField.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useFormContext } from '../../../kit/form/form-context.ts';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { formatDay, formatInstant, formatList } from '../../../platform/formats.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useRead, useWrite } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { masterName, mastersByCode, useMasters, useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useAcademyWords } from '../words.ts';

const NOBODY = [] as const;

/** `/apps/academy/maintenance/:courseId/assignments`: who is asked to take the course, by when, and how far they are. */
export function AssignmentsPage() {
  const t = useAcademyWords();
  const { courseId: id = '' }: { courseId?: string } = useParams({ strict: false });
  const { tools } = useSession();
  const { data, error, refetch } = useRead(listAssignments, { id });
  const [isAsking, setAsking] = useState(false);
  const [ending, setEnding] = useState<Assignment | null>(null);
  return (
    <>
      <PageHeader
        title={t('assign.title')}
        up={<Link to={screenPath('academy.edit', { courseId: id })}>{t('editTitle')}</Link>}
        lead={<span lang="ja">{data?.title ?? '\u00a0'}</span>}
        actions={
          <Button variant="contained" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {t('assign')}
          </Button>
        }
      />
      <AfterHead>
        <Typography sx={{ mb: 2 }}>
          {t('assign.open', { rule: t(`rule.${tools.academy}`) })}{' '}
          <Link to={screenPath('general-tools')}>{t('assign.setting')}</Link>
        </Typography>
        {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
        {data?.assignments.length === 0 ? <EmptyState icon="people" text={t('assign.none')} /> : null}
        <Box
          component="ul"
          aria-label={t('assignments')}
          sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}
        >
          {(data?.assignments ?? []).map((assignment) => (
            <AssignmentCard key={assignment.id} assignment={assignment} onEnd={() => setEnding(assignment)} />
          ))}
        </Box>
      </AfterHead>
      {isAsking && data !== undefined ? (
        <AssignDialog id={id} title={data.title} onClose={() => setAsking(false)} />
      ) : null}
      {ending === null ? null : <EndDialog id={ending.id} onClose={() => setEnding(null)} />}
    </>
  );
}

function AssignmentCard({ assignment, onEnd }: { readonly assignment: Assignment; readonly onEnd: () => void }) {
  const t = useAcademyWords();
  const language = useLanguage();
  const departments = mastersByCode(useMasters().group);
  const { assignedTo, people, dueOn, asked, completed, assignedBy, assignedAt } = assignment;
  const named = assignment.departments.map((code) => {
    const department = departments.get(code);
    return department === undefined ? code : masterName(department, language);
  });
  const names = formatList([...named, ...people], language);
  return (
    <Card component="li" sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="subtitle1" component="h2">
          {ASSIGNED_TO_NAMES[assignedTo][language]}
          {names === '' ? '' : ` ${names}`}
        </Typography>
        <Typography>
          {t('assign.until', { day: formatDay(dueOn, language) })} {t('assign.counts', { asked, completed })}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('assign.by', { name: assignedBy, moment: formatInstant(assignedAt, language) })}
        </Typography>
      </Box>
      <Button variant="outlined" color="error" onClick={onEnd}>
        {t('assign.end')}
      </Button>
    </Card>
  );
}

interface AssignProps {
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
}

function AssignDialog({ id, title, onClose }: AssignProps) {
  const t = useAcademyWords();
  const message = useMessages();
  const form = useOperationForm(assignCourse, {
    input: NewAssignment,
    carries: { id },
    defaults: { assignedTo: 'everybody', departments: [], people: [], dueOn: null },
    onDone: () => {
      message(t('assign.done'), 'success');
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('assign.question', { title })}
      effect={t('assign.effect')}
      submitLabel={t('assign')}
      onDismiss={onClose}
    >
      <AssignFields />
    </FormDialog>
  );
}

function AssignFields() {
  const t = useAcademyWords();
  const language = useLanguage();
  const { group } = useMasters();
  const { form } = useFormContext();
  const assignedTo: unknown = useWatch({ control: form.control, name: 'assignedTo' });
  return (
    <>
      <ChoiceField
        name="assignedTo"
        label={t('assign.to')}
        choices={ASSIGNED_TO.map((value) => ({ value, label: ASSIGNED_TO_NAMES[value][language] }))}
      />
      {assignedTo === 'departments' ? (
        <ChoicesField
          name="departments"
          label={t('assign.departments')}
          choices={group.map((one) => ({ value: one.code, label: masterName(one, language), reading: one.kana }))}
        />
      ) : null}
      {assignedTo === 'people' ? <PeopleField name="people" label={t('assign.people')} known={NOBODY} /> : null}
      <DateField name="dueOn" label={t('assign.dueOn')} />
    </>
  );
}

function EndDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useAcademyWords();
  const message = useMessages();
  const write = useWrite(endAssignment);
  return (
    <ConfirmDialog
      open
      title={t('assign.endQuestion')}
      confirmLabel={t('assign.end')}
      dismissLabel={t('cancel')}
      danger
      busy={write.isPending}
      onConfirm={() =>
        write.mutate(
          { id },
          {
            onSuccess: () => {
              message(t('assign.ended'), 'success');
              onClose();
            },
          },
        )
      }
      onDismiss={onClose}
    >
      <Typography>{t('assign.endEffect')}</Typography>
      {write.error ? <ErrorBand error={write.error} /> : null}
    </ConfirmDialog>
  );
}
