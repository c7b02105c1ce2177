import { MaintainedRoute, NewRoute, SavedRoute } from '@madoguchi/contract/approval-routes/model.ts';
import { routeName } from '@madoguchi/contract/approval-routes/names.ts';
import { createRoute, saveRoute, showRoute } from '@madoguchi/contract/approval-routes/operations.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { FormBar } from '../../../kit/form/FormBar.tsx';
import { OperationForm } from '../../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../../kit/form/SubmitButton.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { FORM_SHAPE, Waiting } from '../../../kit/Waiting.tsx';
import { checked } from '../../../platform/http/checked.ts';
import { useMessages } from '../../../platform/messages.ts';
import { FOLLOWS_NO_NEWS, useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { PhaseChip } from '../PhaseChip.tsx';
import { Simulation } from '../simulate/Simulation.tsx';
import { Versions } from '../versions/Versions.tsx';
import { useApprovalRouteWords } from '../words.ts';
import { emptyRoute, NEW, textOf } from './new-route.ts';
import { RouteActions } from './RouteActions.tsx';
import { RouteFields } from './RouteFields.tsx';

/** `/apps/maintenance/approval-routes/:routeId`: the draft of a route, its published versions, and what it would do. */
export function EditPage() {
  const t = useApprovalRouteWords();
  const { routeId = NEW }: { routeId?: string } = useParams({ strict: false });
  const up = <Link to={screenPath('approval-routes.list')}>{t('toList')}</Link>;
  if (routeId !== NEW) return <Existing key={routeId} id={routeId} up={up} />;
  return (
    <>
      <PageHeader title={t('newTitle')} up={up} />
      <EditLayout form={<CreateForm />} />
    </>
  );
}

function Existing({ id, up }: { readonly id: string; readonly up: ReactNode }) {
  const t = useApprovalRouteWords();
  const language = useLanguage();
  const { data, error, isPending, refetch } = useRead(showRoute, { id }, { follows: FOLLOWS_NO_NEWS });
  const [isUnsaved, setUnsaved] = useState(false);
  return (
    <>
      <PageHeader
        title={data ? routeName(data, language) : t('panel')}
        up={up}
        state={data ? <PhaseChip status={data.phase} /> : null}
        actions={data ? <RouteActions route={data} isUnsaved={isUnsaved} /> : null}
      />
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {isPending ? <Waiting shape={FORM_SHAPE} /> : null}
      {data ? (
        <EditLayout
          form={<ChangeForm key={`${data.id}.${data.version}`} route={data} onUnsaved={setUnsaved} />}
          aside={
            <>
              <Simulation route={data} />
              <Versions route={data} />
            </>
          }
        />
      ) : null}
    </>
  );
}

interface Props {
  readonly form: ReactNode;
  readonly aside?: ReactNode;
}

/** The form with what it is looked up by beside it; below it where room is short. */
function EditLayout({ form, aside }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          lg: aside ? 'minmax(0, 720px) minmax(320px, 1fr)' : 'minmax(0, 720px)',
        },
        alignItems: 'start',
      }}
    >
      {form}
      {aside ? <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>{aside}</Box> : null}
    </Box>
  );
}

/** Begins a route with a draft; its own page then publishes it. */
function CreateForm() {
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

interface ChangeFormProps {
  readonly route: MaintainedRoute;
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

/** Writes the draft of the next version; somebody else's newer one is compared field by field. */
function ChangeForm({ route, onUnsaved }: ChangeFormProps) {
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
    <OperationForm form={form} label={routeName(route, language)} marks="optional">
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
