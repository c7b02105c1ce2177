import type { MaintainedAnnouncement } from '@madoguchi/contract/announcements/model.ts';
import { AUDIENCE_NAMES } from '@madoguchi/contract/announcements/names.ts';
import {
  listForMaintenance,
  publishAnnouncement,
  showForMaintenance,
  withdrawAnnouncement,
} from '@madoguchi/contract/announcements/operations.ts';
import { type AnnouncementAction, whyNot } from '@madoguchi/contract/announcements/rules.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog.tsx';
import { ErrorBand } from '../../../../kit/ErrorBand.tsx';
import { ReasonedButton } from '../../../../kit/ReasonedButton.tsx';
import { formatDay } from '../../../../platform/formats.ts';
import { useMessages } from '../../../../platform/messages.ts';
import { useWrite } from '../../../../platform/query.ts';
import { screenPath } from '../../../../platform/screen-path.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useMaintenanceWords } from '../words.ts';

const ButtonLink = createLink(Button);
const READS = [showForMaintenance.id, listForMaintenance.id] as const;

interface Props {
  readonly announcement: MaintainedAnnouncement;
  /** What is shown in the form is not what would go out. */
  readonly isUnsaved: boolean;
}

/** Sends an announcement out or takes it back; both reach others, and so are asked about first. */
export function StepButtons({ announcement, isUnsaved }: Props) {
  const t = useMaintenanceWords();
  const language = useLanguage();
  const message = useMessages();
  const [asked, setAsked] = useState<AnnouncementAction | null>(null);
  const publish = useWrite(publishAnnouncement, { refreshes: READS });
  const withdraw = useWrite(withdrawAnnouncement, { refreshes: READS });
  const { id, version, status, title, audience, shownFrom, mustRead } = announcement;
  const works = { publish, withdraw };
  const may = (action: AnnouncementAction) => whyNot(status, action) === null;

  function carryOut(action: AnnouncementAction): void {
    works[action].mutate(
      { id, version },
      {
        onSuccess: () => {
          setAsked(null);
          message(t(action === 'publish' ? 'published' : 'withdrawn', { title }), 'success');
        },
      },
    );
  }
  return (
    <>
      {mustRead && status !== 'draft' ? (
        <ButtonLink to={screenPath('announcements.readers', { announcementId: id })} variant="outlined">
          {t('readers')}
        </ButtonLink>
      ) : null}
      {may('withdraw') ? (
        <Button variant="outlined" color="error" onClick={() => setAsked('withdraw')}>
          {t('withdraw')}
        </Button>
      ) : null}
      {may('publish') ? (
        <ReasonedButton variant="outlined" reason={isUnsaved ? t('unsaved') : null} onClick={() => setAsked('publish')}>
          {t('publish')}
        </ReasonedButton>
      ) : null}
      {asked === null ? null : (
        <ConfirmDialog
          open
          title={t(`${asked}Question`, { title })}
          confirmLabel={t(asked)}
          dismissLabel={t('back')}
          danger={asked === 'withdraw'}
          busy={works[asked].isPending}
          onConfirm={() => carryOut(asked)}
          onDismiss={() => setAsked(null)}
        >
          <Typography>
            {asked === 'publish'
              ? t('publishEffect', {
                  audience: AUDIENCE_NAMES[audience][language],
                  day: formatDay(shownFrom, language),
                })
              : t(status === 'draft' ? 'withdrawDraftEffect' : 'withdrawEffect')}
          </Typography>
          {works[asked].error ? <ErrorBand error={works[asked].error} /> : null}
        </ConfirmDialog>
      )}
    </>
  );
}
