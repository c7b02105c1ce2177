import { showProfile } from '@madoguchi/contract/profile/operations.ts';
import { Code } from '@madoguchi/contract/values/id.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import { ErrorBand } from '../../kit/ErrorBand.tsx';
import { PageHeader } from '../../kit/PageHeader.tsx';
import { FORM_SHAPE, Waiting } from '../../kit/Waiting.tsx';
import { useRead } from '../../platform/query.ts';
import { AboutTab } from './about/AboutTab.tsx';
import { PersonHead } from './PersonHead.tsx';
import { useProfileWords } from './words.ts';

// Whose profile is open, and which part of it, stand in the URL: a link leads to it, Back leads back.
interface ProfilePlace {
  /** Somebody's employee number; without one it is one's own. */
  readonly employeeId: string | undefined;
  readonly tab: string | undefined;
  readonly goTab: (tab: string | undefined) => void;
}

function useProfilePlace(): ProfilePlace {
  const { user, tab, ...others }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const whose = Code.safeParse(user);
  return {
    employeeId: whose.success ? whose.data : undefined,
    tab: typeof tab === 'string' ? tab : undefined,
    goTab: (next) => {
      const search = {
        ...others,
        ...(user === undefined ? {} : { user }),
        ...(next === undefined ? {} : { tab: next }),
      };
      void navigate({ to: '.', search, replace: true, resetScroll: false });
    },
  };
}

const SecurityPanel = lazy(async () => ({ default: (await import('../session/public.ts')).SecurityPanel }));
const OwnAccounts = lazy(async () => ({ default: (await import('../bank-accounts/public.ts')).OwnAccounts }));
const MyRecords = lazy(async () => ({ default: (await import('../audit/public.ts')).MyRecords }));

/** The security settings of one's own account, and its audit records. */
function SecurityTab() {
  return (
    <Box sx={{ display: 'grid', gap: 2, '& > *': { minWidth: 0 } }}>
      <Suspense fallback={null}>
        <SecurityPanel />
      </Suspense>
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <Suspense fallback={null}>
          <MyRecords />
        </Suspense>
      </Card>
    </Box>
  );
}

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
            <ProfileTabs
              about={<AboutTab profile={data} />}
              accounts={
                <Suspense fallback={null}>
                  <OwnAccounts kana={data.about === null ? null : data.person.kana} />
                </Suspense>
              }
              security={<SecurityTab />}
            />
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

interface Props {
  readonly about: ReactNode;
  /** Where the person is paid to. */
  readonly accounts: ReactNode;
  /** Sign-in and records of the own account. */
  readonly security: ReactNode;
}

const TABS = ['about', 'accounts', 'security'] as const;

/** The parts of one's own profile; which is open stands in the URL. */
function ProfileTabs(panels: Props) {
  const t = useProfileWords();
  const id = useId();
  const { tab, goTab } = useProfilePlace();
  const open = TABS.find((name) => name === tab) ?? 'about';
  const ids = (name: string) => ({ id: `${id}-tab-${name}`, 'aria-controls': `${id}-panel` });
  return (
    <>
      <Tabs
        value={open}
        onChange={(_, next: string) => goTab(next === 'about' ? undefined : next)}
        aria-label={t('tabs')}
        sx={{ mb: 2 }}
      >
        {TABS.map((name) => (
          <Tab key={name} value={name} label={t(`tab.${name}`)} {...ids(name)} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${open}`}>
        {panels[open]}
      </Box>
    </>
  );
}
