import { ROLES, type Role } from '@madoguchi/contract/access.ts';
import { ACCOUNT_LIMITS, type Account, RoleChange } from '@madoguchi/contract/accounts/model.ts';
import { ROLE_NAMES } from '@madoguchi/contract/accounts/names.ts';
import { changeRole } from '@madoguchi/contract/accounts/operations.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { ChoiceField } from '../../../kit/fields/choice/ChoiceField.tsx';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { formatList } from '../../../platform/formats.ts';
import { useMessages } from '../../../platform/messages.ts';
import { invalidate } from '../../../platform/query.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useAccountWords } from '../words.ts';
import { type Outlook, outlookOf } from './role-outlook.ts';

const PARTS = ['gains', 'loses', 'keeps', 'opens', 'closes'] as const satisfies readonly (keyof Outlook)[];

/** The menu before and after, as what comes, goes and stays; then the screens to which it has no entry. */
function RoleOutlook({ from, to }: { readonly from: Role; readonly to: Role }) {
  const t = useAccountWords();
  const title = useScreenTitle();
  const outlook = outlookOf(from, to, useSession().tools);
  const language = useLanguage();
  return (
    <Box component="section" aria-label={t('becomesMenu')} aria-live="polite" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="caption" component="p" sx={{ fontWeight: 600 }}>
        {t('becomesMenu')}
      </Typography>
      {from === to ? (
        <Typography variant="body2">{t('becomesNothing')}</Typography>
      ) : (
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, typography: 'body2', '& dd': { m: 0 } }}>
          {PARTS.map((part) => (
            <div key={part}>
              <dt>{t(part)}</dt>
              <dd>
                {formatList(
                  outlook[part].map((screen) => title(screen.id)),
                  language,
                ) || t('noScreens')}
              </dd>
            </div>
          ))}
        </Box>
      )}
    </Box>
  );
}

interface Props {
  readonly account: Account;
  readonly onDismiss: () => void;
}

/** Another role for the account: which menu and screens its person then has is shown before it is saved (B2-03). */
export function RoleDialog({ account, onDismiss }: Props) {
  const t = useAccountWords();
  const language = useLanguage();
  const message = useMessages();
  const { id, version, displayName: name } = account;
  // An auditor's is never changed: the act is not offered.
  const role = account.role === 'auditor' ? 'user' : account.role;
  const form = useOperationForm(changeRole, {
    input: RoleChange,
    carries: { id, version },
    defaults: { newRole: role, reason: '' },
    onDone: () => {
      message(t('done.change-role', { name }), 'success');
      onDismiss();
    },
    onRefused: () => void invalidate(changeRole),
  });
  const { carry } = form;
  useEffect(() => carry({ version }), [carry, version]);
  const chosen = useWatch({ control: form.form.control, name: 'newRole' }) as Role;
  return (
    <FormDialog
      form={form}
      title={t('title.change-role', { name })}
      effect={t('effect.change-role')}
      submitLabel={t('act.change-role')}
      onDismiss={onDismiss}
    >
      <ChoiceField
        name="newRole"
        label={t('newRole')}
        choices={ROLES.map((value) => ({ value, label: ROLE_NAMES[value][language] }))}
      />
      <TextAreaField name="reason" label={t('reason')} hint={t('reasonHint')} max={ACCOUNT_LIMITS.reason} minRows={2} />
      {/* Last: it can be longer than the window, and what is asked for stays in view. */}
      <RoleOutlook from={role} to={chosen} />
    </FormDialog>
  );
}
