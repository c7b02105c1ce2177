import { NewAnnouncement } from '@madoguchi/contract/announcements/model.ts';
import { createAnnouncement, showForMaintenance } from '@madoguchi/contract/announcements/operations.ts';
import { phaseOn } from '@madoguchi/contract/announcements/rules.ts';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { KnownFiles, KnownFilesContext } from '../../../../kit/fields/file/known-files.ts';
import { preloadPreview } from '../../../../kit/form/TextPreview.tsx';
import { useOperationForm } from '../../../../kit/form/use-operation-form.ts';
import { PageHeader } from '../../../../kit/PageHeader.tsx';
import { RecordForm } from '../../../../kit/record/RecordForm.tsx';
import { RecordPage } from '../../../../kit/record/RecordPage.tsx';
import { useMessages } from '../../../../platform/messages.ts';
import { FOLLOWS_NO_NEWS, useRead } from '../../../../platform/query.ts';
import { screenPath } from '../../../../platform/screen-path.ts';
import { useSession } from '../../../../platform/session.ts';
import { useAnnouncementWords } from '../../words.ts';
import { PhaseChip } from '../PhaseChip.tsx';
import { AnnouncementFields } from './AnnouncementFields.tsx';
import { emptyAnnouncement, NEW } from './announcement-values.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { StepButtons } from './StepButtons.tsx';

/** `/apps/maintenance/announcement/:announcementId`: one announcement to be written, sent out or taken back. */
export function EditPage() {
  const t = useAnnouncementWords();
  const { announcementId = NEW }: { announcementId?: string } = useParams({ strict: false });
  const up = <Link to={screenPath('announcements.maintenance')}>{t('toList')}</Link>;
  if (announcementId !== NEW) return <Existing key={announcementId} id={announcementId} up={up} />;
  return (
    <>
      <PageHeader title={t('newTitle')} up={up} />
      <CreateForm />
    </>
  );
}

EditPage.readAhead = preloadPreview;

function Existing({ id, up }: { readonly id: string; readonly up: ReactNode }) {
  const t = useAnnouncementWords();
  const { today } = useSession();
  const read = useRead(showForMaintenance, { id }, { follows: FOLLOWS_NO_NEWS });
  const [isUnsaved, setUnsaved] = useState(false);
  return (
    <RecordPage
      read={read}
      title={t('editTitle')}
      up={up}
      state={(one) => <PhaseChip status={phaseOn(one, today)} />}
      actions={(one) => <StepButtons announcement={one} isUnsaved={isUnsaved} />}
    >
      {(one) => <ChangeForm key={`${one.id}.${one.version}`} announcement={one} onUnsaved={setUnsaved} />}
    </RecordPage>
  );
}

/** Begins an announcement as a draft; its own page then sends it out. */
function CreateForm() {
  const t = useAnnouncementWords();
  const { today } = useSession();
  const message = useMessages();
  const navigate = useNavigate();
  const [files] = useState(() => new KnownFiles([]));
  const form = useOperationForm(createAnnouncement, {
    input: NewAnnouncement,
    defaults: emptyAnnouncement(today),
    draftKey: NEW,
    onDone: ({ id }) => {
      message(t('saved', { title: (form.form.getValues('title') as string) || t('noTitle') }), 'success');
      void navigate({ to: screenPath('announcements.edit', { announcementId: id }), replace: true });
    },
  });
  return (
    <KnownFilesContext value={files}>
      <RecordForm form={form} label={t('newTitle')} saveLabel={t('saveDraft')} rule={t('draftRule')}>
        <AnnouncementFields />
      </RecordForm>
    </KnownFilesContext>
  );
}
