import { MaintainedRoute, SavedRoute } from '@madoguchi/contract/approval-routes/model.ts';
import { saveRoute } from '@madoguchi/contract/approval-routes/operations.ts';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { FormBar } from '../../../kit/form/FormBar.tsx';
import { OperationForm } from '../../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../../kit/form/SubmitButton.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { checked } from '../../../platform/http/checked.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useApprovalRouteWords } from '../words.ts';
import { nameOf, textOf } from './new-route.ts';
import { RouteFields } from './RouteFields.tsx';

interface Props {
  readonly route: MaintainedRoute;
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

/** Writes the draft of the next version; somebody else's newer one is compared field by field. */
export function ChangeForm({ route, onUnsaved }: Props) {
  const t = useApprovalRouteWords();
  const language = useLanguage();
  const { today } = useSession();
  const message = useMessages();
  const valuesOf = (one: MaintainedRoute) => ({ id: one.id, version: one.version, draft: textOf(one, today) });
  const form = useOperationForm(saveRoute, {
    input: SavedRoute,
    defaults: valuesOf(route),
    draftKey: route.id,
    valuesOfCurrent: (current) => valuesOf(checked(MaintainedRoute, current)),
    onDone: () => {
      message(t('saved', { name: form.form.getValues('draft.name') as string }), 'success');
    },
  });
  const { isUnsaved } = form;
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  return (
    <OperationForm form={form} label={nameOf(route, language)} marks="optional">
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(route.draft === null ? 'fromPublished' : 'hasDraft')}
      </Typography>
      <RouteFields people={route.people} />
      <FormBar>
        <SubmitButton>{t('saveDraft')}</SubmitButton>
      </FormBar>
    </OperationForm>
  );
}
