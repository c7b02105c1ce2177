import { TRANSACTION_LIMITS } from '@madoguchi/contract/electronic-transactions/choices.ts';
import { CorrectedTransaction, Transaction } from '@madoguchi/contract/electronic-transactions/model.ts';
import { correctTransaction, showTransaction } from '@madoguchi/contract/electronic-transactions/operations.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import Box from '@mui/material/Box';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { KnownFiles, KnownFilesContext } from '../../../kit/fields/file/known-files.ts';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { FieldGroup } from '../../../kit/form/FieldGroup.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { RecordForm } from '../../../kit/record/RecordForm.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { epochNow } from '../../../platform/clock.ts';
import { checked } from '../../../platform/http/checked.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { TransactionStateChip } from '../TransactionStateChip.tsx';
import { BesideForm } from '../viewer/BesideForm.tsx';
import { useTransactionWords } from '../words.ts';
import { TransactionFields } from './TransactionFields.tsx';
import { valuesOfVersion } from './transaction-values.ts';

/** `/apps/electronicTransaction/:transactionId/correct`: a new version over the one that is shown (B7-03). */
export function CorrectPage() {
  const t = useTransactionWords();
  const title = useScreenTitle()('electronic-transactions.correct');
  const { transactionId = '' }: { transactionId?: string } = useParams({ strict: false });
  const read = useRead(showTransaction, { id: transactionId });
  return (
    <RecordPage
      read={read}
      title={title}
      up={<Link to={screenPath('electronic-transactions.show', { transactionId })}>{read.data?.number ?? title}</Link>}
      lead={t('correctLead')}
      state={({ state }) => <TransactionStateChip status={state} />}
    >
      {(transaction) =>
        transaction.state === 'live' ? (
          <CorrectForm key={transaction.version} transaction={transaction} />
        ) : (
          <EmptyState icon="cancelled" text={t('notLive')} />
        )
      }
    </RecordPage>
  );
}

function CorrectForm({ transaction }: { readonly transaction: Transaction }) {
  const t = useTransactionWords();
  const message = useMessages();
  const navigate = useNavigate();
  const { id, version, number, current } = transaction;
  const [files] = useState(() => new KnownFiles(current.files));
  const [today] = useState(() => tokyoDay(epochNow()));
  const form = useOperationForm(correctTransaction, {
    input: CorrectedTransaction,
    carries: { id, version },
    defaults: { ...valuesOfVersion(current), reason: '' },
    draftKey: id,
    valuesOfCurrent: (newer) => {
      const { current: theirs, version: at } = checked(Transaction, newer);
      return { ...valuesOfVersion(theirs), id, version: at, reason: '' };
    },
    onDone: () => {
      message(t('corrected', { number }), 'success');
      void navigate({ to: screenPath('electronic-transactions.show', { transactionId: id }) });
    },
  });
  return (
    <KnownFilesContext value={files}>
      <RecordForm form={form} label={t('correctTitle', { number })} saveLabel={t('saveCorrection')}>
        <BesideForm>
          <Box sx={{ display: 'grid', gap: 3 }}>
            <Box sx={{ maxWidth: 960 }}>
              <FieldGroup title={t('reason')}>
                <TextAreaField
                  name="reason"
                  label={t('reason')}
                  hint={t('reasonHint')}
                  max={TRANSACTION_LIMITS.reason}
                  minRows={2}
                />
              </FieldGroup>
            </Box>
            <TransactionFields today={today} id={id} />
          </Box>
        </BesideForm>
      </RecordForm>
    </KnownFilesContext>
  );
}
