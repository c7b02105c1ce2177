import { timesOfSpan } from '@madoguchi/contract/calendar/content.ts';
import { ChangedContent, EventView, type Participant } from '@madoguchi/contract/calendar/model.ts';
import { changeEvent } from '@madoguchi/contract/calendar/operations.ts';
import type { FoundPerson } from '@madoguchi/contract/people/model.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { FormBar } from '../../kit/form/FormBar.tsx';
import { OperationForm } from '../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../kit/form/SubmitButton.tsx';
import { useOperationForm } from '../../kit/form/use-operation-form.ts';
import { formatDay, formatList } from '../../platform/formats.ts';
import { checked } from '../../platform/http/checked.ts';
import { useLanguage } from '../../platform/words.ts';
import { EventFields } from './EventFields.tsx';
import { useUndo } from './use-undo.tsx';
import { useEventWords } from './words.ts';

export interface OpenedDate {
  readonly day: PlainDate | null;
  readonly allDay: boolean;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly title: string;
  readonly place: string;
  readonly description: string;
}

interface ChangeProps {
  readonly event: EventView;
  readonly date: OpenedDate;
  readonly danger: ReactNode;
  readonly onClose: () => void;
}

const personOf = ({ employeeId: id, number, name, kana, departmentCode }: Participant): FoundPerson => ({
  id,
  employeeId: number,
  name,
  kana,
  departmentCode,
});

/** The fields of a form over an event, as one date of it stands. */
const valuesOf = (event: EventView, date: OpenedDate) => ({
  title: date.title,
  place: date.place,
  description: date.description,
  ...timesOfSpan(date, date.allDay),
  visibility: event.visibility,
  participants: event.participants.map(({ employeeId }) => employeeId),
  rule: event.rule,
});

/** An own event, at the date that was opened. */
export function ChangeEventForm({ event, date, danger, onClose }: ChangeProps) {
  const t = useEventWords();
  const language = useLanguage();
  const sayWithUndo = useUndo();
  const { id, version, rule, participants } = event;
  const isSeries = rule !== null;
  const scope = isSeries ? ('one' as const) : ('all' as const);
  const form = useOperationForm(changeEvent, {
    input: ChangedContent,
    carries: { id, version, day: date.day },
    defaults: { ...valuesOf(event, date), scope },
    valuesOfCurrent: (current) => {
      const now = checked(EventView, current);
      const { startsAt, endsAt, allDay, title, place, description } = isSeries ? { ...now, ...date } : now;
      const newer = { day: date.day, startsAt, endsAt, allDay, title, place, description };
      return { ...valuesOf(now, newer), scope, id, version: now.version, day: date.day };
    },
    onDone: ({ undo, kept }) => {
      const days = formatList(
        kept.map((day) => formatDay(day, language)),
        language,
      );
      const isWhole = form.form.getValues('scope') !== 'one';
      const text = t('changed', { title: String(form.form.getValues('title')) });
      sayWithUndo(text, undo, isSeries && isWhole && kept.length > 0 ? t('kept', { days }) : undefined);
      onClose();
    },
  });
  return (
    <OperationForm form={form} label={t('form.edit')} marks="optional">
      <EventFields known={participants.map(personOf)} except={id} isSeries={isSeries} />
      <FormBar danger={danger}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <SubmitButton>{t('save')}</SubmitButton>
      </FormBar>
    </OperationForm>
  );
}
