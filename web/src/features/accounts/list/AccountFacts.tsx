import type { Account } from '@madoguchi/contract/accounts/model.ts';
import { ROLE_NAMES } from '@madoguchi/contract/accounts/names.ts';
import { EmailText } from '../../../kit/EmailText.tsx';
import { type Fact, FactList } from '../../../kit/FactList.tsx';
import { formatInstant } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useAccountWords } from '../words.ts';
import { LinkFact } from './LinkFact.tsx';

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
  const facts: readonly Fact[] = [
    [t('email'), <EmailText key="email" email={email} />],
    [t('role'), ROLE_NAMES[role][language]],
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
