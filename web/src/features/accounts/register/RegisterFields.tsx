import { EMPLOYMENTS } from '@madoguchi/contract/accounts/model.ts';
import { ROLE_NAMES } from '@madoguchi/contract/accounts/names.ts';
import { countNotifications } from '@madoguchi/contract/notifications/operations.ts';
import { showPassword } from '@madoguchi/contract/passwords/operations.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { CodeField } from '../../../kit/fields/CodeField.tsx';
import { ChoiceField } from '../../../kit/fields/choice/ChoiceField.tsx';
import { NameWithKana } from '../../../kit/fields/names/NameWithKana.tsx';
import { PasswordField } from '../../../kit/fields/PasswordField.tsx';
import { PersonField } from '../../../kit/fields/people/PersonField.tsx';
import { SwitchField } from '../../../kit/fields/SwitchField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { useFormContext } from '../../../kit/form/form-context.ts';
import { useRead } from '../../../platform/query.ts';
import { masterName, useMasters } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useRegisterWords } from './words.ts';

/** The fields in three groups; those of an employee and of a password show where they are meant. */
export function RegisterFields() {
  const t = useRegisterWords();
  const language = useLanguage();
  const { form } = useFormContext();
  const [invites, employment]: unknown[] = useWatch({ control: form.control, name: ['invites', 'employment'] });
  const sendsMail = useRead(countNotifications, {}).data?.sendsMail;
  const minimum = useRead(showPassword, {}).data?.minimum;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Group title={t('group.person')}>
        <NameWithKana
          name={{ name: 'displayName', label: t('displayName'), hint: t('displayNameHint') }}
          kana={{ name: 'kana', label: t('kana'), hint: t('kanaHint'), isOptional: employment !== 'new' }}
        />
        <TextField name="email" label={t('email')} inputMode="email" widthPx={320} />
        <Typography variant="body2" component="p">
          {t('roleIs', { role: ROLE_NAMES.staff[language] })}
        </Typography>
      </Group>
      <Group title={t('group.way')}>
        <SwitchField
          name="invites"
          label={t('invites')}
          hint={t(sendsMail === false ? 'invitesByHand' : 'invitesHint')}
        />
        {invites ? null : (
          <>
            <PasswordField
              name="password"
              label={t('password')}
              hint={minimum === undefined ? undefined : t('passwordHint', { minimum })}
              autoComplete="new-password"
            />
            <PasswordField name="passwordConfirm" label={t('passwordConfirm')} autoComplete="new-password" />
          </>
        )}
      </Group>
      <Group title={t('group.employee')}>
        <ChoiceField
          name="employment"
          label={t('employment')}
          choices={EMPLOYMENTS.map((value) => ({ value, label: t(`employment.${value}`) }))}
        />
        {employment === 'existing' ? <PersonField name="employeeNumber" label={t('employee')} /> : null}
        {employment === 'new' ? <EmployeeFields /> : null}
      </Group>
    </Box>
  );
}

function EmployeeFields() {
  const t = useRegisterWords();
  const language = useLanguage();
  const { group, position } = useMasters();
  const choicesOf = (values: typeof group | typeof position) =>
    values.map((one) => ({ value: one.code, label: masterName(one, language), reading: one.kana }));
  return (
    <>
      <ChoiceField name="department" label={t('department')} choices={choicesOf(group)} />
      <ChoiceField name="position" label={t('position')} choices={choicesOf(position)} />
      <CodeField
        name="employeeNumber"
        kind="code"
        label={t('employeeNumber')}
        hint={t('employeeNumberHint')}
        isOptional
      />
    </>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card component="section" aria-label={title} sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 3 }}>
      <Typography variant="h2">{title}</Typography>
      {children}
    </Card>
  );
}
