import { type AheadReservation, ChangedResource, NewResource, Resource } from '@madoguchi/contract/resources/model.ts';
import {
  changeResource,
  createResource,
  listAhead,
  removeResourcePhoto,
  restoreResource,
  retireResource,
  setResourcePhoto,
  showResource,
} from '@madoguchi/contract/resources/operations.ts';
import { type ResourceAction, resourceMachine } from '@madoguchi/contract/resources/rules.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { FieldGroup } from '../../../kit/form/FieldGroup.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { PhotoButtons } from '../../../kit/photo/PhotoButtons.tsx';
import { RecordActions } from '../../../kit/record/RecordActions.tsx';
import { RecordForm } from '../../../kit/record/RecordForm.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { recordStep } from '../../../kit/record/StepDialog.tsx';
import { call, upload } from '../../../platform/call.ts';
import { checked } from '../../../platform/http/checked.ts';
import { useMessages } from '../../../platform/messages.ts';
import { invalidate, useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { AffectedList } from '../closures/AffectedList.tsx';
import { ResourcePicture } from '../ResourcePicture.tsx';
import { ResourceStatusChip } from '../ResourceStatusChip.tsx';
import { useResourceWords } from '../words.ts';
import { ResourceFields } from './ResourceFields.tsx';
import { NEW, newResource, valuesOf } from './resource-values.ts';

/** `…/resources/:resourceId/edit`: one resource to be written, or a new one. */
export function EditResourcePage() {
  const t = useResourceWords();
  const { resourceId = NEW }: { resourceId?: string } = useParams({ strict: false });
  if (resourceId !== NEW) return <Existing key={resourceId} id={resourceId} />;
  return (
    <>
      <PageHeader title={t('newTitle')} up={<Link to={screenPath('resources')}>{t('toList')}</Link>} />
      <CreateForm />
    </>
  );
}

function Existing({ id }: { readonly id: string }) {
  const t = useResourceWords();
  const read = useRead(showResource, { id });
  const ahead = useRead(listAhead, { id });
  const [isUnsaved, setUnsaved] = useState(false);
  return (
    <RecordPage
      read={read}
      title={t('editTitle')}
      up={<Link to={screenPath('resources.show', { resourceId: id })}>{t('toResource')}</Link>}
      state={({ status }) => <ResourceStatusChip status={status} />}
      actions={(resource) => <Steps resource={resource} ahead={ahead.data?.count ?? 0} isUnsaved={isUnsaved} />}
    >
      {(resource) => (
        <Box sx={{ display: 'grid', gap: 3 }}>
          {ahead.data === undefined ? null : <Ahead {...ahead.data} />}
          <Photo resource={resource} />
          <ChangeForm key={`${resource.id}.${resource.version}`} resource={resource} onUnsaved={setUnsaved} />
        </Box>
      )}
    </RecordPage>
  );
}

interface StepsProps {
  readonly resource: Resource;
  /** Reservations to come: while there are any, it stays. */
  readonly ahead: number;
  readonly isUnsaved: boolean;
}

/** Retires a resource, which is asked about first, or brings it back. */
function Steps({ resource, ahead, isUnsaved }: StepsProps) {
  const t = useResourceWords();
  const { name, status } = resource;
  const may = (action: ResourceAction) => resourceMachine.whyNot(status, action, ['maintainer']) === null;
  const retire = recordStep({
    operation: retireResource,
    label: t('retire'),
    question: t('retireQuestion', { name }),
    effect: t('retireEffect'),
    done: t('retired', { name }),
    isDanger: true,
  });
  const restore = recordStep({ operation: restoreResource, label: t('restore'), done: t('restored', { name }) });
  const reason = isUnsaved ? t('unsaved') : null;
  return (
    <RecordActions
      record={resource}
      steps={[
        may('retire') && { step: retire, reason: ahead > 0 ? t('reservedAhead', { count: ahead }) : reason },
        may('restore') && { step: restore, reason },
      ]}
    />
  );
}

/** The photo is saved by itself, at once. */
function Photo({ resource: { id, name, resourceCategory, photo } }: { readonly resource: Resource }) {
  const t = useResourceWords();
  return (
    <Box sx={{ maxWidth: 800 }}>
      <FieldGroup title={t('photo')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <ResourcePicture name={name} category={resourceCategory} photo={photo} size={160} />
          <PhotoButtons
            hasPhoto={photo !== null}
            shape="rect"
            removeEffect={t('photoRemoved')}
            savedText={t('photoSaved')}
            onSend={(file) => upload(setResourcePhoto, file, { input: { id } })}
            onRemove={() => call(removeResourcePhoto, { id })}
            onChanged={() => void invalidate(setResourcePhoto)}
          />
        </Box>
      </FieldGroup>
    </Box>
  );
}

function CreateForm() {
  const t = useResourceWords();
  const message = useMessages();
  const navigate = useNavigate();
  const form = useOperationForm(createResource, {
    input: NewResource,
    defaults: newResource(),
    draftKey: NEW,
    onDone: ({ id }) => {
      message(t('saved', { name: form.form.getValues('name') as string }), 'success');
      void navigate({ to: screenPath('resources.edit', { resourceId: id }), replace: true });
    },
  });
  return (
    <RecordForm form={form} label={t('newTitle')} saveLabel={t('save')}>
      <ResourceFields id={null} managers={NOBODY} units={NOBODY} />
    </RecordForm>
  );
}

const NOBODY: readonly never[] = [];

interface ChangeFormProps {
  readonly resource: Resource;
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

/** Writes a resource anew over the version that is shown; a newer one is compared field by field. */
function ChangeForm({ resource, onUnsaved }: ChangeFormProps) {
  const t = useResourceWords();
  const message = useMessages();
  const form = useOperationForm(changeResource, {
    input: ChangedResource,
    defaults: valuesOf(resource),
    draftKey: resource.id,
    valuesOfCurrent: (current) => valuesOf(checked(Resource, current)),
    onDone: () => message(t('saved', { name: form.form.getValues('name') as string }), 'success'),
  });
  return (
    <RecordForm form={form} label={t('editTitle')} saveLabel={t('save')} onUnsaved={onUnsaved}>
      <ResourceFields id={resource.id} managers={resource.managers} units={resource.units} />
    </RecordForm>
  );
}

interface AheadProps {
  readonly reservations: readonly AheadReservation[];
  readonly misfits: number;
}

/** Reservations that no longer fit the rules of the resource, each with the reason. They stay. */
function Ahead({ reservations, misfits }: AheadProps) {
  const t = useResourceWords();
  if (misfits === 0) return null;
  return (
    <Box sx={{ maxWidth: 800 }}>
      <FieldGroup title={t('misfits')}>
        <Typography sx={{ wordBreak: 'auto-phrase' }}>{t('misfits.lead', { count: misfits })}</Typography>
        <AffectedList
          label={t('misfits')}
          reservations={reservations.filter(({ misfit }) => misfit !== null)}
          noteOf={({ misfit }) => misfit}
        />
      </FieldGroup>
    </Box>
  );
}
