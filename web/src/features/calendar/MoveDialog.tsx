import { SCOPES } from '@madoguchi/contract/calendar/choices.ts';
import { timesOfSpan } from '@madoguchi/contract/calendar/content.ts';
import { type CalendarItem, MovedTimes } from '@madoguchi/contract/calendar/model.ts';
import { moveEvent } from '@madoguchi/contract/calendar/operations.ts';
import { ChoiceField } from '../../kit/fields/choice/ChoiceField.tsx';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../kit/form/use-operation-form.ts';
import { useLanguage } from '../../platform/words.ts';
import { type Times, writtenTimes } from './event-times.ts';
import { TimesFields } from './TimesFields.tsx';
import { useUndo } from './use-undo.tsx';
import { useEventWords } from './words.ts';

interface Props {
  readonly of: CalendarItem;
  readonly onClose: () => void;
}

/** Moves without dragging: the new days and times, and for which dates of a series. */
export function MoveDialog({ of, onClose }: Props) {
  const t = useEventWords();
  const language = useLanguage();
  const sayWithUndo = useUndo();
  const { eventId: id, version, day, title, allDay } = of;
  const form = useOperationForm(moveEvent, {
    input: MovedTimes,
    carries: { id, version, day },
    defaults: { ...timesOfSpan(of, allDay), scope: day === null ? 'all' : 'one' },
    onDone: ({ undo }) => {
      const times = form.form.getValues() as Times;
      sayWithUndo(t('moved', { title, time: writtenTimes(times, language) }), undo);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('move.title', { title })} submitLabel={t('move.submit')} onDismiss={onClose}>
      <TimesFields hasSwitch={false} />
      {day === null ? null : (
        <ChoiceField
          name="scope"
          label={t('scope')}
          choices={SCOPES.map((value) => ({ value, label: t(`scope.${value}`) }))}
        />
      )}
    </FormDialog>
  );
}
