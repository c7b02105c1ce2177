import { FAQ_CATEGORIES, FAQ_PLACES } from '@madoguchi/contract/faq/choices.ts';
import { FAQ_LIMITS, FAQ_READERS } from '@madoguchi/contract/faq/model.ts';
import { FAQ_CATEGORY_NAMES, FAQ_PLACE_NAMES, FAQ_READER_NAMES } from '@madoguchi/contract/faq/names.ts';
import Box from '@mui/material/Box';
import { ChoiceField } from '../../../kit/fields/choice/ChoiceField.tsx';
import { ChoicesField } from '../../../kit/fields/choice/ChoicesField.tsx';
import { EntriesField } from '../../../kit/fields/EntriesField.tsx';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { FieldGroup } from '../../../kit/form/FieldGroup.tsx';
import { TextPreview } from '../../../kit/form/TextPreview.tsx';
import { useLanguage } from '../../../platform/words.ts';
import { useFaqWords } from '../words.ts';

const BESIDE = { display: 'grid', gap: 3, gridTemplateColumns: { lg: 'minmax(0, 1fr) 400px' }, alignItems: 'start' };

const PREVIEWED = {
  ja: { heading: 'question', body: 'answer' },
  en: { heading: 'questionEn', body: 'answerEn' },
} as const;

/** Everything of an entry, with its preview beside. */
export function EntryFields() {
  const t = useFaqWords();
  const language = useLanguage();
  return (
    <Box sx={BESIDE}>
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        <FieldGroup title={t('group.text')}>
          <TextField name="question" label={t('question')} />
          <TextAreaField
            name="answer"
            label={t('answer')}
            hint={t('answerHint')}
            max={FAQ_LIMITS.answer}
            minRows={6}
            maxRows={20}
          />
          <EntriesField
            name="keywords"
            label={t('keywords')}
            hint={t('keywordsHint')}
            most={FAQ_LIMITS.keywords}
            isOptional
          />
        </FieldGroup>
        <FieldGroup title={t('group.place')}>
          <ChoiceField
            name="faqCategory"
            label={t('category')}
            choices={FAQ_CATEGORIES.map((value) => ({ value, label: FAQ_CATEGORY_NAMES[value][language] }))}
          />
          <NumberField name="order" label={t('order')} hint={t('orderHint')} />
          <ChoiceField
            name="readers"
            label={t('readers')}
            choices={FAQ_READERS.map((value) => ({ value, label: FAQ_READER_NAMES[value][language] }))}
          />
          <ChoicesField
            name="places"
            label={t('places')}
            hint={t('placesHint')}
            choices={FAQ_PLACES.map((value) => ({ value, label: FAQ_PLACE_NAMES[value][language] }))}
            isOptional
          />
        </FieldGroup>
        <FieldGroup title={t('group.english')} lead={t('english')}>
          <TextField name="questionEn" label={t('questionEn')} isOptional />
          <TextAreaField
            name="answerEn"
            label={t('answerEn')}
            max={FAQ_LIMITS.answer}
            minRows={4}
            maxRows={20}
            isOptional
          />
        </FieldGroup>
      </Box>
      <TextPreview
        names={PREVIEWED}
        words={{ label: t('preview'), untitled: t('noQuestion'), empty: t('previewEmpty') }}
      />
    </Box>
  );
}
