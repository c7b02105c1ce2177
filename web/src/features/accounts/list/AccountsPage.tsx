import { ACCOUNT_LIST } from '@madoguchi/contract/accounts/lists.ts';
import { ROLE_NAMES } from '@madoguchi/contract/accounts/names.ts';
import { exportAccounts, listAccounts } from '@madoguchi/contract/accounts/operations.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { List } from '../../../kit/list/List.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import type { ListColumn, Peek } from '../../../kit/list/list-props.ts';
import { formatInstant } from '../../../platform/formats.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useLanguage } from '../../../platform/words.ts';
import { StateChip } from '../StateChip.tsx';
import { useAccountWords } from '../words.ts';
import { AccountPanel } from './AccountPanel.tsx';

const ButtonLink = createLink(Button);
const ImportDialog = lazy(async () => ({ default: (await import('../import/ImportDialog.tsx')).ImportDialog }));

const COLUMNS: readonly ListColumn<typeof ACCOUNT_LIST>[] = [
  { field: 'name', widthPx: null },
  { field: 'kana', widthPx: 168, fromPx: 1300 },
  { field: 'email', widthPx: 280, fromPx: 800 },
  { field: 'employee', isExtra: true },
  { field: 'role' },
  { field: 'state', cell: ({ state }) => <StateChip status={state} /> },
  { field: 'last-login', widthPx: 192, fromPx: 1000, cell: ({ lastSignedInAt }) => <LastLogin at={lastSignedInAt} /> },
  { field: 'last-ip', widthPx: 136, fromPx: 1200 },
  { field: 'failures', fromPx: 900 },
  { field: 'created', isExtra: true },
];

const PEEK: Peek<typeof ACCOUNT_LIST> = {
  layout: 'panel',
  render: ({ id, takeFocus, close }) => <AccountPanel key={id} id={id} takeFocus={takeFocus} onClose={close} />,
};

/** `/apps/account/all`: everybody who may log in, and what a system person does about it (B2-03). */
export function AccountsPage() {
  const t = useAccountWords();
  const title = useScreenTitle()('accounts.list');
  const language = useLanguage();
  const [imports, setImports] = useState(false);
  const register = (variant: 'contained' | 'outlined') => (
    <ButtonLink to={screenPath('accounts.register')} variant={variant}>
      {t('register')}
    </ButtonLink>
  );
  return (
    <ListPage
      title={title}
      actions={
        <>
          <Button variant="outlined" onClick={() => setImports(true)}>
            {t('import')}
          </Button>
          {register('contained')}
        </>
      }
    >
      <List
        list={ACCOUNT_LIST}
        operation={listAccounts}
        label={title}
        columns={COLUMNS}
        nameOf={(row) => row.displayName}
        nameLang="ja"
        peek={PEEK}
        exported={exportAccounts}
        card={(row) => ({
          state: <StateChip status={row.state} />,
          day: ROLE_NAMES[row.role][language],
          detail: (
            <Typography component="span" variant="inherit" noWrap sx={{ display: 'block' }}>
              {row.email}
            </Typography>
          ),
        })}
        empty={
          <EmptyState icon="person" text={t('none')}>
            {register('outlined')}
          </EmptyState>
        }
      />
      {imports ? (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setImports(false)} />
        </Suspense>
      ) : null}
    </ListPage>
  );
}

/** When somebody last logged in, to the minute; blank for those who never did. */
function LastLogin({ at }: { readonly at: string | null }) {
  const language = useLanguage();
  return at === null ? null : <time dateTime={at}>{formatInstant(at, language)}</time>;
}
