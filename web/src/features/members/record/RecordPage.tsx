import { showRecord } from '@madoguchi/contract/members/operations.ts';
import Box from '@mui/material/Box';
import { Link, useParams } from '@tanstack/react-router';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { FORM_COLUMN } from '../../../kit/theme/tokens.ts';
import { FORM_SHAPE, Waiting } from '../../../kit/Waiting.tsx';
import { FOLLOWS_NO_NEWS, useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { MemberStateChip } from '../MemberStateChip.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { CreateForm } from './CreateForm.tsx';
import { LeavingCard } from './leaving/LeavingCard.tsx';
import { NEW } from './new-member.ts';
import { PostsCard } from './posts/PostsCard.tsx';
import { useRecordWords } from './words.ts';

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
        title={data ? `${data.lastName} ${data.firstName}` : t('editTitle')}
        up={<ToList />}
        state={data ? <MemberStateChip status={data.state} /> : null}
      />
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {isPending ? <Waiting shape={FORM_SHAPE} /> : null}
      {data ? (
        <Box sx={{ maxWidth: FORM_COLUMN }}>
          <PostsCard record={data} />
          <LeavingCard record={data} />
          <ChangeForm key={`${data.employeeId}.${data.version}`} record={data} />
        </Box>
      ) : null}
    </>
  );
}
