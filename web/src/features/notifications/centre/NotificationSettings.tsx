import { may } from '@madoguchi/contract/access.ts';
import { CHANNELS, NOTIFICATION_GROUPS, type NotificationGroup } from '@madoguchi/contract/notifications/kind.ts';
import {
  NOTIFICATION_KIND_NAMES,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '@madoguchi/contract/notifications/kinds.ts';
import { countNotifications } from '@madoguchi/contract/notifications/operations.ts';
import { isWanted, withChoice } from '@madoguchi/contract/notifications/rules.ts';
import { KIND_TEXTS } from '@madoguchi/contract/notifications/texts.ts';
import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { usePreference } from '../../../platform/preferences.ts';
import { useRead } from '../../../platform/query.ts';
import { useSession, useUser } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useNotificationWords } from './words.ts';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& caption': { ...theme.typography.subtitle2, textAlign: 'start', paddingBottom: 4 },
  '& th, & td': { padding: '4px 0', borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& th[scope=col]': { ...theme.typography.caption, color: theme.vars.palette.text.secondary, width: 88 },
  '& th[scope=col]:first-of-type': { width: 'auto', textAlign: 'start' },
  '& th[scope=row]': { ...theme.typography.body2, textAlign: 'start', fontWeight: 400 },
  '& td': { textAlign: 'center' },
}));

interface GroupSwitchesProps {
  readonly group: NotificationGroup;
  readonly kinds: readonly NotificationKind[];
}

/** A switch for each kind and channel; it acts at once. */
function GroupSwitches({ group, kinds }: GroupSwitchesProps) {
  const t = useNotificationWords();
  const language = useLanguage();
  const { value, save } = usePreference('notification-channels');
  return (
    <Table>
      <caption>{t(`group.${group}`)}</caption>
      <thead>
        <tr>
          <th scope="col">{t('kind')}</th>
          {CHANNELS.map((channel) => (
            <th key={channel} scope="col">
              {t(`channel.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">{KIND_TEXTS[kind].name[language]}</th>
            {CHANNELS.map((channel) => (
              <td key={channel}>
                {channel === 'mail' && NOTIFICATION_KINDS[kind].isNeverMailed ? (
                  '-'
                ) : (
                  <Switch
                    checked={isWanted(value, kind, channel)}
                    onChange={(_event, isOn) => void save(withChoice(value, kind, channel, isOn))}
                    slotProps={{
                      input: { 'aria-label': `${KIND_TEXTS[kind].name[language]}: ${t(`channel.${channel}`)}` },
                    }}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Every member of staff may be asked to decide. */
const RULES = { tasks: 'staff', requests: 'staff', information: 'signed-in', system: 'system' } as const;

/** The notification settings, by kind and channel; only kinds that may concern the person. */
export function NotificationSettings() {
  const t = useNotificationWords();
  const { role } = useUser();
  const { tools } = useSession();
  const mayConcern = (kind: NotificationKind) => {
    const { concerns } = NOTIFICATION_KINDS[kind];
    return concerns === undefined || may({ roles: role }, concerns, tools);
  };
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
            (kind) =>
              NOTIFICATION_KINDS[kind].group === group && !NOTIFICATION_KINDS[kind].isLetter && mayConcern(kind),
          )}
        />
      ))}
    </Box>
  );
}
