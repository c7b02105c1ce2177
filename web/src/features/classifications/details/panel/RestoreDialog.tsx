import type { ClassificationDetail, DetailVersion } from '@madoguchi/contract/classifications/model.ts';
import { changeDetail } from '@madoguchi/contract/classifications/operations.ts';
import type { InputOf } from '@madoguchi/contract/operation.ts';
import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '../../../../kit/ConfirmDialog.tsx';
import { ErrorBand } from '../../../../kit/ErrorBand.tsx';
import { useMessages } from '../../../../platform/messages.ts';
import { useWrite } from '../../../../platform/query.ts';
import { masterName } from '../../../../platform/session.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useClassificationWords } from '../../words.ts';
import { useDetailWords } from '../words.ts';
import { useVersionChanges } from './use-version-changes.ts';

interface Props {
  readonly detail: ClassificationDetail;
  /** The state that is to stand again. */
  readonly version: DetailVersion;
  readonly onClose: () => void;
}

/** What was once written of a value, written once more: over the version that is shown, and by the rules of today. */
function restored(
  detail: ClassificationDetail,
  { version: _then, changedAt, changedBy, extra, ...content }: DetailVersion,
) {
  const { classification, code, version } = detail;
  // The attributes of a list are those of its values, whenever these were written.
  return { classification, code, version, ...content, ...extra } as InputOf<typeof changeDetail>;
}

/** Gives a value back a state that it had, once it is shown what that changes (B1-05). */
export function RestoreDialog({ detail, version, onClose }: Props) {
  const t = useDetailWords();
  const tAll = useClassificationWords();
  const language = useLanguage();
  const message = useMessages();
  const changesOf = useVersionChanges(detail.classification);
  const work = useWrite(changeDetail);
  const name = masterName(detail, language);
  const now: DetailVersion = { ...detail, changedAt: detail.updatedAt, changedBy: detail.updatedBy };

  function carryOut(): void {
    if (work.isPending) return;
    work.mutate(restored(detail, version), {
      onSuccess: () => {
        message(t('restored', { name, n: version.version }), 'success');
        onClose();
      },
    });
  }
  return (
    <ConfirmDialog
      open
      title={t('restoreTitle', { name, n: version.version })}
      confirmLabel={t('restore')}
      dismissLabel={tAll('back')}
      busy={work.isPending}
      onConfirm={carryOut}
      onDismiss={onClose}
    >
      {changesOf(now, version).map(({ field, from, to }) => (
        <Typography key={field}>{t('change', { field, from, to })}</Typography>
      ))}
      {work.error ? <ErrorBand error={work.error} /> : null}
    </ConfirmDialog>
  );
}
