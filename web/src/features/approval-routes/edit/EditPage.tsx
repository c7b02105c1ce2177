import { showRoute } from '@madoguchi/contract/approval-routes/operations.ts';
import { Link, useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { FORM_SHAPE, Waiting } from '../../../kit/Waiting.tsx';
import { FOLLOWS_NO_NEWS, useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useLanguage } from '../../../platform/words.ts';
import { PhaseChip } from '../PhaseChip.tsx';
import { Simulation } from '../simulate/Simulation.tsx';
import { Versions } from '../versions/Versions.tsx';
import { useApprovalRouteWords } from '../words.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { CreateForm } from './CreateForm.tsx';
import { EditLayout } from './EditLayout.tsx';
import { NEW, nameOf } from './new-route.ts';
import { RouteActions } from './RouteActions.tsx';

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
        title={data ? nameOf(data, language) : t('panel')}
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
