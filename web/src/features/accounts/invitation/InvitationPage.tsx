import { showLink } from '@madoguchi/contract/accounts/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { createLink, useLocation } from '@tanstack/react-router';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { ProblemError } from '../../../platform/http/refusals.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { LinkPasswordForm } from './LinkPasswordForm.tsx';
import { tokenOf } from './link-token.ts';
import { useInvitationWords } from './words.ts';

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
