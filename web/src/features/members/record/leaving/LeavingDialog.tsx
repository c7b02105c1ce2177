import { Leaving, type MemberRecord } from '@madoguchi/contract/members/model.ts';
import { setLeaving } from '@madoguchi/contract/members/operations.ts';
import { DateField } from '../../../../kit/fields/date/DateField.tsx';
import { TextField } from '../../../../kit/fields/TextField.tsx';
import { FormDialog } from '../../../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../../../kit/form/use-operation-form.ts';
import { useMessages } from '../../../../platform/messages.ts';
import { invalidate } from '../../../../platform/query.ts';
import { useRecordWords } from '../words.ts';
import { OpenWorkList } from './OpenWorkList.tsx';
import { useLeavingWords } from './words.ts';

interface Props {
  readonly record: MemberRecord;
  /** Takes the leaving back instead of setting its day. */
  readonly takesBack: boolean;
  readonly onClose: () => void;
}

/** Sets the last day, with what is open for the hand-over before one's eyes; or takes it back. */
export function LeavingDialog({ record, takesBack, onClose }: Props) {
  const t = useLeavingWords();
  const tRecord = useRecordWords();
  const message = useMessages();
  const { employeeId, version } = record;
  const name = `${record.lastName} ${record.firstName}`;
  const form = useOperationForm(setLeaving, {
    input: Leaving,
    carries: { employeeId, version },
    defaults: { leftOn: takesBack ? null : record.leftOn, reason: '' },
    onDone: () => {
      message(t('saved', { name }), 'success');
      onClose();
    },
    onRefused: () => void invalidate(setLeaving),
  });
  return (
    <FormDialog
      form={form}
      title={t(takesBack ? 'takeBackTitle' : 'setTitle', { name })}
      effect={t(takesBack ? 'takeBackEffect' : 'setEffect')}
      submitLabel={t(submitted())}
      onDismiss={onClose}
    >
      {takesBack ? null : (
        <>
          <OpenWorkList employeeId={employeeId} />
          <DateField name="leftOn" label={t('leftOn')} />
        </>
      )}
      <TextField name="reason" label={tRecord('reason')} hint={tRecord('reasonHint')} />
    </FormDialog>
  );

  function submitted(): 'takeBack' | 'set' | 'move' {
    if (takesBack) return 'takeBack';
    return record.leftOn === null ? 'set' : 'move';
  }
}
