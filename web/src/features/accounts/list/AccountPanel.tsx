import { showAccount } from '@madoguchi/contract/accounts/operations.ts';
import Button from '@mui/material/Button';
import { createLink } from '@tanstack/react-router';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PeekCard } from '../../../ui/list/pane/PeekCard.tsx';
import { AccountActions } from '../act/AccountActions.tsx';
import { StateChip } from '../StateChip.tsx';
import { useAccountWords } from '../words.ts';
import { AccountFacts } from './AccountFacts.tsx';

const ButtonLink = createLink(Button);

interface Props {
  readonly id: string;
  /** Answers, once, whether the heading shall take the focus. */
  readonly takeFocus: (id: string) => boolean;
  readonly onClose: () => void;
}

/** One account beside the list: what is known of it, and what may be done to it. */
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
      beside={({ state }) => <StateChip state={state} />}
    >
      {(account) => (
        <>
          <AccountFacts account={account} />
          <ButtonLink
            to={screenPath('audit.trail')}
            search={{ person: account.email }}
            startIcon={<Icon name="history" />}
            sx={{ alignSelf: 'flex-start' }}
          >
            {t('records')}
          </ButtonLink>
          <AccountActions account={account} />
        </>
      )}
    </PeekCard>
  );
}
