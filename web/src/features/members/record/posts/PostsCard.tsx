import type { MemberRecord, Post } from '@madoguchi/contract/members/model.ts';
import { primaryOn } from '@madoguchi/contract/members/posts.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AddPostDialog } from './AddPostDialog.tsx';
import { EndPostDialog } from './EndPostDialog.tsx';
import { PostLine } from './PostLine.tsx';
import { WithdrawPostDialog } from './WithdrawPostDialog.tsx';
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
