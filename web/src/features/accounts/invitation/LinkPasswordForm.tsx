import { type LinkOwner, LinkPassword } from '@madoguchi/contract/accounts/model.ts';
import { chooseLinkPassword } from '@madoguchi/contract/accounts/operations.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { PasswordField } from '../../../kit/fields/PasswordField.tsx';
import { OperationForm } from '../../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../../kit/form/SubmitButton.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { TextField } from '../../../kit/TextField.tsx';
import { formatInstant } from '../../../platform/formats.ts';
import { useMessages } from '../../../platform/messages.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useInvitationWords } from './words.ts';

interface Props {
  readonly token: string;
  readonly owner: LinkOwner;
}

/** Whose account it is, and the password twice. The address goes along for password managers. */
export function LinkPasswordForm({ token, owner }: Props) {
  const t = useInvitationWords();
  const language = useLanguage();
  const { company } = useSession();
  const message = useMessages();
  const navigate = useNavigate();
  const form = useOperationForm(chooseLinkPassword, {
    input: LinkPassword,
    carries: { token },
    defaults: { password: '', passwordConfirm: '' },
    onDone: () => {
      message(t('done'), 'success');
      // Nothing of the link stays in this tab's history.
      void navigate({ to: screenPath('session.login'), replace: true });
    },
  });
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <div>
        <Typography>{t(`lead.${owner.kind}`, { company })}</Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {t('until', { moment: formatInstant(owner.expiresAt, language) })}
        </Typography>
      </div>
      <OperationForm form={form} label={t('whose', { name: owner.displayName })}>
        <Typography variant="h2">{t('whose', { name: owner.displayName })}</Typography>
        <TextField
          label={t('email')}
          value={owner.email}
          readOnly
          type="email"
          name="username"
          autoComplete="username"
        />
        <PasswordField
          name="password"
          label={t('password')}
          hint={t('passwordHint', { minimum: owner.minimum })}
          autoComplete="new-password"
        />
        <PasswordField name="passwordConfirm" label={t('passwordConfirm')} autoComplete="new-password" />
        <SubmitButton>{t('submit')}</SubmitButton>
      </OperationForm>
    </Box>
  );
}
