import { FAQ_CATEGORIES, FAQ_PLACES } from '@madoguchi/contract/faq/choices.ts';
import {
  ChangedFaqEntry,
  FAQ_LIMITS,
  FAQ_READERS,
  MaintainedFaqEntry,
  NewFaqEntry,
} from '@madoguchi/contract/faq/model.ts';
import { FAQ_CATEGORY_NAMES, FAQ_PLACE_NAMES, FAQ_READER_NAMES } from '@madoguchi/contract/faq/names.ts';
import { changeFaq, createFaq, showFaqForMaintenance } from '@madoguchi/contract/faq/operations.ts';
import Box from '@mui/material/Box';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ChoiceField } from '../../../kit/fields/choice/ChoiceField.tsx';
import { ChoicesField } from '../../../kit/fields/choice/ChoicesField.tsx';
import { EntriesField } from '../../../kit/fields/EntriesField.tsx';
import { MarkdownField } from '../../../kit/fields/markdown/MarkdownField.tsx';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { FieldGroup } from '../../../kit/form/FieldGroup.tsx';
import { preloadPreview, TextPreview } from '../../../kit/form/TextPreview.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { RecordForm } from '../../../kit/record/RecordForm.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { checked } from '../../../platform/http/checked.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useFaqWords } from '../words.ts';
import { emptyEntry, NEW, valuesOf } from './entry-values.ts';
import { FaqStatusChip } from './FaqStatusChip.tsx';
import { PublishButtons } from './PublishButtons.tsx';

const BESIDE = { display: 'grid', gap: 3, gridTemplateColumns: { lg: 'minmax(0, 1fr) 400px' }, alignItems: 'start' };

const PREVIEWED = {
  ja: { heading: 'question', body: 'answer' },
  en: { heading: 'questionEn', body: 'answerEn' },
} as const;

/** Everything of an entry, with its preview beside. */
function EntryFields() {
  const t = useFaqWords();
  const language = useLanguage();
  return (
    <Box sx={BESIDE}>
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        <FieldGroup title={t('group.text')}>
          <TextField name="question" label={t('question')} />
          <MarkdownField
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
          <MarkdownField
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

/** `/apps/maintenance/faq/:entryId`: one entry to be written, published or taken back. */
export function EditEntryPage() {
  const t = useFaqWords();
  const { entryId = NEW }: { entryId?: string } = useParams({ strict: false });
  const asked: { question?: unknown; from?: unknown } = useSearch({ strict: false });
  const up = <Link to={screenPath('faq.maintenance')}>{t('toList')}</Link>;
  if (entryId !== NEW) return <Existing key={entryId} id={entryId} up={up} />;
  return (
    <>
      <PageHeader title={t('newTitle')} up={up} />
      <CreateEntry
        question={typeof asked.question === 'string' ? asked.question.slice(0, FAQ_LIMITS.question) : ''}
        fromQuestion={typeof asked.from === 'string' ? asked.from : null}
      />
    </>
  );
}

EditEntryPage.readAhead = preloadPreview;

function Existing({ id, up }: { readonly id: string; readonly up: ReactNode }) {
  const t = useFaqWords();
  const read = useRead(showFaqForMaintenance, { id });
  const [isUnsaved, setUnsaved] = useState(false);
  return (
    <RecordPage
      read={read}
      title={t('editTitle')}
      up={up}
      state={({ status }) => <FaqStatusChip status={status} />}
      actions={(entry) => <PublishButtons entry={entry} isUnsaved={isUnsaved} />}
    >
      {(entry) => <ChangeEntry key={`${entry.id}.${entry.version}`} entry={entry} onUnsaved={setUnsaved} />}
    </RecordPage>
  );
}

interface CreateEntryProps {
  /** From somebody's question or search; blank for a plain new entry. */
  readonly question: string;
  readonly fromQuestion: string | null;
}

/** Begins an entry as a draft; its own page then publishes it. */
function CreateEntry({ question, fromQuestion }: CreateEntryProps) {
  const t = useFaqWords();
  const message = useMessages();
  const navigate = useNavigate();
  const form = useOperationForm(createFaq, {
    input: NewFaqEntry,
    defaults: emptyEntry(question),
    carries: { fromQuestion },
    draftKey: fromQuestion ?? NEW,
    onDone: ({ id }) => {
      message(t('saved', { question: (form.form.getValues('question') as string) || t('noQuestion') }), 'success');
      void navigate({ to: screenPath('faq.edit', { entryId: id }), replace: true });
    },
  });
  return (
    <RecordForm form={form} label={t('newTitle')} saveLabel={t('saveDraft')} rule={t('draftRule')}>
      <EntryFields />
    </RecordForm>
  );
}

interface ChangeEntryProps {
  readonly entry: MaintainedFaqEntry;
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

/** Writes an entry anew over the version that is shown; a newer one is compared field by field. */
function ChangeEntry({ entry, onUnsaved }: ChangeEntryProps) {
  const t = useFaqWords();
  const message = useMessages();
  const form = useOperationForm(changeFaq, {
    input: ChangedFaqEntry,
    defaults: valuesOf(entry),
    draftKey: entry.id,
    valuesOfCurrent: (current) => valuesOf(checked(MaintainedFaqEntry, current)),
    onDone: () => {
      message(t('saved', { question: (form.form.getValues('question') as string) || t('noQuestion') }), 'success');
    },
  });
  const saveLabel = t(entry.status === 'draft' ? 'saveDraft' : 'save');
  return (
    <RecordForm
      form={form}
      label={t('editTitle')}
      saveLabel={saveLabel}
      onUnsaved={onUnsaved}
      {...(entry.status === 'published' ? {} : { rule: t('draftRule') })}
    >
      <EntryFields />
    </RecordForm>
  );
}
