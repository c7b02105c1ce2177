import { ChangedMember, MemberRecord, NewMember } from '@madoguchi/contract/members/model.ts';
import { changeMember, createMember, showRecord } from '@madoguchi/contract/members/operations.ts';
import Box from '@mui/material/Box';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { CodeField } from '../../../kit/fields/CodeField.tsx';
import { DateField } from '../../../kit/fields/date/DateField.tsx';
import { NameWithKana } from '../../../kit/fields/names/NameWithKana.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { FieldGroup } from '../../../kit/form/FieldGroup.tsx';
import { FormBar } from '../../../kit/form/FormBar.tsx';
import { OperationForm } from '../../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../../kit/form/SubmitButton.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { FORM_COLUMN } from '../../../kit/theme/tokens.ts';
import { FORM_SHAPE, Waiting } from '../../../kit/Waiting.tsx';
import { checked } from '../../../platform/http/checked.ts';
import { useMessages } from '../../../platform/messages.ts';
import { FOLLOWS_NO_NEWS, useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useSession } from '../../../platform/session.ts';
import { MemberStateChip } from '../MemberStateChip.tsx';
import { LeavingCard } from './leaving/LeavingCard.tsx';
import { emptyMember, NEW, valuesOf } from './new-member.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { PostsCard } from './posts/PostsCard.tsx';
import { useRecordWords } from './words.ts';

const MemberAccounts = lazy(async () => ({ default: (await import('../../bank-accounts/public.ts')).MemberAccounts }));

/** `/apps/member/:employeeId`: the record of one employee, kept by admins; `new` takes somebody in. */
export function RecordPage() {
  const t = useRecordWords();
  const { employeeId = NEW }: { employeeId?: string } = useParams({ strict: false });
  if (employeeId !== NEW) return <Existing key={employeeId} employeeId={employeeId} />;
  return (
    <>
      <PageHeader title={t('newTitle')} up={<ToList />} />
      <CreateForm />
    </>
  );
}

function ToList() {
  const t = useRecordWords();
  return <Link to={screenPath('members.list')}>{t('toList')}</Link>;
}

function Existing({ employeeId }: { readonly employeeId: string }) {
  const t = useRecordWords();
  const { data, error, isPending, refetch } = useRead(showRecord, { employeeId }, { follows: FOLLOWS_NO_NEWS });
  return (
    <>
      <PageHeader
        title={data ? `${data.lastName} ${data.firstName}`.trim() : t('editTitle')}
        up={<ToList />}
        state={data ? <MemberStateChip status={data.state} /> : null}
      />
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {isPending ? <Waiting shape={FORM_SHAPE} /> : null}
      {data ? (
        <Box sx={{ maxWidth: FORM_COLUMN }}>
          <PostsCard record={data} />
          <LeavingCard record={data} />
          <Suspense fallback={null}>
            <MemberAccounts employeeId={data.employeeId} />
          </Suspense>
          <ChangeForm key={`${data.employeeId}.${data.version}`} record={data} />
        </Box>
      ) : null}
    </>
  );
}

/** Changes particulars over the version that is shown; a newer one is compared field by field. */
function ChangeForm({ record }: { readonly record: MemberRecord }) {
  const t = useRecordWords();
  const message = useMessages();
  const form = useOperationForm(changeMember, {
    input: ChangedMember,
    defaults: valuesOf(record),
    draftKey: record.employeeId,
    valuesOfCurrent: (current) => valuesOf(checked(MemberRecord, current)),
    onDone: () => {
      message(t('saved', { name: `${record.lastName} ${record.firstName}`.trim() }), 'success');
    },
  });
  return (
    <OperationForm form={form} label={t('editTitle')} marks="optional">
      <Box sx={{ display: 'grid', gap: 3 }}>
        <MemberFields />
        <FieldGroup title={t('group.change')}>
          <TextField name="reason" label={t('reason')} hint={t('reasonHint')} />
          {/* Not at the edge of the window: the cards above have actions of their own. */}
          <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
            <SubmitButton>{t('save')}</SubmitButton>
          </Box>
        </FieldGroup>
      </Box>
    </OperationForm>
  );
}

/** Takes somebody in; their record then shows. */
function CreateForm() {
  const t = useRecordWords();
  const { today } = useSession();
  const message = useMessages();
  const navigate = useNavigate();
  const form = useOperationForm(createMember, {
    input: NewMember,
    defaults: emptyMember(today),
    draftKey: NEW,
    onDone: ({ employeeId }) => {
      const [last, first] = form.form.getValues(['lastName', 'firstName']) as [string, string];
      message(t('registered', { name: `${last} ${first}`.trim() }), 'success');
      void navigate({ to: screenPath('members.record', { employeeId }), replace: true });
    },
  });
  return (
    <OperationForm form={form} label={t('newTitle')} marks="optional" isColumn>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <MemberFields />
        <FieldGroup title={t('group.post')}>
          <CodeField name="employeeId" label={t('employeeId')} hint={t('employeeIdHint')} kind="code" isOptional />
          <PlaceFields />
        </FieldGroup>
      </Box>
      <FormBar>
        <SubmitButton>{t('register')}</SubmitButton>
      </FormBar>
    </OperationForm>
  );
}

/** Name and reading, how the company reaches the person, where they work and since when. */
function MemberFields() {
  const t = useRecordWords();
  return (
    <>
      <FieldGroup title={t('group.name')}>
        <NameWithKana
          name={{ name: 'lastName', label: t('lastName') }}
          kana={{ name: 'lastNameKana', label: t('lastNameKana') }}
        />
        <NameWithKana
          name={{ name: 'firstName', label: t('firstName'), isOptional: true }}
          kana={{ name: 'firstNameKana', label: t('firstNameKana'), isOptional: true }}
        />
      </FieldGroup>
      <FieldGroup title={t('group.contact')}>
        <TextField name="email" label={t('email')} inputMode="email" widthPx={400} />
        <CodeField name="phone" label={t('phone')} hint={t('phoneHint')} kind="phone" widthPx={200} isOptional />
        <CodeField name="extension" label={t('extension')} kind="code" isOptional />
        <TextField name="workplace" label={t('workplace')} widthPx={320} isOptional />
        <DateField name="joinedOn" label={t('joinedOn')} />
      </FieldGroup>
    </>
  );
}
