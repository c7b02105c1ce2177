import type { Account } from '@madoguchi/contract/accounts/model.ts';
import { ROLE_NAMES } from '@madoguchi/contract/accounts/names.ts';
import { showAccount } from '@madoguchi/contract/accounts/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { EmailText } from '../../../kit/EmailText.tsx';
import { type Fact, FactList } from '../../../kit/FactList.tsx';
import { PeekCard } from '../../../kit/list/pane/PeekCard.tsx';
import { formatDay, formatInstant } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { useUser } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { type Act, actsOn, isPlain } from '../act/account-acts.ts';
import { StateChip } from '../StateChip.tsx';
import { useAccountWords } from '../words.ts';

const ReasonDialog = lazy(async () => ({ default: (await import('../act/ReasonDialog.tsx')).ReasonDialog }));
const EndDialog = lazy(async () => ({ default: (await import('../act/EndDialog.tsx')).EndDialog }));
const RoleDialog = lazy(async () => ({ default: (await import('../act/RoleDialog.tsx')).RoleDialog }));
const HandOverDialog = lazy(async () => ({ default: (await import('../act/HandOverDialog.tsx')).HandOverDialog }));

/** The acts allowed on the account now, each of which asks for a reason; one's own account is for others to change. */
function AccountActions({ account }: { readonly account: Account }) {
  const t = useAccountWords();
  const { uid } = useUser();
  const [asked, setAsked] = useState<Act | null>(null);
  const dismiss = () => setAsked(null);
  if (account.id === uid) return <Note text={t('ownAccount')} />;
  const acts = actsOn(account, uid);
  return (
    <>
      {acts.includes('hand-over') ? <Note text={t('noMail')} /> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {acts.map((act) => (
          <Button
            key={act}
            variant="outlined"
            color={act === 'suspend' ? 'error' : 'primary'}
            onClick={() => setAsked(act)}
          >
            {t(`act.${act}`)}
          </Button>
        ))}
      </Box>
      <Suspense fallback={null}>
        {asked !== null && isPlain(asked) ? <ReasonDialog account={account} act={asked} onDismiss={dismiss} /> : null}
        {asked === 'change-role' ? <RoleDialog account={account} onDismiss={dismiss} /> : null}
        {asked === 'change-end' ? <EndDialog account={account} onDismiss={dismiss} /> : null}
        {asked === 'hand-over' ? <HandOverDialog account={account} onDismiss={dismiss} /> : null}
      </Suspense>
    </>
  );
}

function Note({ text }: { readonly text: string }) {
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      {text}
    </Typography>
  );
}

const AccountRecords = lazy(async () => ({ default: (await import('../../audit/public.ts')).AccountRecords }));

interface Props {
  readonly id: string;
  /** Answers, once, whether the heading shall take the focus. */
  readonly takeFocus: (id: string) => boolean;
  readonly onClose: () => void;
}

/** One account beside the list: what is known of it, what may be done to it, and what is on record of it. */
export function AccountPanel({ id, takeFocus, onClose }: Props) {
  const t = useAccountWords();
  const read = useRead(showAccount, { id });
  return (
    <PeekCard
      {...{ id, read, takeFocus, onClose }}
      label={t('panel')}
      title={({ displayName }) => displayName}
      titleLang="ja"
      above={({ kana }) => kana}
      beside={({ state }) => <StateChip status={state} />}
    >
      {(account) => (
        <>
          <AccountFacts account={account} />
          <AccountActions account={account} />
          <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
            <AccountRecords accountId={account.id} email={account.email} />
          </Suspense>
        </>
      )}
    </PeekCard>
  );
}

/** The facts about an account. */
function AccountFacts({ account }: { readonly account: Account }) {
  const t = useAccountWords();
  const language = useLanguage();
  const {
    email,
    employeeNumber,
    role,
    endsOn,
    lastSignedInAt,
    lastSignedInIp,
    failures,
    sessions,
    createdAt,
    link,
    providerEmail,
  } = account;
  const login =
    lastSignedInAt === null
      ? t('never')
      : t('lastLoginAt', { moment: formatInstant(lastSignedInAt, language), ip: lastSignedInIp ?? '-' });
  const facts: readonly Fact[] = [
    [t('email'), <EmailText key="email" email={email} />],
    [t('role'), ROLE_NAMES[role][language]],
    ...(endsOn === null ? [] : [[t('endsOn'), formatDay(endsOn, language)] as const]),
    [t('employee'), employeeNumber ?? t('noEmployee')],
    [t('lastLogin'), login],
    [t('failures'), t('times', { count: failures })],
    [t('sessions'), t('devices', { count: sessions })],
    ...(providerEmail === null ? [] : [[t('provider'), t('providerLinked', { email: providerEmail })] as const]),
    [t('created'), formatInstant(createdAt, language)],
    ...(link === null ? [] : [[t(`link.${link.kind}`), <LinkFact key="link" link={link} />] as const]),
  ];
  return <FactList facts={facts} />;
}

/** The link that is out: whether it reached its person, until when it is good, and what the mail server said. */
function LinkFact({ link }: { readonly link: NonNullable<Account['link']> }) {
  const t = useAccountWords();
  const language = useLanguage();
  const { delivery, answer, expiresAt, isOver } = link;
  const moment = formatInstant(expiresAt, language);
  return (
    <>
      {t(`delivery.${delivery}`)} · {t(isOver ? 'link.over' : 'link.until', { moment })}
      {delivery !== 'sent' && answer !== '' ? <div>{answer}</div> : null}
    </>
  );
}
