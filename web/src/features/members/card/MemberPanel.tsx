import { may } from '@madoguchi/contract/access.ts';
import { showMember } from '@madoguchi/contract/members/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useUser } from '../../../platform/session.ts';
import { ErrorBand } from '../../../ui/ErrorBand.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PersonPicture } from '../../../ui/PersonPicture.tsx';
import { useMembersWords } from '../words.ts';
import { ContactLines } from './ContactLines.tsx';
import { HeldPosts } from './HeldPosts.tsx';

const ButtonLink = createLink(Button);

interface Props {
  /** The employee number. */
  readonly id: string;
  /** Answers, once, whether the heading shall take the focus. */
  readonly takeFocus: (id: string) => boolean;
  readonly onClose: () => void;
}

/** One colleague beside the list: how to reach them, what they do today, and the way to their profile. */
export function MemberPanel({ id, takeFocus, onClose }: Props) {
  const t = useMembersWords();
  const { role } = useUser();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useRead(showMember, { employeeId: id });
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
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
        {data ? <PersonPicture name={data.name} photo={data.photoURL} size={96} /> : null}
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="caption" component="p" lang="ja" sx={{ color: 'text.secondary', minHeight: '1lh' }}>
            {data?.kana}
          </Typography>
          <Typography ref={heading} variant="h2" tabIndex={-1} lang="ja">
            {data?.name ?? (error ? null : <Skeleton width={160} />)}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {data && `${t('employeeId')} ${data.employeeId}`}
          </Typography>
        </Box>
        <IconButton aria-label={t('closePanel')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Box>
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <>
          <ContactLines member={data} />
          <HeldPosts member={data} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <ButtonLink to={screenPath('profile')} search={{ user: id }} variant="outlined">
              {t('profile')}
            </ButtonLink>
            {may({ roles: role }, 'admin') ? (
              <ButtonLink to={screenPath('members.record', { employeeId: id })} variant="outlined">
                {t('record')}
              </ButtonLink>
            ) : null}
          </Box>
        </>
      ) : null}
    </Card>
  );
}
