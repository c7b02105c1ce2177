import { POST_AUDIENCES, TIMELINE_LIMITS } from '@madoguchi/contract/timeline/choices.ts';
import { NewPost, type TimelinePost } from '@madoguchi/contract/timeline/model.ts';
import { addPost, listTimeline, showPost } from '@madoguchi/contract/timeline/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId, useState } from 'react';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { ErrorBand } from '../../kit/ErrorBand.tsx';
import { ChoiceField } from '../../kit/fields/choice/ChoiceField.tsx';
import { TextAreaField } from '../../kit/fields/TextAreaField.tsx';
import { OperationForm } from '../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../kit/form/SubmitButton.tsx';
import { useOperationForm } from '../../kit/form/use-operation-form.ts';
import { FORM_COLUMN } from '../../kit/theme/tokens.ts';
import { ProblemError } from '../../platform/http/refusals.ts';
import { useMessages } from '../../platform/messages.ts';
import { useRead } from '../../platform/query.ts';
import { PictureField } from './PictureField.tsx';
import { PostCard } from './PostCard.tsx';
import { useTimelineWords } from './words.ts';

type Whose = 'everyone' | 'own';

/** How many are shown at first, and then. What is older still stands on pages of its own. */
const SHOWN = [10, 50, 200] as const;

interface Props {
  /** Somebody else's employee number; null for one's own timeline, on which one writes. */
  readonly of: string | null;
  /** The person at the counter belongs to a department, with which they may share. */
  readonly hasDepartment: boolean;
  /** The one post that the address names, if it names one. */
  readonly post: string | null;
  readonly onAllPosts: () => void;
}

/** The timeline of a profile: what colleagues and oneself have told, the newest first, with a place to write (S7-08, PF2). */
export function Timeline({ of, hasDepartment, post, onAllPosts }: Props) {
  const t = useTimelineWords();
  const [whose, setWhose] = useState<Whose>('everyone');
  const [posted, setPosted] = useState(0);
  const composerId = useId();
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: FORM_COLUMN, '& > *': { minWidth: 0 } }}>
      {of === null && post === null ? (
        <>
          <Box id={composerId}>
            <Composer key={posted} hasDepartment={hasDepartment} onPosted={() => setPosted(posted + 1)} />
          </Box>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={whose}
            aria-label={t('whose')}
            onChange={(_, next: Whose | null) => {
              if (next !== null) setWhose(next);
            }}
          >
            <ToggleButton value="everyone">{t('whose.everyone')}</ToggleButton>
            <ToggleButton value="own">{t('whose.own')}</ToggleButton>
          </ToggleButtonGroup>
        </>
      ) : null}
      {post === null ? (
        <Posts
          key={`${of} ${whose}`}
          of={of}
          whose={whose}
          hasDepartment={hasDepartment}
          onWrite={() => document.getElementById(composerId)?.querySelector('textarea')?.focus()}
        />
      ) : (
        <OnePost id={post} hasDepartment={hasDepartment} onAllPosts={onAllPosts} />
      )}
    </Box>
  );
}

interface OneProps {
  readonly id: string;
  readonly hasDepartment: boolean;
  readonly onAllPosts: () => void;
}

/** The post that a notification led to. */
function OnePost({ id, hasDepartment, onAllPosts }: OneProps) {
  const t = useTimelineWords();
  const { data, error, refetch } = useRead(showPost, { id });
  const isGone = error instanceof ProblemError && error.body.code === 'not-found';
  return (
    <>
      <Button size="small" sx={{ justifySelf: 'start' }} onClick={onAllPosts}>
        {t('all')}
      </Button>
      {isGone ? <EmptyState icon="comment" text={t('gone')} /> : null}
      {error && !isGone ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && error === null ? <PostsWaiting /> : null}
      {data === undefined || isGone ? null : <PostCard post={data} hasDepartment={hasDepartment} />}
    </>
  );
}

interface PostsProps {
  readonly of: string | null;
  readonly whose: Whose;
  readonly hasDepartment: boolean;
  readonly onWrite: () => void;
}

function Posts({ of, whose, hasDepartment, onWrite }: PostsProps) {
  const t = useTimelineWords();
  const [step, setStep] = useState(0);
  const [after, setAfter] = useState<string | null>(null);
  const { data, error, refetch } = useRead(
    listTimeline,
    {
      ...(of === null ? { whose } : { user: of }),
      ...(after === null ? {} : { after }),
      limit: SHOWN[step] ?? SHOWN[0],
    },
    { keepsPrevious: true },
  );
  const goOn = (next: string) => {
    if (step < SHOWN.length - 1) return setStep(step + 1);
    setAfter(next);
    setStep(0);
  };
  const next = data?.next ?? null;
  return (
    <>
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {after === null ? null : (
        <Button size="small" sx={{ justifySelf: 'start' }} onClick={() => setAfter(null)}>
          {t('newest')}
        </Button>
      )}
      {data === undefined && error === null ? <PostsWaiting /> : null}
      {data === undefined ? null : (
        <Rows rows={data.rows} empty={of === null ? whose : 'of'} hasDepartment={hasDepartment} onWrite={onWrite} />
      )}
      {next === null ? null : (
        <Button variant="outlined" sx={{ justifySelf: 'center' }} onClick={() => goOn(next)}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

interface RowsProps {
  readonly rows: readonly TimelinePost[];
  readonly empty: Whose | 'of';
  readonly hasDepartment: boolean;
  readonly onWrite: () => void;
}

function Rows({ rows, empty, hasDepartment, onWrite }: RowsProps) {
  const t = useTimelineWords();
  if (rows.length === 0) {
    return (
      <EmptyState icon="comment" text={t(`empty.${empty}`)}>
        {empty === 'of' ? null : (
          <Button variant="outlined" onClick={onWrite}>
            {t('write')}
          </Button>
        )}
      </EmptyState>
    );
  }
  return (
    <Box component="section" aria-label={t('posts')} sx={{ display: 'grid', gap: 2, '& > *': { minWidth: 0 } }}>
      {rows.map((post) => (
        <PostCard key={post.id} post={post} hasDepartment={hasDepartment} />
      ))}
    </Box>
  );
}

/** The shape of posts while they are read. */
function PostsWaiting() {
  const t = useTimelineWords();
  return (
    <Box role="status" aria-label={t('loading')} sx={{ display: 'grid', gap: 2 }}>
      {['first', 'second'].map((nth) => (
        <Card key={nth} sx={{ p: 3, display: 'grid', gap: 2 }}>
          <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
            <Skeleton variant="circular" width={40} height={40} />
            <Skeleton width="40%" />
          </Box>
          <Skeleton variant="rounded" height={64} />
        </Card>
      ))}
    </Box>
  );
}

interface ComposerProps {
  /** Without a department nothing can be shown to it. */
  readonly hasDepartment: boolean;
  readonly onPosted: () => void;
}

/** The form of a new post: words, pictures, and who sees them. It is kept on the device until it is posted. */
function Composer({ hasDepartment, onPosted }: ComposerProps) {
  const t = useTimelineWords();
  const message = useMessages();
  const form = useOperationForm(addPost, {
    input: NewPost,
    defaults: { text: '', audience: 'colleagues', pictures: [] },
    draftKey: 'new',
    onDone: () => {
      message(t('sent'), 'success');
      onPosted();
    },
  });
  const audiences = POST_AUDIENCES.filter((audience) => audience !== 'department' || hasDepartment);
  return (
    <Card component="section" aria-label={t('composer')} sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}>
      <OperationForm form={form} label={t('composer')}>
        <TextAreaField name="text" label={t('text')} hint={t('textHint')} max={TIMELINE_LIMITS.text} minRows={2} />
        <PictureField />
        <ChoiceField
          name="audience"
          label={t('audience')}
          {...(hasDepartment ? { hint: t('audienceHint') } : {})}
          choices={audiences.map((value) => ({ value, label: t(`audience.${value}`) }))}
        />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <SubmitButton>{t('send')}</SubmitButton>
        </Box>
      </OperationForm>
    </Card>
  );
}
