import { may } from '@madoguchi/contract/access.ts';
import { NOTIFICATION_GROUPS, type NotificationGroup } from '@madoguchi/contract/notifications/kind.ts';
import { NOTIFICATION_KIND_NAMES, NOTIFICATION_KINDS } from '@madoguchi/contract/notifications/kinds.ts';
import { countNotifications } from '@madoguchi/contract/notifications/operations.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRead } from '../../../platform/query.ts';
import { useUser } from '../../../platform/session.ts';
import { useNotificationWords } from '../words.ts';
import { GroupSwitches } from './GroupSwitches.tsx';

/** Every member of staff may be asked to decide. */
const RULES = { tasks: 'staff', requests: 'staff', information: 'signed-in', system: 'system' } as const;

/** What one wants to be told, kind by kind and channel by channel; only kinds that may concern the person. */
export function NotificationSettings() {
  const t = useNotificationWords();
  const { role } = useUser();
  const { data } = useRead(countNotifications, {});
  const groups = NOTIFICATION_GROUPS.filter((group: NotificationGroup) => may({ roles: role }, RULES[group]));
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 2 }}>
      <Typography variant="body2">{t('settingsHint')}</Typography>
      {data?.sendsMail === false ? (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('noMail')}
        </Typography>
      ) : null}
      {groups.map((group) => (
        <GroupSwitches
          key={group}
          group={group}
          kinds={NOTIFICATION_KIND_NAMES.filter(
            (kind) => NOTIFICATION_KINDS[kind].group === group && !NOTIFICATION_KINDS[kind].isLetter,
          )}
        />
      ))}
    </Box>
  );
}
