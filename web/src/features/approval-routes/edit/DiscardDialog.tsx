import type { MaintainedRoute } from '@madoguchi/contract/approval-routes/model.ts';
import { discardDraft } from '@madoguchi/contract/approval-routes/operations.ts';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { useMessages } from '../../../platform/messages.ts';
import { invalidate, useWrite } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useApprovalRouteWords } from '../words.ts';
import { nameOf } from './new-route.ts';

interface Props {
  readonly route: MaintainedRoute;
  readonly onDismiss: () => void;
}

/** Throws the draft away; a route that was never published goes with it. */
export function DiscardDialog({ route, onDismiss }: Props) {
  const t = useApprovalRouteWords();
  const language = useLanguage();
  const message = useMessages();
  const navigate = useNavigate();
  const discard = useWrite(discardDraft, { invalidates: 'by-hand' });
  const readAgain = () => void invalidate(discardDraft);
  const { id, version, published } = route;
  const isAll = published.length === 0;

  async function goOn(): Promise<void> {
    message(t('discarded'), 'success');
    // The page of a route that is gone is left before it is asked for again.
    if (isAll) await navigate({ to: screenPath('approval-routes.list'), replace: true });
    else onDismiss();
    readAgain();
  }

  return (
    <ConfirmDialog
      open
      danger
      title={t('discardQuestion', { name: nameOf(route, language) })}
      confirmLabel={t('discard')}
      dismissLabel={t('back')}
      busy={discard.isPending}
      onConfirm={() => discard.mutate({ id, version }, { onSuccess: () => void goOn(), onError: readAgain })}
      onDismiss={onDismiss}
    >
      <Typography>{t(isAll ? 'discardAll' : 'discardEffect')}</Typography>
      {discard.error ? <ErrorBand error={discard.error} /> : null}
    </ConfirmDialog>
  );
}
