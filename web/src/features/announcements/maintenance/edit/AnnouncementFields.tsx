import { ANNOUNCEMENT_CATEGORIES, ANNOUNCEMENT_LIMITS, AUDIENCES } from '@madoguchi/contract/announcements/model.ts';
import { AUDIENCE_NAMES, CATEGORY_NAMES } from '@madoguchi/contract/announcements/names.ts';
import { ATTACHMENT_MAX_BYTES } from '@madoguchi/contract/attachments/limits.ts';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { ChoiceField } from '../../../../kit/fields/choice/ChoiceField.tsx';
import { ChoicesField } from '../../../../kit/fields/choice/ChoicesField.tsx';
import { DateField } from '../../../../kit/fields/date/DateField.tsx';
import { FilesField } from '../../../../kit/fields/file/FilesField.tsx';
import { MarkdownField } from '../../../../kit/fields/markdown/MarkdownField.tsx';
import { SwitchField } from '../../../../kit/fields/SwitchField.tsx';
import { TextField } from '../../../../kit/fields/TextField.tsx';
import { FieldGroup } from '../../../../kit/form/FieldGroup.tsx';
import { useFormContext } from '../../../../kit/form/form-context.ts';
import { TextPreview } from '../../../../kit/form/TextPreview.tsx';
import { masterName, useMasters } from '../../../../platform/session.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useAnnouncementWords } from '../../words.ts';

const BESIDE = { display: 'grid', gap: 3, gridTemplateColumns: { lg: 'minmax(0, 1fr) 400px' }, alignItems: 'start' };

const PREVIEWED = {
  ja: { heading: 'title', body: 'body' },
  en: { heading: 'titleEn', body: 'bodyEn' },
} as const;

const FILES = { maxBytes: ATTACHMENT_MAX_BYTES, maxFiles: ANNOUNCEMENT_LIMITS.attachments };

interface Props {
  /** A further field of a change. */
  readonly more?: ReactNode;
}

/** Everything an author writes of an announcement, with the preview of its text beside. */
export function AnnouncementFields({ more }: Props) {
  const t = useAnnouncementWords();
  const language = useLanguage();
  const { group } = useMasters();
  const { form } = useFormContext();
  const audience: unknown = useWatch({ control: form.control, name: 'audience' });
  return (
    <Box sx={BESIDE}>
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        <FieldGroup title={t('group.text')}>
          <TextField name="title" label={t('title')} />
          <ChoiceField
            name="announcementCategory"
            label={t('category')}
            choices={ANNOUNCEMENT_CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value][language] }))}
          />
          <MarkdownField
            name="body"
            label={t('body')}
            hint={t('bodyHint')}
            max={ANNOUNCEMENT_LIMITS.body}
            minRows={8}
            maxRows={20}
          />
          <FilesField name="attachmentIds" label={t('files')} hint={t('filesHint')} limits={FILES} isOptional />
        </FieldGroup>
        <FieldGroup title={t('group.audience')}>
          <ChoiceField
            name="audience"
            label={t('audience')}
            choices={AUDIENCES.map((value) => ({ value, label: AUDIENCE_NAMES[value][language] }))}
          />
          {audience === 'departments' ? (
            <ChoicesField
              name="departments"
              label={t('departments')}
              hint={t('departmentsHint')}
              choices={group.map((one) => ({ value: one.code, label: masterName(one, language), reading: one.kana }))}
            />
          ) : null}
          <DateField name="shownFrom" label={t('shownFrom')} hint={t('shownFromHint')} />
          <DateField name="lastDay" label={t('lastDay')} hint={t('lastDayHint')} isOptional />
          <SwitchField name="pinned" label={t('maintenance.pinned')} />
          <SwitchField name="mustRead" label={t('mustRead')} hint={t('mustReadHint')} />
          {more}
        </FieldGroup>
        <FieldGroup title={t('group.english')} lead={t('english')}>
          <TextField name="titleEn" label={t('titleEn')} isOptional />
          <MarkdownField
            name="bodyEn"
            label={t('bodyEn')}
            max={ANNOUNCEMENT_LIMITS.body}
            minRows={4}
            maxRows={20}
            isOptional
          />
        </FieldGroup>
      </Box>
      <TextPreview
        names={PREVIEWED}
        words={{ label: t('preview'), untitled: t('noTitle'), empty: t('previewEmpty') }}
      />
    </Box>
  );
}
