import type { Announcement } from '@madoguchi/contract/announcements/model.ts';
import { CATEGORY_NAMES } from '@madoguchi/contract/announcements/names.ts';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { formatDay } from '../../../platform/formats.ts';
import { inLanguage } from '../../../platform/in-language.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useAnnouncementWords } from '../words.ts';
import { Confirmation } from './Confirmation.tsx';
import { ReadMark } from './ReadMark.tsx';

const Markdown = lazy(async () => ({ default: (await import('../../../kit/Markdown.tsx')).Markdown }));

interface Props {
  readonly of: Announcement;
  readonly titleId: string;
}

/** The text with its title; for a must-read one, what its reader confirms. */
export function AnnouncementText({ of, titleId }: Props) {
  const t = useAnnouncementWords();
  const language = useLanguage();
  const { user } = useSession();
  const [title, body] = [inLanguage(of.title, of.titleEn, language), inLanguage(of.body, of.bodyEn, language)];
  return (
    <>
      <Typography id={titleId} variant="h2" lang={title.lang}>
        {title.text}
      </Typography>
      <Typography
        component="div"
        variant="caption"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, color: 'text.secondary' }}
      >
        <span>{CATEGORY_NAMES[of.announcementCategory][language]}</span>
        <span>{t('since', { day: formatDay(of.shownFrom, language) })}</span>
        {of.mustRead && user ? <ReadMark readAt={of.readAt} /> : null}
      </Typography>
      {body.lang === language ? null : (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {t('onlyJapanese')}
        </Typography>
      )}
      {/* Nobody is asked to have read what is not there yet. */}
      <Suspense fallback={<Skeleton variant="rounded" height={96} />}>
        <Markdown text={body.text} lang={body.lang} />
        {of.mustRead && user ? <Confirmation of={of} title={title.text} /> : null}
      </Suspense>
    </>
  );
}
