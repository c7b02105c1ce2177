import { ClosingTime, NewClosure } from '@madoguchi/contract/resources/model.ts';
import { checkClosure, closeResources, listOfferedResources } from '@madoguchi/contract/resources/operations.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { ChoicesField } from '../../../kit/fields/choice/ChoicesField.tsx';
import { MomentField } from '../../../kit/fields/date/MomentField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useFormContext } from '../../../kit/form/form-context.ts';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useRead } from '../../../platform/query.ts';
import { useResourceWords } from '../words.ts';
import { AffectedList } from './AffectedList.tsx';

interface Props {
  /** The id of the closure that was made; none where it was dismissed. */
  readonly onClose: (made?: string) => void;
}

/** Closes one or several resources from one moment to another. */
export function CloseDialog({ onClose }: Props) {
  const t = useResourceWords();
  const message = useMessages();
  const { data } = useRead(listOfferedResources, {});
  const choices = useMemo(
    () => (data?.resources ?? []).map(({ id, name, reading }) => ({ value: id, label: name, reading })),
    [data],
  );
  const form = useOperationForm(closeResources, {
    input: NewClosure,
    defaults: { resourceIds: [], startsAt: null, endsAt: null, reason: '' },
    onDone: ({ id }) => {
      message(t('closed'), 'success');
      onClose(id);
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('close')}
      effect={t('closeEffect')}
      submitLabel={t('close')}
      onDismiss={() => onClose()}
    >
      <ChoicesField name="resourceIds" label={t('resources')} choices={choices} />
      <MomentField name="startsAt" label={t('from')} />
      <MomentField name="endsAt" label={t('to')} hint={t('toHint')} isEnd />
      <AffectedBefore />
      <TextField name="reason" label={t('reason')} hint={t('reasonHint')} />
    </FormDialog>
  );
}

/** So many are shown before a closure is saved; all of them stand in its panel. */
const AFFECTED_SHOWN = 10;

/** Whom the closure in the form around it would concern, as soon as its resources and its time are said. */
function AffectedBefore() {
  const t = useResourceWords();
  const { form } = useFormContext();
  const [resourceIds, startsAt, endsAt] = useWatch({
    control: form.control,
    name: ['resourceIds', 'startsAt', 'endsAt'],
  });
  const asked = ClosingTime.safeParse({ resourceIds, startsAt, endsAt });
  const read = useRead(checkClosure, asked.data ?? { resourceIds: [], startsAt: '', endsAt: '' }, {
    enabled: asked.success,
  });
  if (!asked.success) return null;
  if (read.error !== null) return <ErrorBand error={read.error} onRetry={() => void read.refetch()} />;
  const reservations = read.data?.reservations;
  if (reservations === undefined) return <Typography role="status">{t('affected.asking')}</Typography>;
  const count = reservations.length;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography role="status" sx={{ wordBreak: 'auto-phrase' }}>
        {count === 0 ? t('affected.none') : t('affected.some', { count })}
      </Typography>
      {count === 0 ? null : (
        <AffectedList label={t('affected.label')} reservations={reservations.slice(0, AFFECTED_SHOWN)} />
      )}
      {count > AFFECTED_SHOWN ? (
        <Typography variant="caption">{t('affected.more', { count: count - AFFECTED_SHOWN })}</Typography>
      ) : null}
    </Box>
  );
}
