import type { Post } from '@madoguchi/contract/members/model.ts';
import { isHeldOn } from '@madoguchi/contract/members/posts.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDay } from '../../../../platform/formats.ts';
import { useSession } from '../../../../platform/session.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { usePlaceNames } from '../../directory/use-place-names.ts';
import { usePostsWords } from './words.ts';

interface Props {
  readonly post: Post;
  /** `null` where it ends with the next one. */
  readonly onEnd: (() => void) | null;
  /** `null` for the first one, which nothing stands before. */
  readonly onWithdraw: (() => void) | null;
}

/** One post with its days. */
export function PostLine({ post, onEnd, onWithdraw }: Props) {
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
