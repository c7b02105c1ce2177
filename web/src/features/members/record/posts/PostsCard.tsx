import {
  AddedPost,
  EndedPost,
  type MemberRecord,
  type Post,
  WithdrawnPost,
} from '@madoguchi/contract/members/model.ts';
import { addPost, endPost, withdrawPost } from '@madoguchi/contract/members/operations.ts';
import { isHeldOn, primaryOn } from '@madoguchi/contract/members/posts.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DateField } from '../../../../kit/fields/date/DateField.tsx';
import { TextField } from '../../../../kit/fields/TextField.tsx';
import { FormDialog } from '../../../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../../../kit/form/use-operation-form.ts';
import { formatDay } from '../../../../platform/formats.ts';
import { useMessages } from '../../../../platform/messages.ts';
import { invalidate } from '../../../../platform/query.ts';
import { useSession } from '../../../../platform/session.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { usePlaceNames } from '../../directory/use-place-names.ts';
import { PlaceFields } from '../PlaceFields.tsx';
import { useRecordWords } from '../words.ts';
import { usePostsWords } from './words.ts';

type Asked = { readonly what: 'transfer' | 'add' } | { readonly what: 'end' | 'withdraw'; readonly post: Post };

/** The posts of a person, newest first: held, past and to come; and what may be done to them. */
export function PostsCard({ record }: { readonly record: MemberRecord }) {
  const t = usePostsWords();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const { posts } = record;
  const first = primaryOn(posts, record.joinedOn);
  return (
    <Card component="section" aria-label={t('title')} sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {t('title')}
        </Typography>
        <Button variant="outlined" onClick={() => setAsked({ what: 'add' })}>
          {t('add')}
        </Button>
        <Button variant="outlined" onClick={() => setAsked({ what: 'transfer' })}>
          {t('transfer')}
        </Button>
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {posts.toReversed().map((post) => (
          <PostLine
            key={post.id}
            post={post}
            onEnd={post.isPrimary ? null : () => setAsked({ what: 'end', post })}
            onWithdraw={post.id === first?.id ? null : () => setAsked({ what: 'withdraw', post })}
          />
        ))}
      </Box>
      {asked?.what === 'transfer' && <AddPostDialog record={record} isPrimary onClose={close} />}
      {asked?.what === 'add' && <AddPostDialog record={record} isPrimary={false} onClose={close} />}
      {asked?.what === 'end' && <EndPostDialog record={record} post={asked.post} onClose={close} />}
      {asked?.what === 'withdraw' && <WithdrawPostDialog record={record} post={asked.post} onClose={close} />}
    </Card>
  );
}

interface Props {
  readonly record: MemberRecord;
  readonly post: Post;
  readonly onClose: () => void;
}

/** Ends an additional post by a day. */
function EndPostDialog({ record, post, onClose }: Props) {
  const t = usePostsWords();
  const tRecord = useRecordWords();
  const message = useMessages();
  const placeOf = usePlaceNames();
  const { employeeId, version } = record;
  const form = useOperationForm(endPost, {
    input: EndedPost,
    carries: { employeeId, version, postId: post.id },
    defaults: { validTo: post.validTo, reason: '' },
    onDone: () => {
      message(t('saved', { name: `${record.lastName} ${record.firstName}`.trim() }), 'success');
      onClose();
    },
    onRefused: () => void invalidate(endPost),
  });
  return (
    <FormDialog form={form} title={t('endTitle', { post: placeOf(post) })} submitLabel={t('end')} onDismiss={onClose}>
      <DateField name="validTo" label={t('until')} hint={t('untilHint')} />
      <TextField name="reason" label={tRecord('reason')} hint={tRecord('reasonHint')} />
    </FormDialog>
  );
}

interface WithdrawPostDialogProps {
  readonly record: MemberRecord;
  readonly post: Post;
  readonly onClose: () => void;
}

/** Takes a post back that was entered by mistake or called off. */
function WithdrawPostDialog({ record, post, onClose }: WithdrawPostDialogProps) {
  const t = usePostsWords();
  const tRecord = useRecordWords();
  const message = useMessages();
  const placeOf = usePlaceNames();
  const { employeeId, version } = record;
  const form = useOperationForm(withdrawPost, {
    input: WithdrawnPost,
    carries: { employeeId, version, postId: post.id },
    defaults: { reason: '' },
    onDone: () => {
      message(t('saved', { name: `${record.lastName} ${record.firstName}`.trim() }), 'success');
      onClose();
    },
    onRefused: () => void invalidate(withdrawPost),
  });
  return (
    <FormDialog
      form={form}
      title={t('withdrawTitle', { post: placeOf(post) })}
      effect={t(post.isPrimary ? 'withdrawPrimary' : 'withdrawAdditional')}
      submitLabel={t('withdraw')}
      submitColor="error"
      onDismiss={onClose}
    >
      <TextField name="reason" label={tRecord('reason')} hint={tRecord('reasonHint')} />
    </FormDialog>
  );
}

interface AddPostDialogProps {
  readonly record: MemberRecord;
  /** A transfer, or a post besides. */
  readonly isPrimary: boolean;
  readonly onClose: () => void;
}

/** A transfer by a day, or a post besides. */
function AddPostDialog({ record, isPrimary, onClose }: AddPostDialogProps) {
  const t = usePostsWords();
  const tRecord = useRecordWords();
  const message = useMessages();
  const { employeeId, version } = record;
  const name = `${record.lastName} ${record.firstName}`.trim();
  const form = useOperationForm(addPost, {
    input: AddedPost,
    carries: { employeeId, version },
    defaults: { isPrimary, departmentCode: null, positionCode: null, validFrom: null, validTo: null, reason: '' },
    onDone: () => {
      message(t('saved', { name }), 'success');
      onClose();
    },
    onRefused: () => void invalidate(addPost),
  });
  return (
    <FormDialog
      form={form}
      title={t(isPrimary ? 'transferTitle' : 'addTitle', { name })}
      {...(isPrimary ? { effect: t('transferEffect') } : {})}
      marks={isPrimary ? 'none' : 'optional'}
      submitLabel={t(isPrimary ? 'transfer' : 'add')}
      onDismiss={onClose}
    >
      <PlaceFields />
      <DateField name="validFrom" label={t('from')} />
      {isPrimary ? null : <DateField name="validTo" label={t('until')} hint={t('untilHint')} isOptional />}
      <TextField name="reason" label={tRecord('reason')} hint={tRecord('reasonHint')} />
    </FormDialog>
  );
}

interface PostLineProps {
  readonly post: Post;
  /** `null` where it ends with the next one. */
  readonly onEnd: (() => void) | null;
  /** `null` for the first one, which nothing stands before. */
  readonly onWithdraw: (() => void) | null;
}

/** One post with its days. */
function PostLine({ post, onEnd, onWithdraw }: PostLineProps) {
  const t = usePostsWords();
  const language = useLanguage();
  const { today } = useSession();
  const name = usePlaceNames()(post);
  const { validFrom, validTo } = post;
  const from = formatDay(validFrom, language);
  const days =
    validTo === null ? t('since', { from }) : t('between', { from, last: formatDay(addDays(validTo, -1), language) });
  const phase = isHeldOn(post, today) ? null : t(validFrom > today ? 'planned' : 'past');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        minHeight: 48,
        py: 0.5,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography component="span" sx={{ fontWeight: phase === null ? 600 : 400 }}>
          {name}
        </Typography>{' '}
        <Typography
          variant="caption"
          component="span"
          sx={{ color: 'text.secondary', display: { xs: 'block', sm: 'inline' } }}
        >
          {[t(post.isPrimary ? 'primary' : 'additional'), days, phase].filter((one) => one !== null).join(' · ')}
        </Typography>
      </Box>
      {onEnd === null ? null : (
        <Button aria-label={t('endOf', { post: name })} onClick={onEnd}>
          {t('end')}
        </Button>
      )}
      {onWithdraw === null ? null : (
        <Button color="error" aria-label={t('withdrawOf', { post: name })} onClick={onWithdraw}>
          {t('withdraw')}
        </Button>
      )}
    </Box>
  );
}
