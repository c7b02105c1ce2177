import { useUser } from '../../../../platform/session.ts';
import { useProfileWords } from '../../words.ts';
import { Fact } from './Fact.tsx';
import { Facts } from './Facts.tsx';

/** The account behind the profile: what the portal calls its person, and where it writes to. */
export function AccountFacts({ email }: { readonly email: string }) {
  const t = useProfileWords();
  const { data } = useUser();
  return (
    <Facts>
      <Fact name={t('displayName')}>{data.displayName}</Fact>
      <Fact name={t('email')}>{email}</Fact>
    </Facts>
  );
}
