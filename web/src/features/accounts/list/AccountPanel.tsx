import { showAccount } from '@madoguchi/contract/accounts/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { ErrorBand } from '../../../ui/ErrorBand.tsx';
import { Icon } from '../../../ui/Icon.tsx';
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
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useRead(showAccount, { id });
  const isHere = data !== undefined;
  useEffect(() => {
    if (isHere && takeFocus(id)) heading.current?.focus();
  }, [isHere, id, takeFocus]);
  return (
    <Card
      component="section"
      aria-label={t('panel')}
      tabIndex={0}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2, p: 2, overflowY: 'auto' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="caption" component="p" lang="ja" sx={{ color: 'text.secondary' }}>
            {data?.kana}
          </Typography>
          <Typography ref={heading} variant="h2" tabIndex={-1} lang="ja">
            {data?.displayName}
          </Typography>
        </Box>
        {data ? <StateChip state={data.state} /> : null}
        <IconButton aria-label={t('closePanel')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Box>
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <>
          <AccountFacts account={data} />
          <ButtonLink
            to={screenPath('audit.trail')}
            search={{ person: data.email }}
            startIcon={<Icon name="history" />}
            sx={{ alignSelf: 'flex-start' }}
          >
            {t('records')}
          </ButtonLink>
          <AccountActions account={data} />
        </>
      ) : null}
    </Card>
  );
}
