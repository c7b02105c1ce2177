import { useState } from 'react';
import * as z from 'zod';
import type { FileStore } from '../../../../kit/fields/file/FileIds.tsx';
import { FilesField } from '../../../../kit/fields/file/FilesField.tsx';
import { KnownFiles, KnownFilesContext } from '../../../../kit/fields/file/known-files.ts';
import { OperationForm } from '../../../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../../../kit/form/SubmitButton.tsx';
import { useAskForm } from '../../../../kit/form/use-ask-form.ts';
import { useMessages } from '../../../../platform/messages.ts';
import { useSampleWords } from './words.ts';

const LIMITS = { maxBytes: 1_048_576, maxFiles: 3 };
const Question = z.strictObject({ files: z.array(z.string()).min(1, { error: 'required' }) });

/** Files stay in the page: a link opens what the reader has chosen. */
function pageStore(refusal: string): FileStore {
  const addresses = new Map<string, string>();
  return {
    endings: ['pdf', 'jpg', 'png'],
    hrefOf: (id) => addresses.get(id) ?? '',
    send: async (file, { onProgress }) => {
      onProgress(1);
      if (file.name.includes('error')) return { fault: { kind: 'refused', message: refusal } };
      const id = crypto.randomUUID();
      addresses.set(id, URL.createObjectURL(file));
      return { stored: { id, name: file.name, bytes: file.size } };
    },
  };
}

export function UploadSample() {
  const t = useSampleWords();
  const message = useMessages();
  const [known] = useState(() => new KnownFiles([]));
  const [store] = useState(() => pageStore(t('files.refused')));
  const form = useAskForm({
    question: Question,
    defaults: { files: [] },
    onAsk: () => message(t('checked'), 'success'),
  });
  return (
    <KnownFilesContext value={known}>
      <OperationForm form={form} label={t('upload')}>
        <FilesField name="files" label={t('files')} limits={LIMITS} store={store} />
        <div>
          <SubmitButton variant="outlined">{t('check')}</SubmitButton>
        </div>
      </OperationForm>
    </KnownFilesContext>
  );
}
