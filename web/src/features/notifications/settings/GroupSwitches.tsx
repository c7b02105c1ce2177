import { CHANNELS, type NotificationGroup } from '@madoguchi/contract/notifications/kind.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from '@madoguchi/contract/notifications/kinds.ts';
import { isWanted, withChoice } from '@madoguchi/contract/notifications/rules.ts';
import { KIND_TEXTS } from '@madoguchi/contract/notifications/texts.ts';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { usePreference } from '../../../platform/preferences.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useNotificationWords } from '../words.ts';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& caption': { ...theme.typography.subtitle2, textAlign: 'left', paddingBottom: 4 },
  '& th, & td': { padding: '4px 0', borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& th[scope=col]': { ...theme.typography.caption, color: theme.vars.palette.text.secondary, width: 88 },
  '& th[scope=col]:first-of-type': { width: 'auto', textAlign: 'left' },
  '& th[scope=row]': { ...theme.typography.body2, textAlign: 'left', fontWeight: 400 },
  '& td': { textAlign: 'center' },
}));

interface Props {
  readonly group: NotificationGroup;
  readonly kinds: readonly NotificationKind[];
}

/** A switch for each kind and channel; it acts at once. */
export function GroupSwitches({ group, kinds }: Props) {
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
