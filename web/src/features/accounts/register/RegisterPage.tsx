import { useState } from 'react';
import { AfterHead } from '../../../kit/AfterHead.tsx';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { RegisterLinks } from './RegisterLinks.tsx';
import { useRegisterWords } from './words.ts';

/** `/register`: a system person registers an account and stays signed in (S3-04, S3-11). */
export function RegisterPage() {
  const t = useRegisterWords();
  const title = useScreenTitle()('accounts.register');
  // Another form for each person: nothing of the one before stays.
  const [nth, setNth] = useState(1);
  return (
    <>
      <PageHeader title={title} lead={t('lead')} actions={<RegisterLinks />} />
      <AfterHead>
        <RegisterForm key={nth} onNext={() => setNth(nth + 1)} />
      </AfterHead>
    </>
  );
}
