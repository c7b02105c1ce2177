import { PAPER_KIND_NAMES, templateHeading } from '@madoguchi/contract/onboarding/kinds.ts';
import { ChangedTemplate, PublishedTemplate, TEMPLATE_LIMITS, Template } from '@madoguchi/contract/onboarding/model.ts';
import { changeTemplate, publishTemplate, showTemplate } from '@madoguchi/contract/onboarding/operations.ts';
import { ONBOARDING_REGISTER } from '@madoguchi/contract/onboarding/register.ts';
import { readTemplate, templateFaults } from '@madoguchi/contract/onboarding/template-text.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link, useParams } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { MarkdownField } from '../../../kit/fields/markdown/MarkdownField.tsx';
import { SwitchField } from '../../../kit/fields/SwitchField.tsx';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { FieldGroup } from '../../../kit/form/FieldGroup.tsx';
import { useFormContext } from '../../../kit/form/form-context.ts';
import { type FormValues, useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { RecordActions } from '../../../kit/record/RecordActions.tsx';
import { RecordForm } from '../../../kit/record/RecordForm.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { recordStep } from '../../../kit/record/StepDialog.tsx';
import { useUnfinished } from '../../../kit/record/use-unfinished.ts';
import { checked } from '../../../platform/http/checked.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useLanguage } from '../../../platform/words.ts';
import { PaperSheet } from '../paper/PaperSheet.tsx';
import { TextDifference } from '../paper/TextDifference.tsx';
import { useOnboardingWords } from '../words.ts';
import { TemplateStatusChip } from './TemplateStatusChip.tsx';

const BESIDE = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 480px)' },
  alignItems: 'start',
};

/** `/apps/maintenance/onboarding-templates/:templateId`: a text to be written and published, or as it was published. */
export function TemplatePage() {
  const t = useOnboardingWords();
  const language = useLanguage();
  const { templateId = '' }: { templateId?: string } = useParams({ strict: false });
  const read = useRead(showTemplate, { id: templateId });
  const [isUnsaved, setUnsaved] = useState(false);
  const title = useScreenTitle()('onboarding.template');
  const kind = read.data === undefined ? null : PAPER_KIND_NAMES[read.data.paperKind][language];
  return (
    <RecordPage
      read={read}
      title={kind === null ? title : templateHeading(kind, language)}
      up={<Link to={screenPath('onboarding.templates')}>{t('toTemplates')}</Link>}
      state={({ status }) => <TemplateStatusChip status={status} />}
      actions={(template) =>
        template.status === 'draft' ? <PublishButton template={template} isUnsaved={isUnsaved} /> : null
      }
    >
      {(template) =>
        template.status === 'draft' ? (
          <Draft key={`${template.id}.${template.version}`} template={template} onUnsaved={setUnsaved} />
        ) : (
          <Published template={template} />
        )
      }
    </RecordPage>
  );
}

function PublishButton({ template, isUnsaved }: { readonly template: Template; readonly isUnsaved: boolean }) {
  const t = useOnboardingWords();
  const title = template.title || t('untitled');
  const missing = useUnfinished(ONBOARDING_REGISTER.fieldTexts)(templateFaults(template.paperKind, template), {
    title: { label: t('title'), ask: 'enter' },
    text: { label: t('text'), ask: 'enter' },
  });
  const publish = recordStep({
    operation: publishTemplate,
    label: t('publish'),
    question: t('publishQuestion', { title }),
    effect: t('publishEffect'),
    done: t('published', { title }),
    form: {
      input: PublishedTemplate,
      defaults: { mustAgreeAgain: false, note: '' },
      marks: 'optional',
      fields: (
        <>
          <SwitchField name="mustAgreeAgain" label={t('mustAgreeAgain')} />
          <TextAreaField
            name="note"
            label={t('note')}
            hint={t('noteHint')}
            max={TEMPLATE_LIMITS.note}
            minRows={2}
            isOptional
          />
        </>
      ),
    },
  });
  return <RecordActions record={template} steps={[{ step: publish, reason: isUnsaved ? t('unsaved') : missing }]} />;
}

function valuesOf({ id, version, title, titleEn, text, textEn }: Template): FormValues<typeof changeTemplate> {
  return { id, version, title, titleEn, text, textEn };
}

interface DraftProps {
  readonly template: Template;
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

function Draft({ template, onUnsaved }: DraftProps) {
  const language = useLanguage();
  const t = useOnboardingWords();
  const message = useMessages();
  const { id, version, title, titleEn, text, textEn } = template;
  const form = useOperationForm(changeTemplate, {
    input: ChangedTemplate,
    defaults: { title, titleEn, text, textEn },
    carries: { id, version },
    draftKey: id,
    valuesOfCurrent: (current) => valuesOf(checked(Template, current)),
    onDone: () => message(t('saved', { title: template.title || t('untitled') }), 'success'),
  });
  return (
    <RecordForm
      form={form}
      label={templateHeading(template.title, language)}
      saveLabel={t('saveDraft')}
      onUnsaved={onUnsaved}
    >
      <Box sx={BESIDE}>
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <FieldGroup title={t('group.ja')}>
            <TextField name="title" label={t('title')} />
            <MarkdownField
              name="text"
              label={t('text')}
              hint={t('textHint')}
              max={TEMPLATE_LIMITS.text}
              minRows={12}
              maxRows={30}
            />
          </FieldGroup>
          <FieldGroup title={t('group.en')} lead={t('english')}>
            <TextField name="titleEn" label={`${t('title')} (${t('group.en')})`} isOptional />
            <MarkdownField
              name="textEn"
              label={`${t('text')} (${t('group.en')})`}
              max={TEMPLATE_LIMITS.text}
              minRows={8}
              maxRows={30}
              isOptional
            />
          </FieldGroup>
        </Box>
        <TypedPreview template={template} />
      </Box>
    </RecordForm>
  );
}

/** The paper and its difference from the one in use, a moment behind what is typed. */
function TypedPreview({ template }: { readonly template: Template }) {
  const { form } = useFormContext();
  const watched: unknown[] = useWatch({ control: form.control, name: ['title', 'text', 'titleEn', 'textEn'] });
  const [title = '', text = '', titleEn = '', textEn = ''] = useDeferredValue(watched).map(String);
  return <Shown template={{ ...template, title, text, titleEn, textEn }} isBeside />;
}

function Published({ template }: { readonly template: Template }) {
  const t = useOnboardingWords();
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 880 }}>
      {template.note === '' ? null : <Typography sx={{ whiteSpace: 'pre-line' }}>{template.note}</Typography>}
      <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {t('hash', { hash: template.sha256 ?? '' })}
      </Typography>
      <Shown template={template} isBeside={false} />
    </Box>
  );
}

function Shown({ template, isBeside }: { readonly template: Template; readonly isBeside: boolean }) {
  const t = useOnboardingWords();
  const { before, title, text, titleEn, textEn, number, sha256 } = template;
  const published = number === null || sha256 === null ? null : { number, sha256 };
  const scrolls = {
    position: { lg: 'sticky' },
    top: { lg: 72 },
    maxHeight: { lg: 'calc(100dvh - 160px)' },
    overflowY: 'auto',
  };
  return (
    <Box
      component="section"
      aria-label={t('preview')}
      tabIndex={isBeside ? 0 : undefined}
      sx={{ display: 'grid', gap: 2, minWidth: 0, ...(isBeside ? scrolls : {}) }}
    >
      <PaperSheet title={title || t('untitled')} blocks={readTemplate(text).blocks} lang="ja" template={published} />
      {textEn.trim() === '' ? null : (
        <PaperSheet
          title={titleEn || t('untitled')}
          blocks={readTemplate(textEn).blocks}
          lang="en"
          template={published}
        />
      )}
      {before === null ? null : (
        <Card component="section" sx={{ p: 2, display: 'grid', gap: 1 }}>
          <Typography variant="h3" component="h2">
            {t('difference', { n: before.number })}
          </Typography>
          <TextDifference before={`${before.title}\n${before.text}`} after={`${title}\n${text}`} />
          {textEn.trim() === '' && before.textEn.trim() === '' ? null : (
            <TextDifference before={`${before.titleEn}\n${before.textEn}`} after={`${titleEn}\n${textEn}`} />
          )}
        </Card>
      )}
    </Box>
  );
}
