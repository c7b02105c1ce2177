import { COURSE_LIMITS } from '@madoguchi/contract/academy/choices.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useFieldArray, useWatch } from 'react-hook-form';
import { Field } from '../../../kit/fields/Field.tsx';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { useField, useFormContext } from '../../../kit/form/form-context.ts';
import { Icon } from '../../../kit/Icon.tsx';
import { useAcademyWords } from '../words.ts';
import { NEW_QUESTION } from './course-values.ts';

interface Props {
  /** Of the step in the form. */
  readonly path: string;
}

/** The question of a step; a step needs none. */
export function QuestionFields({ path }: Props) {
  const t = useAcademyWords();
  const { form } = useFormContext();
  const name = `${path}.question`;
  const question: unknown = useWatch({ control: form.control, name });
  const has = question !== null && question !== undefined;
  const set = (value: unknown) => form.setValue(name, value, { shouldDirty: true });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Button
          size="small"
          variant="outlined"
          onClick={() =>
            set(has ? null : { ...NEW_QUESTION, choices: NEW_QUESTION.choices.map((one) => ({ ...one })) })
          }
        >
          {t(has ? 'question.remove' : 'question.add')}
        </Button>
      </div>
      {has ? <Asked name={name} /> : null}
    </Box>
  );
}

function Asked({ name }: { readonly name: string }) {
  const t = useAcademyWords();
  const { form } = useFormContext();
  const choices = useFieldArray({ control: form.control, name: `${name}.choices`, keyName: 'key' });
  const right = useField<number>({ name: `${name}.right`, label: t('question.right') }, { ask: 'select' });
  const { fields } = choices;
  function removeChoice(index: number): void {
    choices.remove(index);
    if (right.value > index || right.value === fields.length - 1) right.change(Math.max(0, right.value - 1));
  }
  return (
    <>
      <TextField name={`${name}.text`} label={t('question.text')} />
      <TextField name={`${name}.textEn`} label={t('question.textEn')} isOptional />
      {fields.map((field, index) => (
        <Box key={field.key} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
          <Box sx={{ flex: 1, display: 'grid', gap: 1, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
            <TextField name={`${name}.choices.${index}.text`} label={t('question.choice', { n: index + 1 })} />
            <TextField
              name={`${name}.choices.${index}.textEn`}
              label={t('question.choiceEn', { n: index + 1 })}
              isOptional
            />
          </Box>
          {fields.length > 2 ? (
            <IconButton aria-label={t('question.removeChoice', { n: index + 1 })} onClick={() => removeChoice(index)}>
              <Icon name="trash" />
            </IconButton>
          ) : null}
        </Box>
      ))}
      {fields.length < COURSE_LIMITS.choices ? (
        <div>
          <Button
            size="small"
            startIcon={<Icon name="plus" size={16} />}
            onClick={() => choices.append({ text: '', textEn: '' }, { shouldFocus: false })}
          >
            {t('question.addChoice')}
          </Button>
        </div>
      ) : null}
      <Field {...right.frame} isGroup>
        <RadioGroup
          row
          aria-labelledby={`${right.id}-label`}
          value={String(right.value)}
          onChange={(_event, value) => right.change(Number(value))}
          onBlur={right.leave}
        >
          {fields.map((field, index) => (
            <FormControlLabel
              key={field.key}
              value={String(index)}
              label={t('question.choice', { n: index + 1 })}
              control={<Radio {...(index === 0 ? { id: right.id } : {})} />}
            />
          ))}
        </RadioGroup>
      </Field>
      <TextAreaField
        name={`${name}.explanation`}
        label={t('question.explanation')}
        max={COURSE_LIMITS.explanation}
        minRows={2}
        isOptional
      />
      <TextAreaField
        name={`${name}.explanationEn`}
        label={t('question.explanationEn')}
        max={COURSE_LIMITS.explanation}
        minRows={2}
        isOptional
      />
    </>
  );
}
