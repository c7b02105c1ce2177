import { ChangedAnnouncement, MaintainedAnnouncement } from '@madoguchi/contract/announcements/model.ts';
import { changeAnnouncement } from '@madoguchi/contract/announcements/operations.ts';
import { useState } from 'react';
import { KnownFiles, KnownFilesContext } from '../../../../kit/fields/file/known-files.ts';
import { SwitchField } from '../../../../kit/fields/SwitchField.tsx';
import { useOperationForm } from '../../../../kit/form/use-operation-form.ts';
import { RecordForm } from '../../../../kit/record/RecordForm.tsx';
import { checked } from '../../../../platform/http/checked.ts';
import { useMessages } from '../../../../platform/messages.ts';
import { useAnnouncementWords } from '../../words.ts';
import { AnnouncementFields } from './AnnouncementFields.tsx';
import { valuesOf } from './announcement-values.ts';

interface Props {
  readonly announcement: MaintainedAnnouncement;
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

/** Writes an announcement anew, over the version that is shown; a newer one is compared field by field. */
export function ChangeForm({ announcement, onUnsaved }: Props) {
  const t = useAnnouncementWords();
  const message = useMessages();
  const [files] = useState(() => new KnownFiles(announcement.attachments));
  const form = useOperationForm(changeAnnouncement, {
    input: ChangedAnnouncement,
    defaults: valuesOf(announcement),
    draftKey: announcement.id,
    valuesOfCurrent: (current) => {
      const newer = checked(MaintainedAnnouncement, current);
      for (const file of newer.attachments) files.add(file);
      return valuesOf(newer);
    },
    onDone: () => {
      message(t('saved', { title: (form.form.getValues('title') as string) || t('noTitle') }), 'success');
    },
  });
  // One that was taken back too: whoever was notified of this edition is not notified again when it goes out once more.
  const mayAskAgain = announcement.publishedAt !== null && announcement.mustRead;
  const saveLabel = t(announcement.status === 'draft' ? 'saveDraft' : 'save');
  return (
    <KnownFilesContext value={files}>
      <RecordForm
        form={form}
        label={t('editTitle')}
        saveLabel={saveLabel}
        onUnsaved={onUnsaved}
        {...(announcement.status === 'published' ? {} : { rule: t('draftRule') })}
      >
        <AnnouncementFields
          more={
            mayAskAgain ? <SwitchField name="readAgain" label={t('readAgain')} hint={t('readAgainHint')} /> : undefined
          }
        />
      </RecordForm>
    </KnownFilesContext>
  );
}
