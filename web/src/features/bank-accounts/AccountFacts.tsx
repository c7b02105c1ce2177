import type { MaskedAccount, OpenAccount } from '@madoguchi/contract/bank-accounts/model.ts';
import { openAccount } from '@madoguchi/contract/bank-accounts/operations.ts';
import { isClosed } from '@madoguchi/contract/bank-accounts/rules.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ErrorBand } from '../../kit/ErrorBand.tsx';
import { FactList } from '../../kit/FactList.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { WarningBand } from '../../kit/WarningBand.tsx';
import { call } from '../../platform/call.ts';
import { formatDay, formatInstant, formatMonth, formatYen } from '../../platform/formats.ts';
import { useSession } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { useAccountWords } from './words.ts';

interface Props {
  readonly account: MaskedAccount;
  /** Somebody else's; one's own without. */
  readonly employeeId?: string;
}

/** An account with its secrets masked, until somebody asks for them: each asking is recorded, so that none is kept to be shown again. */
export function AccountFacts({ account, employeeId }: Props) {
  const t = useAccountWords();
  const language = useLanguage();
  const { today } = useSession();
  const [open, setOpen] = useState<OpenAccount | null>(null);
  const [error, setError] = useState<unknown>(null);
  const show = async () => {
    setError(null);
    try {
      setOpen(
        await call(openAccount, { purpose: account.purpose, ...(employeeId === undefined ? {} : { employeeId }) }),
      );
    } catch (refused) {
      setError(refused);
    }
  };
  const { bank, branch, kind, changedAt, isRecent, closedOn, startMonth, payDay, amount } = account;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {closedOn !== null && isClosed(account, today) ? (
        <WarningBand>
          <p>{t('closed', { day: formatDay(closedOn, language) })}</p>
        </WarningBand>
      ) : null}
      <FactList
        label={t(account.purpose)}
        facts={[
          [t('bank'), `${bank.name} (${bank.code})`, 'ja'],
          [t('branch'), `${branch.name} (${branch.code})`, 'ja'],
          [t('kind'), t(`kind.${kind}`)],
          [t('number'), open?.number ?? account.number],
          [t('holder'), open?.holder ?? '', 'ja'],
          [t('startMonth'), startMonth === null ? '' : formatMonth(startMonth, language)],
          [t('payDay'), payDay === null ? '' : t('payDayFrom', { day: formatDay(payDay, language) })],
          [t('amount'), amount === null ? '' : formatYen(amount)],
          [t('ownName'), t(`ownName.${account.ownName}`)],
          [t('reason'), open?.reason ?? '', 'ja'],
          [t('changedAt'), `${formatInstant(changedAt, language)}${isRecent ? ` · ${t('recent')}` : ''}`],
        ]}
      />
      {error ? <ErrorBand error={error} /> : null}
      <div>
        <Button
          size="small"
          variant="outlined"
          startIcon={<Icon name={open === null ? 'eye' : 'eyeOff'} size={16} />}
          onClick={() => (open === null ? void show() : setOpen(null))}
        >
          {t(open === null ? 'show' : 'hide')}
        </Button>
      </div>
    </Box>
  );
}
