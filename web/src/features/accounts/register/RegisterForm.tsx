import { HELD_ROLES, type HeldRole } from '@madoguchi/contract/access.ts';
import { EMPLOYMENTS, RegisteredAccount, type RegisteredHeader } from '@madoguchi/contract/accounts/model.ts';
import { ROLE_NAMES } from '@madoguchi/contract/accounts/names.ts';
import { registerAccount } from '@madoguchi/contract/accounts/operations.ts';
import { countNotifications } from '@madoguchi/contract/notifications/operations.ts';
import { showPassword } from '@madoguchi/contract/passwords/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { CodeField } from '../../../kit/fields/CodeField.tsx';
import { ChoiceField } from '../../../kit/fields/choice/ChoiceField.tsx';
import { DateField } from '../../../kit/fields/date/DateField.tsx';
import { NameWithKana } from '../../../kit/fields/names/NameWithKana.tsx';
import { PasswordField } from '../../../kit/fields/PasswordField.tsx';
import { PersonField } from '../../../kit/fields/people/PersonField.tsx';
import { SwitchField } from '../../../kit/fields/SwitchField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { FormBar } from '../../../kit/form/FormBar.tsx';
import { useFormContext } from '../../../kit/form/form-context.ts';
import { OperationForm } from '../../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../../kit/form/SubmitButton.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { formatList } from '../../../platform/formats.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { masterName, useMasters, useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { HandOverDialog } from '../act/HandOverDialog.tsx';
import { menuOfRole } from '../act/role-outlook.ts';
import { useRegisterWords } from './words.ts';

const EMPTY = {
  displayName: '',
  kana: '',
  email: '',
  employment: 'none',
  employeeNumber: '',
  department: null,
  position: null,
  role: 'staff',
  endsOn: null,
  invites: true,
  password: '',
  passwordConfirm: '',
} as const;

interface Props {
  /** An empty form for the next person. */
  readonly onNext: () => void;
}

/** The form for a new account: its holder, the first login, and the employee it belongs to. */
export function RegisterForm({ onNext }: Props) {
  const t = useRegisterWords();
  const message = useMessages();
  const navigate = useNavigate();
  const [goesOn, setGoesOn] = useState(false);
  const [handedTo, setHandedTo] = useState<ComponentProps<typeof HandOverDialog>['account'] | null>(null);
  const form = useOperationForm(registerAccount, { input: RegisteredAccount, defaults: EMPTY, onDone: finish });

  // Messages stand outside of the router: a link would find none.
  const toList = (
    <Button color="inherit" size="small" onClick={() => void navigate({ to: screenPath('accounts.list') })}>
      {t('toList')}
    </Button>
  );

  function finish({ id, state, isMailed }: RegisteredHeader): void {
    const name = String(form.form.getValues('displayName'));
    message(t(isMailed ? 'invited' : 'registered', { name }), 'success', { action: toList });
    if (state === 'invited' && !isMailed) setHandedTo({ id, displayName: name, state, link: null });
    else goOn();
  }

  function goOn(): void {
    setHandedTo(null);
    if (goesOn) onNext();
    else void navigate({ to: screenPath('accounts.list') });
  }

  return (
    <>
      <OperationForm form={form} marks="optional" isColumn>
        <RegisterFields />
        <FormBar>
          <Box sx={{ marginInlineEnd: 'auto' }}>
            <FormControlLabel
              label={t('goesOn')}
              control={<Switch checked={goesOn} onChange={(_event, isOn) => setGoesOn(isOn)} />}
            />
          </Box>
          <SubmitButton>{t('submit')}</SubmitButton>
        </FormBar>
      </OperationForm>
      {handedTo === null ? null : <HandOverDialog account={handedTo} onDismiss={goOn} />}
    </>
  );
}

/** The fields in three groups; those of an employee and of a password show where they are meant. */
function RegisterFields() {
  const t = useRegisterWords();
  const language = useLanguage();
  const { form } = useFormContext();
  const [invites, employment, role]: unknown[] = useWatch({
    control: form.control,
    name: ['invites', 'employment', 'role'],
  });
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
        <ChoiceField
          name="role"
          label={t('role')}
          choices={HELD_ROLES.map((value) => ({ value, label: ROLE_NAMES[value][language] }))}
        />
        <DateField
          name="endsOn"
          label={t('endsOn')}
          hint={t(role === 'auditor' ? 'endsOnNeeded' : 'endsOnHint')}
          isOptional={role !== 'auditor'}
        />
        <RoleMenu role={role as HeldRole} />
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

/** The menu that the person will have, by the same table as the menu itself. */
function RoleMenu({ role }: { readonly role: HeldRole }) {
  const t = useRegisterWords();
  const title = useScreenTitle();
  const { tools } = useSession();
  const language = useLanguage();
  return (
    <Box component="section" aria-label={t('roleMenu')} aria-live="polite" sx={{ typography: 'body2' }}>
      <Typography variant="caption" component="p" sx={{ fontWeight: 600 }}>
        {t('roleMenu')}
      </Typography>
      {formatList(
        menuOfRole(role, tools).map(({ id }) => title(id)),
        language,
      )}
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
