import { type LinkOwner, LinkPassword } from '@madoguchi/contract/accounts/model.ts';
import { chooseLinkPassword, showLink } from '@madoguchi/contract/accounts/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { createLink, useLocation, useNavigate } from '@tanstack/react-router';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { PasswordField } from '../../../kit/fields/PasswordField.tsx';
import { OperationForm } from '../../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../../kit/form/SubmitButton.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { TextField } from '../../../kit/TextField.tsx';
import { formatInstant } from '../../../platform/formats.ts';
import { ProblemError } from '../../../platform/http/refusals.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useInvitationWords } from './words.ts';

// The secret of a link stands behind the # of its address: browsers keep that to themselves.

const TOKEN = /^#?([A-Za-z0-9_-]{43})$/;

/** The token in the address; `null` where it is missing or incomplete. */
function tokenOf(hash: string): string | null {
  return TOKEN.exec(hash)?.[1] ?? null;
}

const ButtonLink = createLink(Button);

/** `/invitation#…`: the person of a link chooses a password. The secret is read here and sent in bodies only. */
export function InvitationPage() {
  const t = useInvitationWords();
  const title = useScreenTitle()('accounts.invitation');
  const token = tokenOf(useLocation().hash);
  return (
    <Box sx={{ flex: 1, display: 'flex', p: { xs: 2, sm: 3 } }}>
      <Card sx={{ m: 'auto', width: '100%', maxWidth: 480, p: { xs: 2, sm: 4 } }}>
        <PageHeader title={title} />
        {token === null ? <Nothing text={t('missing')} /> : <Link key={token} token={token} />}
      </Card>
    </Box>
  );
}

function Link({ token }: { readonly token: string }) {
  const t = useInvitationWords();
  const { data, error, refetch } = useRead(showLink, { token });
  if (data) return <LinkPasswordForm token={token} owner={data} />;
  if (error instanceof ProblemError && error.body.code === 'link-over') return <Nothing text={t('over')} />;
  return error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null;
}

function Nothing({ text }: { readonly text: string }) {
  const t = useInvitationWords();
  return (
    <EmptyState icon="warning" text={text}>
      <ButtonLink to={screenPath('session.login')} variant="outlined">
        {t('login')}
      </ButtonLink>
    </EmptyState>
  );
}

interface Props {
  readonly token: string;
  readonly owner: LinkOwner;
}

/** Whose account it is, and the password twice. The address goes along for password managers. */
function LinkPasswordForm({ token, owner }: Props) {
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
