import { contentFaults } from '@madoguchi/contract/announcements/content-faults.ts';
import type { MaintainedAnnouncement } from '@madoguchi/contract/announcements/model.ts';
import { AUDIENCE_NAMES } from '@madoguchi/contract/announcements/names.ts';
import { publishAnnouncement, withdrawAnnouncement } from '@madoguchi/contract/announcements/operations.ts';
import { ANNOUNCEMENTS_REGISTER } from '@madoguchi/contract/announcements/register.ts';
import { whyNot } from '@madoguchi/contract/announcements/rules.ts';
import Button from '@mui/material/Button';
import { createLink } from '@tanstack/react-router';
import { RecordActions } from '../../../../kit/record/RecordActions.tsx';
import { recordStep } from '../../../../kit/record/StepDialog.tsx';
import { useUnfinished } from '../../../../kit/record/use-unfinished.ts';
import { formatDay } from '../../../../platform/formats.ts';
import { screenPath } from '../../../../platform/screen-path.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useAnnouncementWords } from '../../words.ts';

const ButtonLink = createLink(Button);

interface Props {
  readonly announcement: MaintainedAnnouncement;
  /** The form shows something else than would go out. */
  readonly isUnsaved: boolean;
}

/** Sends an announcement out or takes it back; both reach others, and so are asked about first. */
export function StepButtons({ announcement, isUnsaved }: Props) {
  const t = useAnnouncementWords();
  const language = useLanguage();
  const { id, status, audience, shownFrom, mustRead } = announcement;
  const title = announcement.title || t('noTitle');
  const missing = useUnfinished(ANNOUNCEMENTS_REGISTER.fieldTexts)(contentFaults(announcement), {
    title: { label: t('title'), ask: 'enter' },
    announcementCategory: { label: t('category'), ask: 'select' },
    body: { label: t('body'), ask: 'enter' },
    audience: { label: t('audience'), ask: 'select' },
    shownFrom: { label: t('shownFrom'), ask: 'enter' },
  });
  const withdraw = recordStep({
    operation: withdrawAnnouncement,
    label: t('withdraw'),
    question: t('withdrawQuestion', { title }),
    effect: t(status === 'draft' ? 'withdrawDraftEffect' : 'withdrawEffect'),
    done: t('withdrawn', { title }),
    isDanger: true,
  });
  const publish = recordStep({
    operation: publishAnnouncement,
    label: t('publish'),
    question: t('publishQuestion', { title }),
    effect: t('publishEffect', {
      audience: audience === null ? '' : AUDIENCE_NAMES[audience][language],
      day: shownFrom === null ? '' : formatDay(shownFrom, language),
    }),
    done: t('published', { title }),
  });
  return (
    <RecordActions
      record={announcement}
      steps={[
        whyNot(status, 'withdraw') === null && { step: withdraw },
        whyNot(status, 'publish') === null && { step: publish, reason: isUnsaved ? t('unsaved') : missing },
      ]}
    >
      {mustRead && status !== 'draft' ? (
        <ButtonLink to={screenPath('announcements.readers', { announcementId: id })} variant="outlined">
          {t('readers')}
        </ButtonLink>
      ) : null}
    </RecordActions>
  );
}
