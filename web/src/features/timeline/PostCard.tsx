import { isModerator, mayBeShared } from '@madoguchi/contract/timeline/choices.ts';
import type { TimelinePost } from '@madoguchi/contract/timeline/model.ts';
import { likePost, putEntry, unhideEntry } from '@madoguchi/contract/timeline/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import { RADIUS } from '../../kit/theme/tokens.ts';
import { formatNumber } from '../../platform/formats.ts';
import { useUser } from '../../platform/session.ts';
import { Byline } from './Byline.tsx';
import { Comments } from './Comments.tsx';
import { HiddenNote } from './HiddenNote.tsx';
import { Pictures } from './Pictures.tsx';
import { type AskedOfPost, PostDialog } from './PostDialog.tsx';
import { useAct } from './use-act.tsx';
import { useTimelineWords } from './words.ts';

const TEXT = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

interface Props {
  readonly post: TimelinePost;
  readonly hasDepartment: boolean;
}

/** One post: whose it is and who sees it, what it says, and what people do with it. */
export function PostCard({ post, hasDepartment }: Props) {
  const t = useTimelineWords();
  const { act } = useAct();
  const [asked, setAsked] = useState<AskedOfPost | null>(null);
  const moderates = isModerator({ roles: useUser().role });
  const { id, user, message, time, type, media, original, audience, hiddenReason, isOwn } = post;
  const hide = (entry: string) => setAsked({ dialog: 'hide', id: entry });
  const close = () => setAsked(null);
  const note = audience === 'department' && !isOwn ? t('audience.departmentOf') : t(`audience.${audience}`);
  return (
    <Card
      component="article"
      aria-label={t(type === 'share' ? 'shared' : 'post', { name: user.name })}
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2, '& > *': { minWidth: 0 } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Byline
          user={user}
          time={time}
          note={<span>{type === 'share' ? t('shared', { name: user.name }) : note}</span>}
        />
        <PostMenu post={post} moderates={moderates} onAudience={() => setAsked({ dialog: 'audience' })} onHide={hide} />
      </Box>
      {hiddenReason === null ? null : (
        <HiddenNote reason={hiddenReason} onUnhide={moderates ? () => void act(unhideEntry, { id }) : null} />
      )}
      {message === '' ? null : <Typography sx={TEXT}>{message}</Typography>}
      <Pictures media={media} name={user.name} />
      {original === null ? null : (
        <Box
          sx={{
            p: 2,
            border: 1,
            borderColor: 'divider',
            borderRadius: `${RADIUS.menu}px`,
            display: 'grid',
            gap: 1.5,
            '& > *': { minWidth: 0 },
          }}
        >
          <Byline user={original.user} time={original.time} />
          {original.message === '' ? null : <Typography sx={TEXT}>{original.message}</Typography>}
          <Pictures media={original.media} name={original.user.name} />
        </Box>
      )}
      <Reactions post={post} hasDepartment={hasDepartment} onShare={() => setAsked({ dialog: 'share' })} />
      <Comments post={post} onHide={hide} />
      {asked === null ? null : <PostDialog asked={asked} post={post} hasDepartment={hasDepartment} onClose={close} />}
    </Card>
  );
}

interface ReactionsProps extends Props {
  readonly onShare: () => void;
}

/** Likes, comments and shares with their counts. */
function Reactions({ post, hasDepartment, onShare }: ReactionsProps) {
  const t = useTimelineWords();
  const { act } = useAct();
  const { id, like, isLiked, share, isShared, commentCount, audience, type, hiddenReason } = post;
  const maySend = hasDepartment && type !== 'share' && mayBeShared(audience) && hiddenReason === null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
      <Button
        size="small"
        aria-pressed={isLiked}
        startIcon={<Icon name={isLiked ? 'heartOn' : 'heart'} size={16} />}
        onClick={() => void act(likePost, { id, on: !isLiked })}
      >
        {like === 0 ? t('like') : `${t('like')} ${formatNumber(like)}`}
      </Button>
      {maySend ? (
        <Button size="small" disabled={isShared} startIcon={<Icon name="people" size={16} />} onClick={onShare}>
          {t(isShared ? 'isShared' : 'share')}
        </Button>
      ) : null}
      <Typography variant="caption" component="span" sx={{ marginInlineStart: 'auto', color: 'text.secondary' }}>
        {[
          ...(share === 0 ? [] : [t('shares', { count: share })]),
          ...(commentCount === 0 ? [] : [t('comments', { count: commentCount })]),
        ].join('・')}
      </Typography>
    </Box>
  );
}

interface MenuProps {
  readonly post: TimelinePost;
  readonly moderates: boolean;
  readonly onAudience: () => void;
  readonly onHide: (id: string) => void;
}

/** The rarer acts on a post; nothing where its reader has none. */
function PostMenu({ post, moderates, onAudience, onHide }: MenuProps) {
  const t = useTimelineWords();
  const { act, say } = useAct();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { id, user, isOwn, type, hiddenReason } = post;
  const remove = async () => {
    if ((await act(putEntry, { id, removed: true })) === null) return;
    say(t('deleted'), () => act(putEntry, { id, removed: false }));
  };
  const items = [
    ...(isOwn && type !== 'share' ? [[t('audience.change'), onAudience] as const] : []),
    ...(isOwn ? [[t('delete'), () => void remove()] as const] : []),
    ...(moderates && !isOwn && hiddenReason === null ? [[t('hide'), () => onHide(id)] as const] : []),
  ];
  if (items.length === 0) return null;
  return (
    <>
      <IconButton
        ref={button}
        aria-label={t('acts', { name: user.name })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon name="more" />
      </IconButton>
      <Menu open={isOpen} anchorEl={() => button.current} onClose={() => setOpen(false)}>
        {items.map(([label, run]) => (
          <MenuItem
            key={label}
            onClick={() => {
              setOpen(false);
              run();
            }}
          >
            <ListItemText primary={label} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
