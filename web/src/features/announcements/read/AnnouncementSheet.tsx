import type { Announcement } from '@madoguchi/contract/announcements/model.ts';
import { CATEGORY_NAMES } from '@madoguchi/contract/announcements/names.ts';
import {
  fetchAnnouncementFile,
  markAnnouncementRead,
  showAnnouncement,
} from '@madoguchi/contract/announcements/operations.ts';
import { inLanguage } from '@madoguchi/contract/in-language.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId } from 'react';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { downloadUrl } from '../../../platform/call.ts';
import { formatDay, formatInstant } from '../../../platform/formats.ts';
import { isGone, ProblemError } from '../../../platform/http/refusals.ts';
import { useMessages } from '../../../platform/messages.ts';
import { invalidate, useRead, useWrite } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { AnnouncementFiles } from '../AnnouncementFiles.tsx';
import { useAnnouncementWords } from '../words.ts';
import { ReadMark } from './ReadMark.tsx';

const WIDTH_PX = 560;

interface Props {
  readonly id: string;
  readonly onClose: () => void;
}

/** One announcement to be read, on a sheet from the right; on a phone it fills the screen. */
export function AnnouncementSheet({ id, onClose }: Props) {
  const t = useAnnouncementWords();
  const titleId = useId();
  const read = useRead(showAnnouncement, { id });
  const { data, error, refetch } = read;
  const isAway = isGone(error);
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: { width: { xs: '100%', sm: WIDTH_PX }, maxWidth: '100%' },
        },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1 }}>
        <IconButton aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Box>
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: 3, display: 'flex', flexDirection: 'column', gap: 2 }}>
        {isAway ? <EmptyState icon="announcement" text={t('gone')} /> : null}
        {error && !isAway ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
        {data && !isAway ? <AnnouncementText of={data} titleId={titleId} /> : null}
      </Box>
    </Drawer>
  );
}

const Markdown = lazy(async () => ({ default: (await import('../../../kit/Markdown.tsx')).Markdown }));

interface AnnouncementTextProps {
  readonly of: Announcement;
  readonly titleId: string;
}

/** The text with its title; for a must-read one, what its reader confirms. */
function AnnouncementText({ of, titleId }: AnnouncementTextProps) {
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
        <AnnouncementFiles
          files={of.attachments}
          hrefOf={(fileId) => downloadUrl(fetchAnnouncementFile, { id: of.id, fileId })}
        />
        {of.mustRead && user ? <Confirmation of={of} title={title.text} /> : null}
      </Suspense>
    </>
  );
}

interface ConfirmationProps {
  readonly of: Announcement;
  readonly title: string;
}

/** The reader confirms the edition they see; once a newer one is out, that one is read first. */
function Confirmation({ of, title }: ConfirmationProps) {
  const t = useAnnouncementWords();
  const language = useLanguage();
  const message = useMessages();
  const confirm = useWrite(markAnnouncementRead);
  const isStale = confirm.error instanceof ProblemError && confirm.error.body.code === 'stale';

  if (of.readAt !== null) {
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        {t('readAt', { moment: formatInstant(of.readAt, language) })}
      </Typography>
    );
  }
  function press(): void {
    if (confirm.isPending) return;
    confirm.mutate(
      { id: of.id, edition: of.edition },
      {
        onSuccess: () => message(t('confirmed', { title }), 'success'),
        // A newer edition exists, so it is read and shown.
        onError: () => void invalidate(markAnnouncementRead),
      },
    );
  }
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, pt: 2, borderTop: '1px solid', borderColor: 'divider' }}
    >
      {confirm.error && !isStale ? <ErrorBand error={confirm.error} /> : null}
      <Typography role={isStale ? 'alert' : undefined} sx={{ wordBreak: 'auto-phrase' }}>
        {t(isStale ? 'changedMeanwhile' : 'confirmHint')}
      </Typography>
      <Button
        variant="contained"
        aria-busy={confirm.isPending}
        aria-disabled={confirm.isPending}
        onClick={press}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('confirm')}
      </Button>
    </Box>
  );
}
