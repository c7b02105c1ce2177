import { useState } from 'react';
import { CodeField } from '../../src/kit/fields/CodeField.tsx';
import { ChoiceField } from '../../src/kit/fields/choice/ChoiceField.tsx';
import { ChoicesField } from '../../src/kit/fields/choice/ChoicesField.tsx';
import { DateField } from '../../src/kit/fields/date/DateField.tsx';
import { MonthField } from '../../src/kit/fields/date/MonthField.tsx';
import { FilesField } from '../../src/kit/fields/file/FilesField.tsx';
import { KnownFiles, KnownFilesContext } from '../../src/kit/fields/file/known-files.ts';
import { NameWithKana } from '../../src/kit/fields/names/NameWithKana.tsx';
import { PersonField } from '../../src/kit/fields/people/PersonField.tsx';
import { SwitchField } from '../../src/kit/fields/SwitchField.tsx';
import { TextAreaField } from '../../src/kit/fields/TextAreaField.tsx';
import { TextField } from '../../src/kit/fields/TextField.tsx';
import { YenField } from '../../src/kit/fields/YenField.tsx';
import { FormBar } from '../../src/kit/form/FormBar.tsx';
import { OperationForm } from '../../src/kit/form/OperationForm.tsx';
import { SubmitButton } from '../../src/kit/form/SubmitButton.tsx';
import { type FormValues, useOperationForm } from '../../src/kit/form/use-operation-form.ts';
import { NOTICE, NOTICE_ID, SaveNotice, saveNotice } from './sample-operation.ts';

const DEPARTMENTS = ['総務部', '経理部', '人事部', '営業部', '開発部', '品質部', '購買部'].map((label, index) => ({
  value: `D${index}`,
  label,
}));

interface Props {
  readonly draftKey?: string;
  readonly version?: number;
  readonly defaults?: Partial<Omit<FormValues<typeof saveNotice>, 'id' | 'version'>>;
  readonly onDone: (version: number) => void;
}

/** A form with a field of each kind. */
export function NoticeForm({ draftKey, version = 1, defaults, onDone }: Props) {
  const form = useOperationForm(saveNotice, {
    input: SaveNotice,
    carries: { id: NOTICE_ID, version },
    defaults: { ...NOTICE, ...defaults },
    ...(draftKey === undefined ? {} : { draftKey }),
    valuesOfCurrent: (current) => current as FormValues<typeof saveNotice>,
    onDone: ({ version }) => onDone(version),
  });
  const [files] = useState(() => new KnownFiles([]));
  return (
    <KnownFilesContext value={files}>
      <OperationForm form={form} label="お知らせ" marks="optional">
        <TextField name="title" label="件名" hint="例：年末の休業" />
        <TextAreaField name="body" label="本文" max={200} isOptional />
        <CodeField name="phone" label="電話番号" kind="digits" isOptional autoComplete="tel" />
        <DateField name="day" label="掲載日" hint="例：2026/11/21、R8.11.21" />
        <MonthField name="month" label="対象月" isOptional />
        <YenField name="fee" label="費用（税込）" isOptional />
        <ChoiceField
          name="kind"
          label="区分"
          choices={[
            { value: 'work', label: '業務' },
            { value: 'rest', label: '休業' },
          ]}
        />
        <ChoicesField name="departments" label="対象の部署" choices={DEPARTMENTS} isOptional />
        <NameWithKana
          name={{ name: 'author', label: '氏名', isOptional: true, autoComplete: 'name' }}
          kana={{ name: 'authorKana', label: '氏名（フリガナ）', isOptional: true }}
        />
        <PersonField name="contact" label="担当者" isOptional />
        <FilesField name="files" label="資料" limits={{ maxBytes: 1_024, maxFiles: 2 }} isOptional />
        <SwitchField name="pinned" label="先頭に固定" />
        <FormBar>
          <SubmitButton>保存</SubmitButton>
        </FormBar>
      </OperationForm>
    </KnownFilesContext>
  );
}
