import type { NotificationKind } from '@madoguchi/contract/notifications/kinds.ts';
import { KIND_LOOKS } from '@madoguchi/contract/notifications/looks.ts';
import type { Notification } from '@madoguchi/contract/notifications/model.ts';
import { notificationText } from '@madoguchi/contract/notifications/sentences.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../../kit/Icon.tsx';
import type { IconName } from '../../../kit/icons/icon-paths.ts';
import type { Hue } from '../../../kit/theme/palettes.ts';
import { Unbroken } from '../../../kit/Unbroken.tsx';
import { formatTime } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { placeOf } from '../place.ts';
import { usePutAway } from '../use-put-away.ts';
import { useNotificationWords } from '../words.ts';
import { DismissButton } from './DismissButton.tsx';
import { UnreadMark } from './UnreadMark.tsx';

/** A kind whose register names a picture or a colour that there is not does not compile. */
const LOOKS: Readonly<Record<NotificationKind, readonly [IconName, Hue]>> = KIND_LOOKS;

const Row = styled('li', { shouldForwardProp: (name) => name !== 'hue' })<{ hue: Hue }>(({ theme, hue }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  paddingRight: 8,
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

/** What happened and when; the row leads there, and is read then. */
export function NotificationRow({ notification }: { readonly notification: Notification }) {
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
        <Box component="time" dateTime={at} sx={{ typography: 'caption', color: 'text.secondary' }}>
          {formatTime(at)}
        </Box>
      </Box>
      {readAt === null ? <UnreadMark /> : null}
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
