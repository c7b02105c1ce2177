import { NewAnnouncement } from '@madoguchi/contract/announcements/model.ts';
import { createAnnouncement, listForMaintenance } from '@madoguchi/contract/announcements/operations.ts';
import { useNavigate } from '@tanstack/react-router';
import { FormBar } from '../../../../kit/form/FormBar.tsx';
import { OperationForm } from '../../../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../../../kit/form/SubmitButton.tsx';
import { useOperationForm } from '../../../../kit/form/use-operation-form.ts';
import { useMessages } from '../../../../platform/messages.ts';
import { refresh } from '../../../../platform/query.ts';
import { screenPath } from '../../../../platform/screen-path.ts';
import { useSession } from '../../../../platform/session.ts';
import { useMaintenanceWords } from '../words.ts';
import { AnnouncementFields } from './AnnouncementFields.tsx';
import { emptyAnnouncement, NEW } from './new-announcement.ts';

/** Begins an announcement as a draft; its own page then sends it out. */
export function CreateForm() {
  const t = useMaintenanceWords();
  const { today } = useSession();
  const message = useMessages();
  const navigate = useNavigate();
  const form = useOperationForm(createAnnouncement, {
    input: NewAnnouncement,
    defaults: emptyAnnouncement(today),
    draftKey: NEW,
    onDone: ({ id }) => {
      message(t('saved', { title: form.form.getValues('title') as string }), 'success');
      void refresh([listForMaintenance.id]);
      void navigate({ to: screenPath('announcements.edit', { announcementId: id }), replace: true });
    },
  });
  return (
    <OperationForm form={form} label={t('newTitle')} marks="optional">
      <AnnouncementFields />
      <FormBar>
        <SubmitButton>{t('saveDraft')}</SubmitButton>
      </FormBar>
    </OperationForm>
  );
}
