import { GUEST } from '@madoguchi/contract/access.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSession } from '../../platform/session.ts';
import { useCurrentScreen } from '../routes/current-screen.ts';
import { useShellWords } from '../words.ts';
import { menuOf } from './menu.ts';
import { NavRow } from './NavRow.tsx';

/** The menu's groups and rows, filtered by role. `onGo` hears each choice: below lg the drawer closes then. */
export function NavMenu({ onGo }: { readonly onGo: () => void }) {
  const t = useShellWords();
  const { user, today } = useSession();
  const current = useCurrentScreen();
  const groups = menuOf(user === null ? GUEST : { roles: user.role }, monthOf(today));
  return (
    <>
      {groups.map(({ group, entries }) => (
        <Box key={group} component="section" aria-label={t(`group.${group}`)} sx={{ py: 0.5 }}>
          {group === 'top' ? null : (
            <Typography
              variant="caption"
              component="h2"
              sx={{
                display: 'flex',
                alignItems: 'center',
                minHeight: 32,
                px: 2,
                fontWeight: 600,
                color: 'text.secondary',
              }}
            >
              {t(`group.${group}`)}
            </Typography>
          )}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {entries.map((entry) => (
              <NavRow key={entry.id} entry={entry} isCurrent={entry.id === current?.id} onGo={onGo} />
            ))}
          </Box>
        </Box>
      ))}
    </>
  );
}
