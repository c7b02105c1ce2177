import type { AnnouncementSummary } from '@madoguchi/contract/announcements/model.ts';
import { CATEGORY_NAMES } from '@madoguchi/contract/announcements/names.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../../kit/Icon.tsx';
import { formatDay } from '../../../platform/formats.ts';
import { inLanguage } from '../../../platform/in-language.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useAnnouncementWords } from '../words.ts';
import { ReadMark } from './ReadMark.tsx';

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  padding: '8px 0',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

/** One announcement: its title opens it; category, day and whether it is still to be confirmed stand beside. */
export function AnnouncementRow({ of }: { readonly of: AnnouncementSummary }) {
  const t = useAnnouncementWords();
  const language = useLanguage();
  const title = inLanguage(of.title, of.titleEn, language);
  return (
    <Row>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          component="p"
          variant="caption"
          sx={{ display: 'flex', alignItems: 'center', columnGap: 1, color: 'text.secondary' }}
        >
          {of.pinned ? <Icon name="pin" size={16} label={t('pinned')} /> : null}
          <span>{CATEGORY_NAMES[of.announcementCategory][language]}</span>
          <span>{formatDay(of.shownFrom, language)}</span>
        </Typography>
        <Link
          to="."
          search={(search: object) => ({ ...search, announcement: of.id })}
          resetScroll={false}
          lang={title.lang}
        >
          {title.text}
        </Link>
      </Box>
      {of.mustRead ? <ReadMark readAt={of.readAt} /> : null}
    </Row>
  );
}
