import type { Announcement } from '@madoguchi/contract/announcements/model.ts';
import { markAnnouncementRead } from '@madoguchi/contract/announcements/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { formatInstant } from '../../../platform/formats.ts';
import { ProblemError } from '../../../platform/http/refusals.ts';
import { useMessages } from '../../../platform/messages.ts';
import { invalidate, useWrite } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useAnnouncementWords } from '../words.ts';

interface Props {
  readonly of: Announcement;
  readonly title: string;
}

/** The reader confirms the edition they see; once a newer one is out, that one is read first. */
export function Confirmation({ of, title }: Props) {
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
        // What was read is not the newest any more: the newest is shown.
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
