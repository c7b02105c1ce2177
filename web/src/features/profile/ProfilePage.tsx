import { showProfile } from '@madoguchi/contract/profile/operations.ts';
import Typography from '@mui/material/Typography';
import { ErrorBand } from '../../kit/ErrorBand.tsx';
import { PageHeader } from '../../kit/PageHeader.tsx';
import { FORM_SHAPE, Waiting } from '../../kit/Waiting.tsx';
import { useRead } from '../../platform/query.ts';
import { AboutTab } from './about/AboutTab.tsx';
import { PersonHead } from './PersonHead.tsx';
import { ProfileTabs } from './ProfileTabs.tsx';
import { SecurityTab } from './SecurityTab.tsx';
import { useProfilePlace } from './use-profile-place.ts';
import { useProfileWords } from './words.ts';

/** `/pages/profile`: one's own profile to be read and written, or with `?user=` a colleague's to be read (S2-21, R38). */
export function ProfilePage() {
  const t = useProfileWords();
  const { employeeId } = useProfilePlace();
  const { data, error, isPending, refetch } = useRead(showProfile, employeeId === undefined ? {} : { employeeId });
  // An account without an employee record is nobody else's: it is only ever one's own.
  const isOwn = data === undefined ? employeeId === undefined : data.own !== null || data.about === null;
  const ofAnother = data === undefined ? t('tab.about') : t('titleOf', { name: data.person.name });
  return (
    <>
      <PageHeader title={isOwn ? t('title') : ofAnother} />
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {isPending ? <Waiting shape={FORM_SHAPE} /> : null}
      {data ? (
        <>
          <PersonHead person={data.person} isOwn={isOwn} />
          {isOwn ? (
            <ProfileTabs about={<AboutTab profile={data} />} security={<SecurityTab />} />
          ) : (
            <>
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 2 }}>
                {t('recorded')}
              </Typography>
              <AboutTab key={data.person.employeeId} profile={data} />
            </>
          )}
        </>
      ) : null}
    </>
  );
}
