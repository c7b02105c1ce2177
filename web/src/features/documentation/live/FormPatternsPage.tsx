import { Lead } from './Lead.tsx';
import { DialogSample } from './samples/DialogSample.tsx';
import { FormSample } from './samples/FormSample.tsx';
import { Sample } from './samples/Sample.tsx';
import { UploadSample } from './samples/UploadSample.tsx';
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
