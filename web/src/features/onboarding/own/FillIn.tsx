import { submitOwnPaper } from '@madoguchi/contract/onboarding/operations.ts';
import { type OwnPaper, PAPER_LIMITS, SubmittedPaper } from '@madoguchi/contract/onboarding/paper-model.ts';
import { needsGuardian } from '@madoguchi/contract/onboarding/rules.ts';
import { readTemplate, type TemplateBlock, templateIn } from '@madoguchi/contract/onboarding/template-text.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { DateField } from '../../../kit/fields/date/DateField.tsx';
import { Field } from '../../../kit/fields/Field.tsx';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { FormBar } from '../../../kit/form/FormBar.tsx';
import { useField, useFormContext } from '../../../kit/form/form-context.ts';
import { OperationForm } from '../../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../../kit/form/SubmitButton.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useLanguage } from '../../../platform/words.ts';
import { PaperSheet } from '../paper/PaperSheet.tsx';
import { Spans } from '../paper/Spans.tsx';
import { TextDifference } from '../paper/TextDifference.tsx';
import { useOnboardingWords } from '../words.ts';
import { SignatureField } from './SignatureField.tsx';
import { type Autosave, filledOf, useAutosave } from './use-autosave.ts';
import { useNamesOfBanks, WageAccountFields } from './WageAccountFields.tsx';

const BESIDE = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  // From here on the pages have room for letters that can be read in the proportions of paper.
  '@media (min-width: 1400px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 640px)' },
  alignItems: 'start',
} as const;

interface Props {
  readonly paper: OwnPaper;
  /** Reads it again: another window, or a new text, was faster. */
  readonly onReload: () => void;
}

/** A paper to be filled in and signed, with what it will look like beside; kept as it is typed. */
export function FillIn({ paper, onReload }: Props) {
  const t = useOnboardingWords();
  const language = useLanguage();
  const message = useMessages();
  const [isPreviewed, setPreviewed] = useState(false);
  const { paperKind, version, template } = paper;
  const form = useOperationForm(submitOwnPaper, {
    input: SubmittedPaper,
    defaults: { ...filledOf(paper), signedName: '', drawing: '' },
    carries: { paperKind, version, templateId: template.id },
    onDone: () => message(t('handedIn'), 'success'),
  });
  const autosave = useAutosave(form, paper);
  const submit = async () => {
    if (await autosave.flush()) await form.submit();
  };
  const { title, text } = templateIn(template, language);
  const { blocks } = readTemplate(text);
  return (
    <OperationForm form={{ ...form, submit, isUnsaved: false }} label={title} marks="optional">
      <Changed paper={paper} />
      <Button sx={{ display: { lg: 'none' } }} variant="outlined" onClick={() => setPreviewed(!isPreviewed)}>
        {t(isPreviewed ? 'toForm' : 'toPreview')}
      </Button>
      <Box sx={BESIDE}>
        <Card
          sx={{ p: { xs: 2, sm: 3 }, gap: 2, display: { xs: isPreviewed ? 'none' : 'grid', lg: 'grid' }, minWidth: 0 }}
        >
          {paper.comment === '' ? null : <Comment text={paper.comment} />}
          {blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have nothing else to tell them apart
            <Asked key={index} block={block} paper={paper} />
          ))}
          <TextField
            name="signedName"
            label={t('signature')}
            hint={t('signatureHint', { name: paper.registeredName })}
          />
          <SignatureField name="drawing" />
        </Card>
        <Box
          component="section"
          aria-label={t('preview')}
          sx={{ display: { xs: isPreviewed ? 'block' : 'none', lg: 'block' }, minWidth: 0 }}
        >
          <LivePreview paper={paper} title={title} blocks={blocks} />
        </Box>
      </Box>
      {autosave.fault ? <ErrorBand error={autosave.fault} onRetry={onReload} /> : null}
      <FormBar>
        <Kept state={autosave.state} />
        <SubmitButton>{t('handIn')}</SubmitButton>
      </FormBar>
    </OperationForm>
  );
}

/** Says that what is typed is kept. */
function Kept({ state }: Pick<Autosave, 'state'>) {
  const t = useOnboardingWords();
  return (
    <Typography role="status" variant="caption" sx={{ color: 'text.secondary', alignSelf: 'center' }}>
      {state === 'saved' ? t('kept') : state === 'saving' ? t('keeping') : ''}
    </Typography>
  );
}

function Comment({ text }: { readonly text: string }) {
  const t = useOnboardingWords();
  return (
    <Box sx={{ borderInlineStart: '3px solid', borderColor: 'warning.main', paddingInlineStart: 1.5 }}>
      <Typography variant="caption">{t('comment')}</Typography>
      <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>
    </Box>
  );
}

/** A text that has come since the paper was begun, with what it changes. */
function Changed({ paper: { before, template } }: Pick<Props, 'paper'>) {
  const t = useOnboardingWords();
  const language = useLanguage();
  if (before === null) return null;
  const [old, now] = [templateIn(before, language), templateIn(template, language)];
  return (
    <Card component="section" sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Typography variant="h2">{t('newText')}</Typography>
      <Typography>{t('newTextLead')}</Typography>
      {template.note === '' ? null : <Typography sx={{ whiteSpace: 'pre-line' }}>{template.note}</Typography>}
      <TextDifference before={`${old.title}\n${old.text}`} after={`${now.title}\n${now.text}`} />
    </Card>
  );
}

interface AskedProps {
  readonly block: TemplateBlock;
  readonly paper: OwnPaper;
}

/** A part of the text as the form shows it: read, ticked or filled in. */
function Asked({ block, paper }: AskedProps) {
  const commentOn = (field: string) => paper.comments.find((one) => one.field === field)?.comment;
  switch (block.kind) {
    case 'heading':
      return (
        <Typography variant={block.level === 2 ? 'h2' : 'h3'}>
          <Spans text={block.text} />
        </Typography>
      );
    case 'paragraph':
      return (
        <Typography sx={{ whiteSpace: 'pre-line' }}>
          <Spans text={block.text} />
        </Typography>
      );
    case 'entry':
      return (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1.8em minmax(0, 1fr)' }}>
          <Typography component="span">{block.mark}</Typography>
          <Typography component="span">
            <Spans text={block.text} />
          </Typography>
        </Box>
      );
    case 'consent':
      return <ConsentField block={block} comment={commentOn(`agreed.${block.key}`)} />;
    case 'field': {
      const comment = commentOn(`answers.${block.key}`);
      const props = { name: `answers.${block.key}`, label: block.text, hint: comment, isOptional: !block.isRequired };
      if (block.input === 'day') return <DateField {...props} />;
      if (block.input === 'lines') return <TextAreaField {...props} max={PAPER_LIMITS.answer} minRows={2} />;
      return <TextField {...props} />;
    }
    case 'accounts':
      return <WageAccountFields kana={paper.registeredKana} commentOn={commentOn} />;
    case 'guardian':
      return <Guardian paper={paper} commentOn={commentOn} />;
  }
}

interface ConsentProps {
  readonly block: Extract<TemplateBlock, { kind: 'consent' }>;
  readonly comment: string | undefined;
}

function ConsentField({ block, comment }: ConsentProps) {
  const t = useOnboardingWords();
  const labelId = useId();
  const field = useField<boolean>(
    { name: `agreed.${block.key}`, label: block.text, hint: comment, isOptional: !block.isRequired },
    { ask: 'select', textOf: (isAgreed) => t(isAgreed ? 'agreed' : 'notAgreed') },
  );
  return (
    <Field {...field.frame} isGroup label={t('consent')}>
      <FormControlLabel
        sx={{ alignItems: 'flex-start', marginInlineEnd: 0 }}
        label={
          <Typography id={labelId} sx={{ pt: 1 }}>
            <Spans text={block.text} />
          </Typography>
        }
        control={
          <Checkbox
            id={field.id}
            checked={field.value}
            onChange={(_, isAgreed) => field.change(isAgreed)}
            onBlur={field.leave}
            slotProps={{
              input: {
                ref: field.inputRef,
                'aria-labelledby': labelId,
                'aria-describedby': field.aria['aria-describedby'],
                'aria-invalid': field.aria['aria-invalid'],
              },
            }}
          />
        }
      />
    </Field>
  );
}

/** Asked of those below 18 on the day, by the birthday that they typed. */
function Guardian({
  paper,
  commentOn,
}: Pick<AskedProps, 'paper'> & { readonly commentOn: (field: string) => string | undefined }) {
  const t = useOnboardingWords();
  const { form } = useFormContext();
  const values = useWatch({ control: form.control });
  if (!needsGuardian([{ kind: 'guardian' }], filledOf(values), paper.today)) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>{t('guardianLead')}</Typography>
      <TextField name="guardianName" label={t('guardianName')} hint={commentOn('guardianName')} />
      <TextField name="guardianRelation" label={t('guardianRelation')} hint={commentOn('guardianRelation')} />
    </Box>
  );
}

interface PreviewProps extends Pick<AskedProps, 'paper'> {
  readonly title: string;
  readonly blocks: readonly TemplateBlock[];
}

/** The paper a moment behind what is typed. */
function LivePreview({ paper, title, blocks }: PreviewProps) {
  const language = useLanguage();
  const { form } = useFormContext();
  const values = useDeferredValue(useWatch({ control: form.control }));
  const filled = filledOf(values);
  const names = useNamesOfBanks(filled.answers);
  const isEnglish = language === 'en' && paper.template.textEn.trim() !== '';
  return (
    <PaperSheet
      title={title}
      blocks={blocks}
      lang={isEnglish ? 'en' : 'ja'}
      template={paper.template}
      filled={{
        ...filled,
        answers: { ...filled.answers, ...names },
        signedName: String(values['signedName'] ?? ''),
        drawing: String(values['drawing'] ?? ''),
        signedOn: paper.today,
      }}
    />
  );
}
