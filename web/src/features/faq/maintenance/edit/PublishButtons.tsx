import type { MaintainedFaqEntry } from '@madoguchi/contract/faq/model.ts';
import {
  listFaq,
  listFaqForMaintenance,
  publishFaq,
  showFaqForMaintenance,
  unpublishFaq,
} from '@madoguchi/contract/faq/operations.ts';
import { faqMachine } from '@madoguchi/contract/faq/rules.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog.tsx';
import { ErrorBand } from '../../../../kit/ErrorBand.tsx';
import { ReasonedButton } from '../../../../kit/ReasonedButton.tsx';
import { useErrorSentence } from '../../../../kit/use-error-sentence.ts';
import { useMessages } from '../../../../platform/messages.ts';
import { useWrite } from '../../../../platform/query.ts';
import { useFaqMaintenanceWords } from '../words.ts';

const READS = [showFaqForMaintenance.id, listFaqForMaintenance.id, listFaq.id] as const;

interface Props {
  readonly entry: MaintainedFaqEntry;
  /** What is shown in the form is not what readers would see. */
  readonly isUnsaved: boolean;
}

/** Publishes an entry, or takes it from its readers, which is asked about first. */
export function PublishButtons({ entry: { id, version, status, question }, isUnsaved }: Props) {
  const t = useFaqMaintenanceWords();
  const message = useMessages();
  const sentenceOf = useErrorSentence();
  const [isAsking, setAsking] = useState(false);
  const publish = useWrite(publishFaq, { refreshes: READS });
  const unpublish = useWrite(unpublishFaq, { refreshes: READS });
  const may = (action: 'publish' | 'unpublish') => faqMachine.whyNot(status, action, ['maintainer']) === null;
  const onPublish = () =>
    publish.mutate(
      { id, version },
      {
        onSuccess: () => message(t('published', { question }), 'success'),
        onError: (error) => message(sentenceOf(error), 'error'),
      },
    );
  const onUnpublish = () =>
    unpublish.mutate(
      { id, version },
      {
        onSuccess: () => {
          setAsking(false);
          message(t('unpublished', { question }), 'success');
        },
      },
    );
  return (
    <>
      {may('unpublish') ? (
        <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
          {t('unpublish')}
        </Button>
      ) : null}
      {may('publish') ? (
        <ReasonedButton variant="outlined" reason={isUnsaved ? t('unsaved') : null} onClick={onPublish}>
          {t('publish')}
        </ReasonedButton>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        title={t('unpublishQuestion', { question })}
        confirmLabel={t('unpublish')}
        dismissLabel={t('back')}
        danger
        busy={unpublish.isPending}
        onConfirm={onUnpublish}
        onDismiss={() => setAsking(false)}
      >
        <Typography>{t('unpublishEffect')}</Typography>
        {unpublish.error ? <ErrorBand error={unpublish.error} /> : null}
      </ConfirmDialog>
    </>
  );
}
