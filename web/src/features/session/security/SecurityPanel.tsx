import Box from '@mui/material/Box';
import { ChangePassword } from './ChangePassword.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { OwnSignIns } from './OwnSignIns.tsx';

/** セキュリティ: where one is logged in, one's password, and every login to one's account. */
export function SecurityPanel() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <OwnSessions />
      <ChangePassword />
      <OwnSignIns />
    </Box>
  );
}
