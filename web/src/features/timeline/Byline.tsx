import { viewerOf } from '@madoguchi/contract/profile/visibility.ts';
import type { TimelineUser } from '@madoguchi/contract/timeline/model.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PersonPicture } from '../../kit/PersonPicture.tsx';
import { formatInstant } from '../../platform/formats.ts';
import { screenPath } from '../../platform/screen-path.ts';
import { useUser } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';

const RouterLink = createLink(Link);

interface Props {
  readonly user: TimelineUser;
  readonly time: string;
  /** After the time: who sees it. */
  readonly note?: ReactNode;
  readonly size?: 24 | 40;
}

/** Whose words these are and from when; the name leads to their profile where it may be opened. */
export function Byline({ user, time, note, size = 40 }: Props) {
  const language = useLanguage();
  const visitor = useUser();
  const isOpen = user.employeeId !== null && viewerOf({ roles: visitor.role }) !== null;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 0, flex: 1 }}>
      <PersonPicture name={user.name} photo={user.photoURL} size={size} />
      <Box sx={{ minWidth: 0 }}>
        <Typography component="div" variant="body1" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {isOpen ? (
            <RouterLink to={screenPath('profile')} search={{ user: user.employeeId }} color="inherit">
              {user.name}
            </RouterLink>
          ) : (
            user.name
          )}
        </Typography>
        <Typography
          component="div"
          variant="caption"
          sx={{ color: 'text.secondary', display: 'flex', flexWrap: 'wrap', columnGap: 1 }}
        >
          <time dateTime={time}>{formatInstant(time, language)}</time>
          {note}
        </Typography>
      </Box>
    </Box>
  );
}
