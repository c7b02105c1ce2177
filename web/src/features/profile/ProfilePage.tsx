import { may } from '@madoguchi/contract/access.ts';
import type { Profile } from '@madoguchi/contract/profile/model.ts';
import { showProfile } from '@madoguchi/contract/profile/operations.ts';
import { audiencesOpenTo } from '@madoguchi/contract/timeline/choices.ts';
import { Code, Id } from '@madoguchi/contract/values/id.ts';
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
import { useUser } from '../../platform/session.ts';
import { AboutTab } from './about/AboutTab.tsx';
import { PersonHead } from './PersonHead.tsx';
import { useProfileWords } from './words.ts';

// Whose profile is open, and which part of it, stand in the URL: a link leads to it, Back leads back.
interface ProfilePlace {
  /** Somebody's employee number; without one it is one's own. */
  readonly employeeId: string | undefined;
  readonly tab: string | undefined;
  /** The one post that a notification leads to. */
  readonly post: string | null;
  readonly goTab: (tab: string) => void;
  readonly goAllPosts: () => void;
}

function useProfilePlace(): ProfilePlace {
  const { user, tab, post, ...others }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const whose = Code.safeParse(user);
  const named = Id.safeParse(post);
  const go = (place: object) => {
    const search = { ...others, ...(user === undefined ? {} : { user }), ...place };
    void navigate({ to: '.', search, replace: true, resetScroll: false });
  };
  return {
    employeeId: whose.success ? whose.data : undefined,
    tab: named.success ? 'timeline' : typeof tab === 'string' ? tab : undefined,
    post: named.success ? named.data : null,
    goTab: (next) => go({ tab: next }),
    goAllPosts: () => go({ tab: 'timeline' }),
  };
}

const RequestsTab = lazy(async () => ({ default: (await import('./RequestsTab.tsx')).RequestsTab }));
const SettingsTab = lazy(async () => ({ default: (await import('./SettingsTab.tsx')).SettingsTab }));
const Timeline = lazy(async () => ({ default: (await import('../timeline/public.ts')).Timeline }));
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

/** The timeline of whoever the profile is of. Colleagues' posts stand on one's own. */
function TimelineTab({ of }: { readonly of: string | null }) {
  const { post, goAllPosts } = useProfilePlace();
  const { employeeId } = useUser();
  return (
    <Suspense fallback={null}>
      <Timeline of={of} post={post} hasDepartment={employeeId !== null} onAllPosts={goAllPosts} />
    </Suspense>
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
          {isOwn ? <OwnTabs profile={data} /> : <TabsOfAnother profile={data} />}
        </>
      ) : null}
    </>
  );
}

function OwnTabs({ profile }: { readonly profile: Profile }) {
  const { role, employeeId } = useUser();
  const isStaff = employeeId !== null && may({ roles: role }, 'staff');
  return (
    <ProfileTabs
      tabs={{
        // Nothing on the timeline is for an auditor.
        ...(audiencesOpenTo({ roles: role }).length === 0 ? {} : { timeline: <TimelineTab of={null} /> }),
        about: <AboutTab profile={profile} part="person" />,
        ...(profile.about === null ? {} : { work: <AboutTab profile={profile} part="work" /> }),
        ...(isStaff
          ? {
              requests: (
                <Suspense fallback={null}>
                  <RequestsTab />
                </Suspense>
              ),
            }
          : {}),
        settings: (
          <Suspense fallback={null}>
            <SettingsTab />
          </Suspense>
        ),
        accounts: (
          <Suspense fallback={null}>
            <OwnAccounts kana={profile.about === null ? null : profile.person.kana} />
          </Suspense>
        ),
        security: <SecurityTab />,
      }}
    />
  );
}

/** The tabs of a colleague's profile; nothing can be changed here. */
function TabsOfAnother({ profile }: { readonly profile: Profile }) {
  const t = useProfileWords();
  const { employeeId } = profile.person;
  return (
    <>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 2 }}>
        {t('recorded')}
      </Typography>
      <ProfileTabs
        tabs={{
          about: <AboutTab key={employeeId} profile={profile} part="person" />,
          work: <AboutTab key={employeeId} profile={profile} part="work" />,
          timeline: <TimelineTab key={employeeId} of={employeeId} />,
        }}
      />
    </>
  );
}

type TabName = 'timeline' | 'about' | 'work' | 'requests' | 'settings' | 'accounts' | 'security';

/** The parts of a profile, the first of them where none is named; which is open stands in the URL. */
function ProfileTabs({ tabs }: { readonly tabs: { readonly [Name in TabName]?: ReactNode } }) {
  const t = useProfileWords();
  const id = useId();
  const { tab, goTab } = useProfilePlace();
  const names = Object.keys(tabs) as TabName[];
  const [first = 'about'] = names;
  const open = names.find((name) => name === tab) ?? first;
  const ids = (name: string) => ({ id: `${id}-tab-${name}`, 'aria-controls': `${id}-panel` });
  return (
    <>
      <Tabs
        value={open}
        onChange={(_, next: string) => goTab(next)}
        aria-label={t('tabs')}
        variant="scrollable"
        scrollButtons={false}
        sx={{ mb: 2 }}
      >
        {names.map((name) => (
          <Tab key={name} value={name} label={t(`tab.${name}`)} {...ids(name)} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${open}`}>
        {tabs[open]}
      </Box>
    </>
  );
}
