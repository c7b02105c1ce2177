import { RegisteredAccount, type RegisteredHeader } from '@madoguchi/contract/accounts/model.ts';
import { registerAccount } from '@madoguchi/contract/accounts/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormBar } from '../../../kit/form/FormBar.tsx';
import { OperationForm } from '../../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../../kit/form/SubmitButton.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { useMessages } from '../../../platform/messages.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { HandOverDialog } from '../act/HandOverDialog.tsx';
import { RegisterFields } from './RegisterFields.tsx';
import { useRegisterWords } from './words.ts';

const EMPTY = {
  displayName: '',
  kana: '',
  email: '',
  employment: 'none',
  employeeNumber: '',
  department: null,
  position: null,
  invites: false,
  password: '',
  passwordConfirm: '',
} as const;

interface Props {
  /** An empty form for the next person. */
  readonly onNext: () => void;
}

/** Who gets an account, how they log in first, and which employee they are. */
export function RegisterForm({ onNext }: Props) {
  const t = useRegisterWords();
  const message = useMessages();
  const navigate = useNavigate();
  const [goesOn, setGoesOn] = useState(false);
  const [handedTo, setHandedTo] = useState<{ readonly id: string; readonly displayName: string } | null>(null);
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
    if (state === 'invited' && !isMailed) setHandedTo({ id, displayName: name });
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
          <Box sx={{ mr: 'auto' }}>
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
