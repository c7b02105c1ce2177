import type { Account } from '@madoguchi/contract/accounts/model.ts';
import { ROLE_NAMES } from '@madoguchi/contract/accounts/names.ts';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { formatInstant } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useAccountWords } from '../words.ts';
import { LinkFact } from './LinkFact.tsx';

const Facts = styled('dl')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'grid',
  gridTemplateColumns: 'minmax(8em, max-content) minmax(0, 1fr)',
  gap: '8px 16px',
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
}));

/** What is known of an account. */
export function AccountFacts({ account }: { readonly account: Account }) {
  const t = useAccountWords();
  const language = useLanguage();
  const {
    email,
    employeeNumber,
    role,
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
  const rows: readonly (readonly [name: string, value: ReactNode])[] = [
    [t('email'), email],
    [t('role'), ROLE_NAMES[role][language]],
    [t('employee'), employeeNumber ?? t('noEmployee')],
    [t('lastLogin'), login],
    [t('failures'), t('times', { count: failures })],
    [t('sessions'), t('devices', { count: sessions })],
    ...(providerEmail === null ? [] : [[t('provider'), t('providerLinked', { email: providerEmail })] as const]),
    [t('created'), formatInstant(createdAt, language)],
  ];
  return (
    <Facts>
      {rows.map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {link === null ? null : <LinkFact link={link} />}
    </Facts>
  );
}
