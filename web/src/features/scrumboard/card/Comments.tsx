import { COMMENT_LIMIT } from '@madoguchi/contract/scrumboard/choices.ts';
import type { BoardMember, Card, CardComment } from '@madoguchi/contract/scrumboard/model.ts';
import { addComment, changeComment, putComment } from '@madoguchi/contract/scrumboard/on-card-operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Icon } from '../../../kit/Icon.tsx';
import { PersonPicture } from '../../../kit/PersonPicture.tsx';
import { formatInstant } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useRun } from '../use-run.tsx';
import { MentionField } from './MentionField.tsx';
import { mentionsIn } from './mentions.ts';
import { Part } from './Part.tsx';
import { useCardWords } from './words.ts';

interface Props {
  readonly card: Card;
  /** Of the board: only they can be mentioned (SB7). */
  readonly members: readonly BoardMember[];
}

/** Comments on a card: everybody on its board may write them, and change their own. */
export function Comments({ card, members }: Props) {
  const t = useCardWords();
  const { run, say } = useRun();
  const remove = async ({ id }: CardComment) => {
    if ((await run(putComment, { commentId: id, removed: true })) === null) return;
    say(t('comment.removed'), { undo: () => run(putComment, { commentId: id, removed: false }) });
  };
  return (
    <Part title={t('comments')}>
      {card.state === 'live' ? (
        <CommentForm
          tool="comment"
          label={t('comment.new')}
          submitLabel={t('comment.send')}
          members={members}
          onSend={async (text, mentions) =>
            (await run(addComment, { cardId: card.id, text, mentions: [...mentions] })) !== null
          }
        />
      ) : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {card.comments.map((comment) => (
          <OneComment key={comment.id} comment={comment} members={members} onRemove={() => void remove(comment)} />
        ))}
      </Box>
    </Part>
  );
}

interface OneProps {
  readonly comment: CardComment;
  readonly members: readonly BoardMember[];
  readonly onRemove: () => void;
}

function OneComment({ comment, members, onRemove }: OneProps) {
  const t = useCardWords();
  const language = useLanguage();
  const { run } = useRun();
  const [isEditing, setEditing] = useState(false);
  const { id, version, text, by, isOwn, editedAt } = comment;
  const at = formatInstant(comment.at, language);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, py: 1 }}>
      <PersonPicture name={by.name} photo={by.photoURL} size={40} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography variant="body2" sx={{ flex: 1, minWidth: 0 }}>
            <strong>{by.name}</strong>{' '}
            <Typography component="time" dateTime={comment.at} variant="caption" sx={{ color: 'text.secondary' }}>
              {editedAt === null ? at : t('comment.edited', { at })}
            </Typography>
          </Typography>
          {isOwn && !isEditing ? (
            <>
              <IconButton size="small" aria-label={t('comment.edit')} onClick={() => setEditing(true)}>
                <Icon name="edit" size={16} />
              </IconButton>
              <IconButton size="small" aria-label={t('comment.remove')} onClick={onRemove}>
                <Icon name="trash" size={16} />
              </IconButton>
            </>
          ) : null}
        </Box>
        {isEditing ? (
          <CommentForm
            label={t('comment.edit')}
            initial={text}
            submitLabel={t('comment.save')}
            members={members}
            onCancel={() => setEditing(false)}
            onSend={async (typed, mentions) => {
              const done = await run(changeComment, { commentId: id, version, text: typed, mentions: [...mentions] });
              if (done !== null) setEditing(false);
              return done !== null;
            }}
          />
        ) : (
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
        )}
      </Box>
    </Box>
  );
}

interface FormProps {
  readonly tool?: string;
  readonly label: string;
  readonly initial?: string;
  readonly submitLabel: string;
  readonly members: readonly BoardMember[];
  readonly onCancel?: () => void;
  /** Resolves to false where it was refused: what was typed stays. */
  readonly onSend: (text: string, mentions: readonly string[]) => Promise<boolean>;
}

function CommentForm({ tool, label, initial = '', submitLabel, members, onCancel, onSend }: FormProps) {
  const t = useCardWords();
  const [text, setText] = useState(initial);
  const [fault, setFault] = useState<string | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    const now = [...text.trim()].length;
    if (isBusy) return;
    if (now === 0) return setFault(t('comment.required'));
    if (now > COMMENT_LIMIT) return setFault(t('auto.tooLong', { label: t('comments'), max: COMMENT_LIMIT, now }));
    setBusy(true);
    if (await onSend(text.trim(), mentionsIn(text, members))) setText('');
    setBusy(false);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <MentionField
        tool={tool}
        label={label}
        hint={t('comment.hint')}
        fault={fault}
        text={text}
        members={members}
        onType={(typed) => {
          setText(typed);
          setFault(undefined);
        }}
        onSend={() => void send()}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="contained" size="small" aria-disabled={isBusy} onClick={() => void send()}>
          {submitLabel}
        </Button>
        {onCancel === undefined ? null : (
          <Button size="small" onClick={onCancel}>
            {t('comment.cancel')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
