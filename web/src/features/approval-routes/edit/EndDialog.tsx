import { EndedRoute, type MaintainedRoute } from '@madoguchi/contract/approval-routes/model.ts';
import { endRoute } from '@madoguchi/contract/approval-routes/operations.ts';
import { useEffect } from 'react';
import { DateField } from '../../../kit/fields/date/DateField.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { useMessages } from '../../../platform/messages.ts';
import { invalidate } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useApprovalRouteWords } from '../words.ts';
import { nameOf } from './new-route.ts';

interface Props {
  readonly route: MaintainedRoute;
  readonly onDismiss: () => void;
}

/** Asks from which day on no new request takes the route. */
export function EndDialog({ route, onDismiss }: Props) {
  const t = useApprovalRouteWords();
  const language = useLanguage();
  const message = useMessages();
  const { id, version } = route;
  const name = nameOf(route, language);
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
