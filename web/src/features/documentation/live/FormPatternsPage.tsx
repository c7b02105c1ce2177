import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { requiredText, text } from '@madoguchi/contract/values/text.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import * as z from 'zod';
import { DateField } from '../../../kit/fields/date/DateField.tsx';
import type { FileStore } from '../../../kit/fields/file/FileIds.tsx';
import { FilesField } from '../../../kit/fields/file/FilesField.tsx';
import { KnownFiles, KnownFilesContext } from '../../../kit/fields/file/known-files.ts';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { OperationForm } from '../../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../../kit/form/SubmitButton.tsx';
import { useAskForm } from '../../../kit/form/use-ask-form.ts';
import { ToolSelect } from '../../../kit/list/tools/ToolSelect.tsx';
import { useMessages } from '../../../platform/messages.ts';
import { useSession } from '../../../platform/session.ts';
import { Lead } from './Lead.tsx';
import { Sample } from './samples/Sample.tsx';
import { SAMPLE_ANSWERS, type SampleAnswer, useSampleForm } from './samples/use-sample-form.ts';
import { useSampleWords } from './samples/words.ts';

const RULES = ['required', 'faults', 'drafts', 'leaving', 'newer'] as const;

/** The rules that all forms share, over a form that is answered as its reader chooses. */
export function FormPatternsPage() {
  const t = useSampleWords();
  return (
    <>
      <Lead>{t('patterns')}</Lead>
      <Sample
        anchor="form"
        heading={t('form')}
        use={t('form.use')}
        keys={[
          ['mod+Enter', t('form.keys')],
          ['Enter', t('form.enter')],
        ]}
        file="FormSample"
      >
        <FormSample />
      </Sample>
      {RULES.map((rule) => (
        <Sample key={rule} anchor={rule} heading={t(rule)} use={t(`${rule}.use`)} />
      ))}
      <Sample
        anchor="upload"
        heading={t('upload')}
        use={t('upload.use')}
        keys={[['mod+v', t('upload.paste')]]}
        file="UploadSample"
      >
        <UploadSample />
      </Sample>
      <Sample anchor="dialog" heading={t('dialog')} use={t('dialog.use')} file="DialogSample">
        <DialogSample />
      </Sample>
    </>
  );
}

const REASON_LENGTH = 200;
const Question = z.strictObject({ reason: requiredText(REASON_LENGTH) });

function DialogSample() {
  const t = useSampleWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('dialog.open')}
      </Button>
      {isOpen ? <ReturnDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ReturnDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useSampleWords();
  const message = useMessages();
  const form = useAskForm({
    question: Question,
    defaults: { reason: '' },
    onAsk: () => {
      message(t('checked'), 'success');
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('dialog.title')}
      effect={t('dialog.effect')}
      submitLabel={t('dialog.open')}
      onDismiss={onClose}
    >
      <TextAreaField name="reason" label={t('reason')} max={REASON_LENGTH} />
    </FormDialog>
  );
}

const NOTE_LENGTH = 200;
const FormQuestion = z.strictObject({ title: requiredText(40), day: PlainDate, note: text(NOTE_LENGTH) });

function FormSample() {
  const t = useSampleWords();
  const message = useMessages();
  const { today } = useSession();
  const [answer, setAnswer] = useState<SampleAnswer>('saved');
  const form = useSampleForm({
    question: FormQuestion,
    defaults: { title: '', day: null, note: '' },
    theirs: { title: t('theirs.title'), day: today, note: '' },
    answer,
    onSaved: () => message(t('form.saved'), 'success'),
  });
  return (
    <>
      <Box sx={{ mb: 3 }}>
        <ToolSelect label={t('answer')} value={answer} onChange={(value) => setAnswer(value as SampleAnswer)}>
          {SAMPLE_ANSWERS.map((one) => (
            <option key={one} value={one}>
              {t(`answer.${one}`)}
            </option>
          ))}
        </ToolSelect>
      </Box>
      <OperationForm form={form} label={t('form')} marks="optional">
        <TextField name="title" label={t('title')} hint={t('title.hint')} />
        <DateField name="day" label={t('day')} />
        <TextAreaField name="note" label={t('note')} max={NOTE_LENGTH} isOptional />
        <div>
          <SubmitButton>{t('save')}</SubmitButton>
        </div>
      </OperationForm>
    </>
  );
}

const LIMITS = { maxBytes: 1_048_576, maxFiles: 3 };
const UploadQuestion = z.strictObject({ files: z.array(z.string()).min(1, { error: 'required' }) });

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

function UploadSample() {
  const t = useSampleWords();
  const message = useMessages();
  const [known] = useState(() => new KnownFiles([]));
  const [store] = useState(() => pageStore(t('files.refused')));
  const form = useAskForm({
    question: UploadQuestion,
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
