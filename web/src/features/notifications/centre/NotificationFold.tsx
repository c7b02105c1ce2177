import type { IconName } from '@madoguchi/contract/icons/catalogue.ts';
import type { NotificationKind } from '@madoguchi/contract/notifications/kinds.ts';
import { KIND_LOOKS } from '@madoguchi/contract/notifications/looks.ts';
import type { Notification } from '@madoguchi/contract/notifications/model.ts';
import { notificationText } from '@madoguchi/contract/notifications/sentences.ts';
import { KIND_TEXTS } from '@madoguchi/contract/notifications/texts.ts';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { Icon } from '../../../kit/Icon.tsx';
import type { Hue } from '../../../kit/theme/palettes.ts';
import { Unbroken } from '../../../kit/Unbroken.tsx';
import { formatTime } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { usePutAway } from '../use-put-away.ts';
import type { NotificationFold as Fold } from './grouped.ts';
import { placeOf } from './place.ts';
import { useNotificationWords } from './words.ts';

/** A kind whose register names a picture or a colour that there is not does not compile. */
const LOOKS: Readonly<Record<NotificationKind, readonly [IconName, Hue]>> = KIND_LOOKS;

const Row = styled('li', { shouldForwardProp: (name) => name !== 'hue' })<{ hue: Hue }>(({ theme, hue }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  paddingInlineEnd: 8,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& > .said': {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    alignItems: 'flex-start',
    gap: 12,
    padding: '12px 8px 12px 16px',
    color: 'inherit',
    textDecoration: 'none',
  },
  '& > .said:focus-visible': { outlineOffset: -2 },
  '& > .said > svg': { flex: 'none', color: theme.vars.palette.status[hue].ink },
}));

const TITLE = { display: 'block', typography: 'body2', wordBreak: 'auto-phrase' } as const;

/** A notification with its time; the row leads to its subject, and is marked as read then. */
function NotificationRow({ notification }: { readonly notification: Notification }) {
  const t = useNotificationWords();
  const language = useLanguage();
  const { read, dismiss } = usePutAway();
  const { id, at, kind, readAt } = notification;
  const [icon, hue] = LOOKS[kind];
  const place = placeOf(notification);
  const title = notificationText(notification, 'title', language);
  const said = (
    <>
      <Icon name={icon} />
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Box component="span" sx={{ ...TITLE, fontWeight: readAt === null ? 600 : 400 }}>
          <Unbroken text={title} />
        </Box>
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box component="time" dateTime={at} sx={{ typography: 'caption', color: 'text.secondary' }}>
            {formatTime(at)}
          </Box>
          {readAt === null ? <UnreadMark /> : null}
        </Box>
      </Box>
    </>
  );
  const seen = () => (readAt === null ? void read({ ids: [id] }) : undefined);
  return (
    <Row hue={hue}>
      {place === null ? (
        <div className="said">{said}</div>
      ) : (
        <Link className="said" {...place} onClick={seen}>
          {said}
        </Link>
      )}
      <DismissButton name={t('dismiss', { title })} onClick={() => void dismiss({ ids: [id] })} />
    </Row>
  );
}

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
      <Box
        sx={{ display: 'flex', alignItems: 'flex-start', paddingInlineEnd: 1, '&:hover': { bgcolor: 'action.hover' } }}
      >
        <ButtonBase
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
          sx={{
            flex: 1,
            gap: 1.5,
            justifyContent: 'flex-start',
            alignItems: 'flex-start',
            textAlign: 'start',
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
            {notifications.some(({ readAt }) => readAt === null) ? <UnreadMark /> : null}
          </Box>
        </ButtonBase>
        <DismissButton
          name={t('dismissGroup', { title })}
          onClick={() => void dismiss({ ids: notifications.map(({ id }) => id) })}
        />
      </Box>
      <Box component="ul" id={listId} hidden={!isOpen} sx={{ listStyle: 'none', m: 0, p: 0, paddingInlineStart: 2 }}>
        {isOpen
          ? notifications.map((notification) => <NotificationRow key={notification.id} notification={notification} />)
          : null}
      </Box>
    </Box>
  );
}

interface Props {
  readonly name: string;
  readonly onClick: () => void;
}

/** Takes a notification, or a fold of them, off the list. */
function DismissButton({ name, onClick }: Props) {
  return (
    <IconButton aria-label={name} onClick={onClick} sx={{ flex: 'none', mt: 0.5, color: 'text.secondary' }}>
      <Icon name="close" size={16} />
    </IconButton>
  );
}

/** Unread, as a word: no dot of a colour alone. It stands below the text, which has little room in a narrow panel. */
function UnreadMark() {
  const t = useNotificationWords();
  return (
    <Box
      component="span"
      sx={(theme) => ({
        flex: 'none',
        px: 0.75,
        borderRadius: '8px',
        typography: 'caption',
        color: theme.vars.palette.status.blue.ink,
        bgcolor: theme.vars.palette.status.blue.ground,
      })}
    >
      {t('unread')}
    </Box>
  );
}
