import { isModerator, TIMELINE_LIMITS } from '@madoguchi/contract/timeline/choices.ts';
import type { TimelineComment, TimelinePost, TimelineReply } from '@madoguchi/contract/timeline/model.ts';
import { addComment, putEntry, showPost, unhideEntry } from '@madoguchi/contract/timeline/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useState } from 'react';
import { growing } from '../../kit/fields/growing.ts';
import { Icon } from '../../kit/Icon.tsx';
import { TextField } from '../../kit/TextField.tsx';
import { isComposing } from '../../platform/composition.ts';
import { useRead } from '../../platform/query.ts';
import { useUser } from '../../platform/session.ts';
import { Byline } from './Byline.tsx';
import { HiddenNote } from './HiddenNote.tsx';
import { useAct } from './use-act.tsx';
import { useTimelineWords } from './words.ts';

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 } as const;

interface Props {
  readonly post: TimelinePost;
  readonly onHide: (id: string) => void;
}

/** The comments of a post: the newest, all of them once they are asked for, and the box for one more. */
export function Comments({ post, onHide }: Props) {
  const t = useTimelineWords();
  const { act } = useAct();
  const [wantsAll, setWantsAll] = useState(false);
  const whole = useRead(showPost, { id: post.id }, { enabled: wantsAll });
  const { comments } = whole.data ?? post;
  const shown = comments.reduce((sum, { state, replies }) => sum + replies.length + (state === 'live' ? 1 : 0), 0);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, '& > *': { minWidth: 0 } }}>
      {shown < post.commentCount && !wantsAll ? (
        <Button size="small" sx={{ justifySelf: 'start' }} onClick={() => setWantsAll(true)}>
          {t('earlier', { n: post.commentCount })}
        </Button>
      ) : null}
      {comments.length === 0 ? null : (
        <Box component="ul" aria-label={t('comment')} sx={LIST}>
          {comments.map((comment) => (
            <Thread key={comment.id} postId={post.id} comment={comment} onHide={onHide} />
          ))}
        </Box>
      )}
      <CommentBox
        label={t('newComment')}
        onSend={async (text) => (await act(addComment, { id: post.id, text })) !== null}
      />
    </Box>
  );
}

interface ThreadProps {
  readonly postId: string;
  readonly comment: TimelineComment;
  readonly onHide: (id: string) => void;
}

function Thread({ postId, comment, onHide }: ThreadProps) {
  const t = useTimelineWords();
  const { act } = useAct();
  const [answers, setAnswers] = useState<TimelineReply | null>(null);
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <OneComment comment={comment} onAnswer={() => setAnswers(comment)} onHide={onHide} />
      {comment.replies.length === 0 ? null : (
        <Box component="ul" sx={{ ...LIST, marginInlineStart: 4, mt: 1.5 }}>
          {comment.replies.map((reply) => (
            <Box key={reply.id} component="li" sx={{ minWidth: 0 }}>
              <OneComment comment={reply} onAnswer={() => setAnswers(reply)} onHide={onHide} />
            </Box>
          ))}
        </Box>
      )}
      {answers === null ? null : (
        <Box sx={{ marginInlineStart: 4, mt: 1.5 }}>
          <CommentBox
            key={answers.id}
            label={t('answerTo', { name: answers.user.name })}
            isFocused
            onDismiss={() => setAnswers(null)}
            onSend={async (text) => {
              const done = (await act(addComment, { id: postId, text, answers: answers.id })) !== null;
              if (done) setAnswers(null);
              return done;
            }}
          />
        </Box>
      )}
    </Box>
  );
}

interface OneProps {
  readonly comment: TimelineReply;
  readonly onAnswer: () => void;
  readonly onHide: (id: string) => void;
}

function OneComment({ comment, onAnswer, onHide }: OneProps) {
  const t = useTimelineWords();
  const { act, say } = useAct();
  const moderates = isModerator({ roles: useUser().role });
  const { id, user, message, time, state, isOwn, hiddenReason } = comment;
  const isRead = message !== '';
  const remove = async () => {
    if ((await act(putEntry, { id, removed: true })) === null) return;
    say(t('comment.deleted'), () => act(putEntry, { id, removed: false }));
  };
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Byline user={user} time={time} size={24} />
        {state === 'live' ? (
          <Button size="small" aria-label={t('answerTo', { name: user.name })} onClick={onAnswer}>
            {t('answer')}
          </Button>
        ) : null}
        {isOwn && state !== 'removed' ? (
          <IconButton size="small" aria-label={t('comment.delete')} onClick={() => void remove()}>
            <Icon name="trash" size={16} />
          </IconButton>
        ) : null}
        {moderates && !isOwn && state === 'live' ? (
          <IconButton size="small" aria-label={t('comment.hide')} onClick={() => onHide(id)}>
            <Icon name="eyeOff" size={16} />
          </IconButton>
        ) : null}
      </Box>
      {hiddenReason === null ? null : (
        <HiddenNote reason={hiddenReason} onUnhide={moderates ? () => void act(unhideEntry, { id }) : null} />
      )}
      <Typography
        variant="body2"
        sx={{
          marginInlineStart: 4.5,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          ...(isRead ? {} : { color: 'text.secondary' }),
        }}
      >
        {isRead ? message : t(state === 'removed' ? 'comment.gone' : 'comment.hidden')}
      </Typography>
    </>
  );
}

interface BoxProps {
  readonly label: string;
  readonly isFocused?: boolean;
  readonly onDismiss?: () => void;
  /** Resolves to false where it was refused: what was typed stays. */
  readonly onSend: (text: string) => Promise<boolean>;
}

function CommentBox({ label, isFocused = false, onDismiss, onSend }: BoxProps) {
  const t = useTimelineWords();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    if (isBusy) return;
    const now = text.trim().length;
    if (now === 0) return setFault(t('comment.required'));
    if (now > TIMELINE_LIMITS.comment) return setFault(t('comment.tooLong', { max: TIMELINE_LIMITS.comment, now }));
    setBusy(true);
    if (await onSend(text.trim())) setText('');
    setBusy(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void send();
    } else if (event.key === 'Escape' && onDismiss !== undefined) {
      event.stopPropagation();
      onDismiss();
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        label={label}
        error={fault}
        multiline
        inputComponent="textarea"
        inputProps={{ rows: 1 }}
        sx={growing({ minRows: 1, maxRows: 6 })}
        autoFocus={isFocused}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setFault(undefined);
        }}
        onKeyDown={onKeyDown}
      />
      {text === '' && onDismiss === undefined ? null : (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button variant="outlined" size="small" aria-disabled={isBusy} onClick={() => void send()}>
            {t('sendComment')}
          </Button>
          {onDismiss === undefined ? null : (
            <Button size="small" onClick={onDismiss}>
              {t('dismiss')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}
