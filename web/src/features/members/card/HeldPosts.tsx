import type { MemberCard } from '@madoguchi/contract/members/model.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { masterName, useMasters } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { usePlaceNames } from '../directory/use-place-names.ts';
import { useMembersWords } from '../words.ts';

/** What a colleague does today: the primary post, those besides, and the departments they lead. */
export function HeldPosts({ member: { employeeId, posts } }: { readonly member: MemberCard }) {
  const t = useMembersWords();
  const language = useLanguage();
  const placeOf = usePlaceNames();
  const { group } = useMasters();
  const leads = group.flatMap((one) => {
    const department = masterName(one, language);
    if (one.extra.head === employeeId) return [t('leads', { department })];
    return one.extra.deputy === employeeId ? [t('standsIn', { department })] : [];
  });
  if (posts.length + leads.length === 0) return null;
  return (
    <section>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {t('posts')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {posts.map((post) => (
          <li key={`${post.departmentCode} ${post.positionCode}`}>
            {placeOf(post)}{' '}
            <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
              {t(post.isPrimary ? 'primary' : 'additional')}
            </Typography>
          </li>
        ))}
        {leads.map((sentence) => (
          <Typography key={sentence} component="li" variant="body2" sx={{ color: 'text.secondary' }}>
            {sentence}
          </Typography>
        ))}
      </Box>
    </section>
  );
}
