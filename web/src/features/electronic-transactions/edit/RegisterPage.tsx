import { NewTransaction } from '@madoguchi/contract/electronic-transactions/model.ts';
import { listWaitingFiles, registerTransaction } from '@madoguchi/contract/electronic-transactions/operations.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { KnownFiles, KnownFilesContext } from '../../../kit/fields/file/known-files.ts';
import { FieldGroup } from '../../../kit/form/FieldGroup.tsx';
import { useFormContext } from '../../../kit/form/form-context.ts';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { RecordForm } from '../../../kit/record/RecordForm.tsx';
import { epochNow } from '../../../platform/clock.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { BesideForm } from '../viewer/BesideForm.tsx';
import { useTransactionWords } from '../words.ts';
import { TransactionFields } from './TransactionFields.tsx';
import { emptyTransaction } from './transaction-values.ts';

/** `/apps/electronicTransaction/new`: one paper to be registered, beside the files that wait. */
export function RegisterPage() {
  const t = useTransactionWords();
  const title = useScreenTitle()('electronic-transactions.new');
  const message = useMessages();
  const navigate = useNavigate();
  const [files] = useState(() => new KnownFiles([]));
  const [today] = useState(() => tokyoDay(epochNow()));
  const form = useOperationForm(registerTransaction, {
    input: NewTransaction,
    defaults: emptyTransaction(today),
    draftKey: 'new',
    onDone: ({ id, number, late }) => {
      message(t(late ? 'savedLate' : 'saved', { number }), 'success');
      void navigate({ to: screenPath('electronic-transactions.show', { transactionId: id }) });
    },
  });
  return (
    <KnownFilesContext value={files}>
      <PageHeader title={title} up={<Link to={screenPath('electronic-transactions')}>{t('toList')}</Link>} />
      <RecordForm form={form} label={title} saveLabel={t('save')}>
        <BesideForm>
          <Box sx={{ display: 'grid', gap: 3 }}>
            <WaitingFiles files={files} />
            <TransactionFields today={today} id={null} />
          </Box>
        </BesideForm>
      </RecordForm>
    </KnownFilesContext>
  );
}

/** Files that came without being registered: of the watched folder, and those whose form was left. */
function WaitingFiles({ files }: { readonly files: KnownFiles }) {
  const t = useTransactionWords();
  const { form } = useFormContext();
  const chosen = useWatch({ control: form.control, name: 'files' }) as readonly string[];
  const waiting = (useRead(listWaitingFiles, {}).data?.files ?? []).filter(({ id }) => !chosen.includes(id));
  if (waiting.length === 0) return null;
  return (
    <Box sx={{ maxWidth: 960 }}>
      <FieldGroup title={t('waitingFiles')}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {waiting.map((file) => (
            <li key={file.id}>
              <Button
                variant="outlined"
                onClick={() => {
                  files.add(file);
                  form.setValue('files', [...chosen, file.id], { shouldDirty: true });
                }}
              >
                {t('take', { name: file.name })}
              </Button>
            </li>
          ))}
        </Box>
      </FieldGroup>
    </Box>
  );
}
