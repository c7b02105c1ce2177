import { showAccount } from '@madoguchi/contract/accounts/operations.ts';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { PeekCard } from '../../../kit/list/pane/PeekCard.tsx';
import { useRead } from '../../../platform/query.ts';
import { AccountActions } from '../act/AccountActions.tsx';
import { StateChip } from '../StateChip.tsx';
import { useAccountWords } from '../words.ts';
import { AccountFacts } from './AccountFacts.tsx';

const AccountRecords = lazy(async () => ({ default: (await import('../../audit/public.ts')).AccountRecords }));

interface Props {
  readonly id: string;
  /** Answers, once, whether the heading shall take the focus. */
  readonly takeFocus: (id: string) => boolean;
  readonly onClose: () => void;
}

/** One account beside the list: what is known of it, what may be done to it, and what is on record of it. */
export function AccountPanel({ id, takeFocus, onClose }: Props) {
  const t = useAccountWords();
  const read = useRead(showAccount, { id });
  return (
    <PeekCard
      {...{ id, read, takeFocus, onClose }}
      label={t('panel')}
      title={({ displayName }) => displayName}
      titleLang="ja"
      above={({ kana }) => kana}
      beside={({ state }) => <StateChip status={state} />}
    >
      {(account) => (
        <>
          <AccountFacts account={account} />
          <AccountActions account={account} />
          <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
            <AccountRecords accountId={account.id} email={account.email} />
          </Suspense>
        </>
      )}
    </PeekCard>
  );
}
