import { type ContentFault, contentFaults } from '@madoguchi/contract/announcements/content-faults.ts';
import type { MaintainedAnnouncement } from '@madoguchi/contract/announcements/model.ts';
import { AUDIENCE_NAMES } from '@madoguchi/contract/announcements/names.ts';
import { publishAnnouncement, withdrawAnnouncement } from '@madoguchi/contract/announcements/operations.ts';
import { whyNot } from '@madoguchi/contract/announcements/rules.ts';
import Button from '@mui/material/Button';
import { createLink } from '@tanstack/react-router';
import { useFaultSentence } from '../../../../kit/form/faults/use-fault-sentence.ts';
import { RecordActions } from '../../../../kit/record/RecordActions.tsx';
import { recordStep } from '../../../../kit/record/StepDialog.tsx';
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

/** How each field that may keep one from going out is called, and asked for. */
const FIELDS = {
  title: ['title', 'enter'],
  announcementCategory: ['category', 'select'],
  body: ['body', 'enter'],
  audience: ['audience', 'select'],
  shownFrom: ['shownFrom', 'enter'],
} as const;

/** Says what a draft still lacks before it may go out, a sentence for each field; null where nothing. */
function useMissing(announcement: MaintainedAnnouncement): string | null {
  const t = useAnnouncementWords();
  const sentenceOf = useFaultSentence();
  const said = ({ field, code }: ContentFault) => {
    const named = field in FIELDS ? FIELDS[field as keyof typeof FIELDS] : undefined;
    return sentenceOf(
      { code, values: {}, sentence: '' },
      named && { label: t(named[0]), ask: named[1], kind: undefined },
    );
  };
  const faults = contentFaults(announcement);
  return faults.length === 0 ? null : [t('unfinished'), ...faults.map(said)].join(' ');
}

/** Sends an announcement out or takes it back; both reach others, and so are asked about first. */
export function StepButtons({ announcement, isUnsaved }: Props) {
  const t = useAnnouncementWords();
  const language = useLanguage();
  const { id, status, audience, shownFrom, mustRead } = announcement;
  const title = announcement.title || t('noTitle');
  const missing = useMissing(announcement);
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
