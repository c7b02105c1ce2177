import { COURSE_LIMITS, PICTURE_SCHEME } from '@madoguchi/contract/academy/choices.ts';
import type { CourseStep } from '@madoguchi/contract/academy/model.ts';
import { addAttachment } from '@madoguchi/contract/attachments/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, lazy, type Ref, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { MarkdownField } from '../../../kit/fields/markdown/MarkdownField.tsx';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { SwitchField } from '../../../kit/fields/SwitchField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { useFormContext } from '../../../kit/form/form-context.ts';
import { Icon } from '../../../kit/Icon.tsx';
import { RADIUS } from '../../../kit/theme/tokens.ts';
import { useErrorSentence } from '../../../kit/use-error-sentence.ts';
import { announce } from '../../../platform/announcer.ts';
import { upload } from '../../../platform/call.ts';
import { isComposing } from '../../../platform/composition.ts';
import { useMessages } from '../../../platform/messages.ts';
import { pictureAddress } from '../courses/course-texts.ts';
import { useAcademyWords } from '../words.ts';
import { newStep } from './course-values.ts';
import { QuestionFields } from './QuestionFields.tsx';

const NAME = 'steps';
const Markdown = lazy(async () => ({ default: (await import('../../../kit/Markdown.tsx')).Markdown }));

/** The steps in their order: added, removed, moved by buttons and keys. */
export function StepsField() {
  const t = useAcademyWords();
  const id = useId();
  const label = t('group.steps');
  const { form, fields: shown } = useFormContext();
  const { fields: steps, append, remove, move } = useFieldArray({ control: form.control, name: NAME, keyName: 'key' });
  // As one field in the comparison with a newer state; the fields of a step place what is wrong with it.
  useEffect(
    () =>
      shown.show({
        name: NAME,
        label,
        id: `${id}-add`,
        ask: 'enter',
        textOf: (value) => (value as readonly CourseStep[]).map(({ title, body }) => `${title}\n${body}`).join('\n\n'),
      }),
    [shown, label, id],
  );

  /** The card that moved keeps the focus. */
  const cards = useRef(new Map<string, HTMLElement>());
  const moved = useRef<string | null>(null);
  useEffect(() => {
    if (moved.current !== null) cards.current.get(moved.current)?.focus();
    moved.current = null;
  });

  function moveStep(from: number, to: number): void {
    const step = steps[from];
    if (step === undefined || to < 0 || to >= steps.length) return;
    moved.current = step.key;
    move(from, to);
    announce(t('step.moved', { n: to + 1 }));
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {steps.map((step, index) => (
        <StepCard
          key={step.key}
          ref={(element: HTMLElement | null) => {
            if (element) cards.current.set(step.key, element);
            else cards.current.delete(step.key);
          }}
          index={index}
          count={steps.length}
          onMove={(to) => moveStep(index, to)}
          onRemove={() => remove(index)}
        />
      ))}
      {steps.length < COURSE_LIMITS.steps && (
        <div>
          <Button
            id={`${id}-add`}
            variant="outlined"
            startIcon={<Icon name="plus" size={16} />}
            onClick={() => append(newStep(crypto.randomUUID()), { shouldFocus: false })}
          >
            {t('step.add')}
          </Button>
        </div>
      )}
    </Box>
  );
}

interface CardProps {
  readonly ref: Ref<HTMLElement>;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** One step: heading and text in both languages, its minutes, a question. */
function StepCard({ ref, index, count, onMove, onRemove }: CardProps) {
  const t = useAcademyWords();
  const path = `${NAME}.${index}`;
  const n = index + 1;
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || !event.altKey) return;
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? index - 1 : index + 1);
  };
  const tools = [
    { key: 'up', icon: 'arrowUp', isOff: index === 0, run: () => onMove(index - 1) },
    { key: 'down', icon: 'arrowDown', isOff: n === count, run: () => onMove(index + 1) },
    { key: 'remove', icon: 'trash', isOff: false, run: onRemove },
  ] as const;
  return (
    <Box
      ref={ref}
      role="group"
      aria-label={t('step.nth', { n })}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      sx={{
        display: 'grid',
        gap: 2,
        p: 2,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: `${RADIUS.menu}px`,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="subtitle1" component="h3" sx={{ flex: 1 }}>
          {t('step.nth', { n })}
        </Typography>
        {tools.map(({ key, icon, isOff, run }) => (
          <Tooltip key={key} title={t(`step.${key}`, { n })}>
            <IconButton
              size="small"
              aria-label={t(`step.${key}`, { n })}
              aria-disabled={isOff}
              onClick={isOff ? undefined : run}
              sx={isOff ? { opacity: 0.4 } : {}}
            >
              <Icon name={icon} />
            </IconButton>
          </Tooltip>
        ))}
      </Box>
      <TextField name={`${path}.title`} label={t('step.title')} />
      <MarkdownField name={`${path}.body`} label={t('step.body')} max={COURSE_LIMITS.body} minRows={5} maxRows={20} />
      <PictureTools path={path} />
      <NumberField name={`${path}.minutes`} label={t('step.minutes')} />
      <SwitchField name={`${path}.isHidden`} label={t('step.hidden')} hint={t('step.hiddenHint')} />
      <TextField name={`${path}.titleEn`} label={t('step.titleEn')} isOptional />
      <MarkdownField
        name={`${path}.bodyEn`}
        label={t('step.bodyEn')}
        max={COURSE_LIMITS.body}
        minRows={3}
        maxRows={20}
        isOptional
      />
      <QuestionFields path={path} />
    </Box>
  );
}

const KINDS = 'image/png,image/jpeg,image/webp';

/** Adds a picture to the text by the file store, and shows the text as its readers will see it. */
function PictureTools({ path }: { readonly path: string }) {
  const t = useAcademyWords();
  const message = useMessages();
  const sentenceOf = useErrorSentence();
  const { form } = useFormContext();
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const [isShown, setShown] = useState(false);
  const body: unknown = useWatch({ control: form.control, name: `${path}.body` });
  const text = typeof body === 'string' ? body : '';

  async function add(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    setSending(true);
    try {
      const { id } = await upload(addAttachment, file);
      const now = String(form.getValues(`${path}.body`) ?? '');
      const marks = `![${t('pictureAlt')}](${PICTURE_SCHEME}${id})`;
      form.setValue(`${path}.body`, `${now}${now === '' ? '' : '\n\n'}${marks}\n`, { shouldDirty: true });
      message(t('pictureAdded'), 'success');
    } catch (error) {
      message(sentenceOf(error), 'error');
    } finally {
      setSending(false);
    }
  }

  return (
    <div>
      <input
        ref={input}
        type="file"
        accept={KINDS}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          void add(file);
        }}
      />
      <Button size="small" aria-busy={isSending} onClick={() => input.current?.click()}>
        {t('picture')}
      </Button>
      <Button size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {t('preview')}
      </Button>
      {isShown ? (
        <Box sx={{ mt: 1, p: 2, border: '1px solid', borderColor: 'divider' }}>
          <Suspense fallback={null}>
            <Markdown text={text} lang="ja" pictures={pictureAddress} />
          </Suspense>
        </Box>
      ) : null}
    </div>
  );
}
