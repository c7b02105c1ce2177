import type { MaintainedRoute } from '@madoguchi/contract/approval-routes/model.ts';
import { publishRoute } from '@madoguchi/contract/approval-routes/operations.ts';
import type { RouteText } from '@madoguchi/contract/approvals/route.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { formatDay } from '../../../platform/formats.ts';
import { ProblemError } from '../../../platform/http/refusals.ts';
import { useMessages } from '../../../platform/messages.ts';
import { invalidate, useWrite } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';
import { Changes } from '../versions/Changes.tsx';
import { useApprovalRouteWords } from '../words.ts';
import { placeOf } from './place-of.ts';

interface Props {
  readonly route: MaintainedRoute;
  readonly draft: RouteText;
  readonly onDismiss: () => void;
}

/** Says what the next version changes and for whom it holds; what stands against it is told place by place. */
export function PublishDialog({ route, draft, onDismiss }: Props) {
  const t = useApprovalRouteWords();
  const language = useLanguage();
  const message = useMessages();
  // What is read again takes the draft away, and this dialog with it: that comes last.
  const publish = useWrite(publishRoute, { invalidates: 'by-hand' });
  const { id, version, published, people } = route;
  const { name, validFrom } = draft;
  const faults = publish.error instanceof ProblemError ? publish.error.body.data.fields : [];
  return (
    <ConfirmDialog
      open
      title={t('publishQuestion', { name })}
      confirmLabel={t('publish')}
      dismissLabel={t('back')}
      busy={publish.isPending}
      onConfirm={() =>
        publish.mutate(
          { id, version },
          {
            onSuccess: () => {
              message(t('published', { name }), 'success');
              onDismiss();
              void invalidate(publishRoute);
            },
            onError: () => void invalidate(publishRoute),
          },
        )
      }
      onDismiss={onDismiss}
    >
      <Typography>{t('publishEffect', { day: formatDay(validFrom as PlainDate, language) })}</Typography>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 2 }}>
        {t('changes')}
      </Typography>
      <Changes before={published[0]?.text} after={draft} people={people} />
      {publish.error ? (
        <ErrorBand error={publish.error}>
          {faults.map(({ field, message: fault }) => (
            <Typography key={field} variant="body2">
              {t('faultAt', { place: placeOf(field, t), fault })}
            </Typography>
          ))}
        </ErrorBand>
      ) : null}
    </ConfirmDialog>
  );
}
