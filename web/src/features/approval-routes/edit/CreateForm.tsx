import { NewRoute } from '@madoguchi/contract/approval-routes/model.ts';
import { createRoute } from '@madoguchi/contract/approval-routes/operations.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormBar } from '../../../kit/form/FormBar.tsx';
import { OperationForm } from '../../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../../kit/form/SubmitButton.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { useMessages } from '../../../platform/messages.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useSession } from '../../../platform/session.ts';
import { useApprovalRouteWords } from '../words.ts';
import { emptyRoute, NEW } from './new-route.ts';
import { RouteFields } from './RouteFields.tsx';

/** Begins a route with a draft; its own page then publishes it. */
export function CreateForm() {
  const t = useApprovalRouteWords();
  const { today } = useSession();
  const message = useMessages();
  const navigate = useNavigate();
  const [defaults] = useState(() => ({ draft: emptyRoute(today) }));
  const form = useOperationForm(createRoute, {
    input: NewRoute,
    defaults,
    draftKey: NEW,
    onDone: ({ id }) => {
      message(t('saved', { name: form.form.getValues('draft.name') as string }), 'success');
      void navigate({ to: screenPath('approval-routes.edit', { routeId: id }), replace: true });
    },
  });
  return (
    <OperationForm form={form} label={t('newTitle')} marks="optional">
      <RouteFields people={[]} />
      <FormBar>
        <SubmitButton>{t('saveDraft')}</SubmitButton>
      </FormBar>
    </OperationForm>
  );
}
