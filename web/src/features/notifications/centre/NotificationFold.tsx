import { notificationText } from '@madoguchi/contract/notifications/sentences.ts';
import { KIND_TEXTS } from '@madoguchi/contract/notifications/texts.ts';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useId, useState } from 'react';
import { Icon } from '../../../kit/Icon.tsx';
import { Unbroken } from '../../../kit/Unbroken.tsx';
import { useLanguage } from '../../../platform/words.ts';
import { usePutAway } from '../use-put-away.ts';
import { useNotificationWords } from '../words.ts';
import { DismissButton } from './DismissButton.tsx';
import type { NotificationFold as Fold } from './grouped.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { UnreadMark } from './UnreadMark.tsx';

/** One notification, or several of one kind about the same: they open below their count. */
export function NotificationFold({ notifications }: Pick<Fold, 'notifications'>) {
  const t = useNotificationWords();
  const language = useLanguage();
  const { dismiss } = usePutAway();
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const [newest, ...others] = notifications;
  if (others.length === 0) return <NotificationRow notification={newest} />;
  const title = t('group', { title: KIND_TEXTS[newest.kind].name[language], count: notifications.length });
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', alignItems: 'flex-start', pr: 1, '&:hover': { bgcolor: 'action.hover' } }}>
        <ButtonBase
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
          sx={{
            flex: 1,
            gap: 1.5,
            justifyContent: 'flex-start',
            alignItems: 'flex-start',
            textAlign: 'left',
            p: 2,
            py: 1.5,
          }}
        >
          <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} />
          <Box component="span" sx={{ flex: 1, typography: 'body2' }}>
            {title}
            <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
              <Unbroken text={notificationText(newest, 'title', language)} />
            </Box>
          </Box>
          {notifications.some(({ readAt }) => readAt === null) ? <UnreadMark /> : null}
        </ButtonBase>
        <DismissButton
          name={t('dismissGroup', { title })}
          onClick={() => void dismiss({ ids: notifications.map(({ id }) => id) })}
        />
      </Box>
      <Box component="ul" id={listId} hidden={!isOpen} sx={{ listStyle: 'none', m: 0, p: 0, pl: 2 }}>
        {isOpen
          ? notifications.map((notification) => <NotificationRow key={notification.id} notification={notification} />)
          : null}
      </Box>
    </Box>
  );
}
