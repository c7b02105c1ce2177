import { EndedRoute, type MaintainedRoute } from '@madoguchi/contract/approval-routes/model.ts';
import { routeName } from '@madoguchi/contract/approval-routes/names.ts';
import { discardDraft, endRoute, publishRoute } from '@madoguchi/contract/approval-routes/operations.ts';
import type { RouteText } from '@madoguchi/contract/approvals/route.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { DateField } from '../../../kit/fields/date/DateField.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { ReasonedButton } from '../../../kit/ReasonedButton.tsx';
import { formatDay } from '../../../platform/formats.ts';
import { ProblemError } from '../../../platform/http/refusals.ts';
import { useMessages } from '../../../platform/messages.ts';
import { invalidate, useWrite } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useLanguage } from '../../../platform/words.ts';
import { Changes } from '../versions/Changes.tsx';
import { type SayApprovalRoute, useApprovalRouteWords } from '../words.ts';

// Where in a route a fault of its publication lies, in words. Pure.
const FIELDS = {
  'draft.name': 'name',
  'draft.validFrom': 'validFrom',
  'draft.validTo': 'validTo',
  'draft.conditions.minAmount': 'minAmount',
  'draft.conditions.maxAmount': 'maxAmount',
  'draft.conditions.types': 'types',
  'draft.conditions.groups': 'groups',
  'draft.conditions.positions': 'positions',
} as const;

/** `draft.steps.1.approvers.0.position` → 「ステップ2の承認者1」 */
function placeOf(field: string, t: SayApprovalRoute): string {
  const [, step, approver] = /^draft\.steps\.(\d+)(?:\.approvers\.(\d+))?/.exec(field) ?? [];
  if (step !== undefined) {
    const n = Number(step) + 1;
    return approver === undefined ? t('step.nth', { n }) : t('rule.nth', { n, m: Number(approver) + 1 });
  }
  const known = Object.entries(FIELDS).find(([path]) => field === path || field.startsWith(`${path}.`));
  return t(known ? known[1] : 'group.steps');
}

interface PublishDialogProps {
  readonly route: MaintainedRoute;
  readonly draft: RouteText;
  readonly onDismiss: () => void;
}

/** Says what the next version changes and for whom it holds; what stands against it is told place by place. */
function PublishDialog({ route, draft, onDismiss }: PublishDialogProps) {
  const t = useApprovalRouteWords();
  const language = useLanguage();
  const message = useMessages();
  // Invalidation removes the draft, and this dialog with it: that comes last.
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

interface Props {
  readonly route: MaintainedRoute;
  /** True when the form has unsaved changes, which would not be published. */
  readonly isUnsaved: boolean;
}

/** Publishes or drops the draft, ends the route: each reaches others or cannot be had back, and is asked about first. */
export function RouteActions({ route, isUnsaved }: Props) {
  const t = useApprovalRouteWords();
  const [asked, setAsked] = useState<'publish' | 'discard' | 'end' | null>(null);
  const { draft, phase } = route;
  const dismiss = () => setAsked(null);
  return (
    <>
      {phase === 'active' || phase === 'scheduled' ? (
        <Button variant="outlined" color="error" onClick={() => setAsked('end')}>
          {t('end')}
        </Button>
      ) : null}
      {draft === null ? null : (
        <>
          <Button variant="outlined" onClick={() => setAsked('discard')}>
            {t('discard')}
          </Button>
          <ReasonedButton
            variant="outlined"
            reason={isUnsaved ? t('unsaved') : null}
            onClick={() => setAsked('publish')}
          >
            {t('publish')}
          </ReasonedButton>
        </>
      )}
      {asked === 'publish' && draft ? <PublishDialog route={route} draft={draft} onDismiss={dismiss} /> : null}
      {asked === 'discard' ? <DiscardDialog route={route} onDismiss={dismiss} /> : null}
      {asked === 'end' ? <EndDialog route={route} onDismiss={dismiss} /> : null}
    </>
  );
}

interface EndDialogProps {
  readonly route: MaintainedRoute;
  readonly onDismiss: () => void;
}

/** Asks from which day on no new request takes the route. */
function EndDialog({ route, onDismiss }: EndDialogProps) {
  const t = useApprovalRouteWords();
  const language = useLanguage();
  const message = useMessages();
  const { id, version } = route;
  const name = routeName(route, language);
  const form = useOperationForm(endRoute, {
    input: EndedRoute,
    carries: { id, version },
    defaults: { validTo: null },
    onDone: () => {
      message(t('ended', { name }), 'success');
      onDismiss();
    },
    onRefused: () => void invalidate(endRoute),
  });
  const { carry } = form;
  useEffect(() => carry({ version }), [carry, version]);
  return (
    <FormDialog
      form={form}
      title={t('endQuestion', { name })}
      effect={t('endEffect')}
      submitLabel={t('end')}
      submitColor="error"
      onDismiss={onDismiss}
    >
      <DateField name="validTo" label={t('validTo')} hint={t('endHint')} />
    </FormDialog>
  );
}

interface DiscardDialogProps {
  readonly route: MaintainedRoute;
  readonly onDismiss: () => void;
}

/** Throws the draft away; a route that was never published goes with it. */
function DiscardDialog({ route, onDismiss }: DiscardDialogProps) {
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
      title={t('discardQuestion', { name: routeName(route, language) })}
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
