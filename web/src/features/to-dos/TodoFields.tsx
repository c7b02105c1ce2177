import { MOST_SUBTASKS, NOTES_LIMIT } from '@madoguchi/contract/to-dos/choices.ts';
import type { Subtask, TodoContent, TodoPlace } from '@madoguchi/contract/to-dos/model.ts';
import { isPlainDate } from '@madoguchi/contract/values/calendar-days.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Switch from '@mui/material/Switch';
import { type KeyboardEvent, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ChoicesField } from '../../kit/fields/choice/ChoicesField.tsx';
import { DateField } from '../../kit/fields/date/DateField.tsx';
import { TimeField } from '../../kit/fields/date/TimeField.tsx';
import { Field } from '../../kit/fields/Field.tsx';
import { SwitchField } from '../../kit/fields/SwitchField.tsx';
import { TextAreaField } from '../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { useField, useFormContext } from '../../kit/form/form-context.ts';
import { Icon } from '../../kit/Icon.tsx';
import { WarningBand } from '../../kit/WarningBand.tsx';
import { epochNow } from '../../platform/clock.ts';
import { isComposing } from '../../platform/composition.ts';
import { formatList } from '../../platform/formats.ts';
import { newId } from '../../platform/new-id.ts';
import { useSession } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { LinkField } from './LinkField.tsx';
import { RepeatField } from './RepeatField.tsx';
import { useTodoWords } from './words.ts';

const ROW = { display: 'flex', flexWrap: 'wrap', gap: 2 } as const;

/** The fields of a to-do. */
export function TodoFields({ places }: { readonly places: readonly TodoPlace[] }) {
  const t = useTodoWords();
  const of = (wanted: TodoPlace['kind']) =>
    places.filter(({ kind }) => kind === wanted).map(({ id: value, title: label }) => ({ value, label }));
  const labels = of('label');
  return (
    <>
      <TextField name="title" label={t('title')} />
      <Box sx={ROW}>
        <DateField name="dueOn" label={t('due.date')} isOptional />
        <TimeField name="dueTime" label={t('due.time')} isOptional />
      </Box>
      <DateField name="startOn" label={t('start')} isOptional />
      <DatesInOrder />
      <Box sx={ROW}>
        <SwitchField name="starred" label={t('starred')} />
        <SwitchField name="important" label={t('important')} />
      </Box>
      <FolderField folders={of('folder')} />
      {labels.length === 0 ? null : <ChoicesField name="labelIds" label={t('labels')} choices={labels} isOptional />}
      <TextAreaField name="notes" label={t('notes')} max={NOTES_LIMIT} isOptional />
      <SubtasksField />
      <RepeatField />
      <ReminderField />
      <LinkField />
    </>
  );
}

const isDay = (value: unknown): value is string => typeof value === 'string' && isPlainDate(value);

/** A start after the due date is no way to save it: either date may give way. */
function DatesInOrder() {
  const t = useTodoWords();
  const { form } = useFormContext();
  const [startOn, dueOn] = useWatch({ control: form.control, name: ['startOn', 'dueOn'] }) as unknown[];
  if (!isDay(startOn) || !isDay(dueOn) || startOn <= dueOn) return null;
  const set = (name: 'startOn' | 'dueOn', day: string) => {
    form.clearErrors('startOn');
    form.setValue(name, day, { shouldDirty: true });
  };
  return (
    <WarningBand>
      <p>{t('startAfterDue')}</p>
      <Button size="small" onClick={() => set('startOn', dueOn)}>
        {t('startAfterDue.start')}
      </Button>
      <Button size="small" onClick={() => set('dueOn', startOn)}>
        {t('startAfterDue.due')}
      </Button>
    </WarningBand>
  );
}

function FolderField({ folders }: { readonly folders: readonly { readonly value: string; readonly label: string }[] }) {
  const t = useTodoWords();
  const label = t('folder');
  const field = useField<string | null>(
    { name: 'folderId', label, isOptional: true },
    { ask: 'select', textOf: String },
  );
  return (
    <Field {...field.frame} widthPx={320}>
      <NativeSelect
        fullWidth
        input={<OutlinedInput />}
        inputRef={field.inputRef}
        inputProps={{ ...field.aria, id: field.id }}
        value={field.value ?? ''}
        onChange={({ target }) => field.change(target.value === '' ? null : target.value)}
      >
        <option value="">{t('noFolder')}</option>
        {folders.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}

/** Sub-tasks with their ticks; Enter adds one, and a conversion of an input method takes its Enter first. */
function SubtasksField() {
  const t = useTodoWords();
  const language = useLanguage();
  const id = useId();
  const label = t('subtasks');
  const field = useField<readonly Subtask[]>(
    { name: 'subtasks', label, isOptional: true },
    {
      ask: 'enter',
      textOf: (tasks) =>
        formatList(
          (tasks as readonly Subtask[]).map(({ title }) => title),
          language,
        ),
    },
  );
  const [title, setTitle] = useState('');
  const tasks = field.value;
  const add = () => {
    if (title.trim() === '' || tasks.length >= MOST_SUBTASKS) return;
    field.change([...tasks, { id: newId(epochNow()), title: title.trim(), isDone: false }]);
    setTitle('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    add();
  };
  return (
    <Field {...field.frame} id={id}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {tasks.map((task) => (
          <Box component="li" key={task.id} sx={{ display: 'flex', alignItems: 'center' }}>
            <Checkbox
              checked={task.isDone}
              slotProps={{ input: { 'aria-label': task.title } }}
              onChange={(_, isDone) => field.change(tasks.map((one) => (one === task ? { ...one, isDone } : one)))}
            />
            <Box
              component="span"
              sx={{ flex: 1, overflowWrap: 'anywhere', textDecoration: task.isDone ? 'line-through' : 'none' }}
            >
              {task.title}
            </Box>
            <IconButton
              aria-label={t('subtask.remove', { title: task.title })}
              onClick={() => field.change(tasks.filter((one) => one !== task))}
            >
              <Icon name="close" />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <OutlinedInput
          id={id}
          fullWidth
          inputRef={field.inputRef}
          value={title}
          inputProps={{ maxLength: 200 }}
          onChange={({ target }) => setTitle(target.value)}
          onKeyDown={onKeyDown}
        />
        <Button sx={{ flex: 'none' }} onClick={add}>
          {t('add')}
        </Button>
      </Box>
    </Field>
  );
}

const MORNING = '09:00';

/** When the person is reminded: a day and a time, at first the morning of the due date. */
function ReminderField() {
  const t = useTodoWords();
  const { today } = useSession();
  const { form } = useFormContext();
  const [reminder, dueOn] = useWatch({ control: form.control, name: ['reminder', 'dueOn'] }) as [
    TodoContent['reminder'] | undefined,
    unknown,
  ];
  const isOn = reminder !== null && reminder !== undefined;
  const day = typeof dueOn === 'string' && isPlainDate(dueOn) ? dueOn : today;
  const toggle = (on: boolean) => form.setValue('reminder', on ? { day, time: MORNING } : null, { shouldDirty: true });
  return (
    <Box>
      <FormControlLabel label={t('reminder')} control={<Switch checked={isOn} onChange={(_, on) => toggle(on)} />} />
      {isOn ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <DateField name="reminder.day" label={t('reminder.day')} />
          <TimeField name="reminder.time" label={t('reminder.time')} />
        </Box>
      ) : null}
    </Box>
  );
}
