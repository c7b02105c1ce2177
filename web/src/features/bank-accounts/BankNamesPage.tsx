import { type BankNameCorrection, NewBankName } from '@madoguchi/contract/bank-accounts/model.ts';
import { correctBankName, listBankNames, withdrawBankName } from '@madoguchi/contract/bank-accounts/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { AfterHead } from '../../kit/AfterHead.tsx';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { ErrorBand } from '../../kit/ErrorBand.tsx';
import { FactList } from '../../kit/FactList.tsx';
import { DateField } from '../../kit/fields/date/DateField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { useFormContext } from '../../kit/form/form-context.ts';
import { useOperationForm } from '../../kit/form/use-operation-form.ts';
import { PageHeader } from '../../kit/PageHeader.tsx';
import { RecordActions } from '../../kit/record/RecordActions.tsx';
import { recordStep } from '../../kit/record/StepDialog.tsx';
import { formatDay, formatInstant } from '../../platform/formats.ts';
import { useMessages } from '../../platform/messages.ts';
import { useRead } from '../../platform/query.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { useLanguage } from '../../platform/words.ts';
import { BankField } from './BankField.tsx';
import { useAccountWords } from './words.ts';

/** A bank, and one of its branches where it is the branch that is called otherwise. */
function BankFields() {
  const t = useAccountWords();
  const { form } = useFormContext();
  const bank = (useWatch({ control: form.control, name: 'bank' }) as string | null) || null;
  return (
    <>
      <BankField name="bank" label={t('bank')} hint={t('bankHint')} />
      <BankField
        key={bank}
        name="branch"
        label={t('names.branch')}
        hint={bank === null ? t('bankFirst') : t('names.branch-hint')}
        branchOf={bank}
      />
    </>
  );
}

function CorrectName({ onClose }: { readonly onClose: () => void }) {
  const t = useAccountWords();
  const message = useMessages();
  const form = useOperationForm(correctBankName, {
    input: NewBankName,
    defaults: { bank: null, branch: null, name: '', kana: '', validFrom: null, reason: '' },
    onDone: ({ name }) => {
      message(t('names.saved', { name }), 'success');
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('names.dialog')}
      effect={t('names.effect')}
      marks="optional"
      submitLabel={t('names.submit')}
      onDismiss={onClose}
    >
      <BankFields />
      <TextField name="name" label={t('names.name')} />
      <TextField name="kana" label={t('names.kana')} />
      <DateField name="validFrom" label={t('names.validFrom')} />
      <TextField name="reason" label={t('names.reason')} hint={t('names.reason-hint')} />
    </FormDialog>
  );
}

/** One correction, with the way back while it is in force or waits. */
function Correction({ correction }: { readonly correction: BankNameCorrection }) {
  const t = useAccountWords();
  const language = useLanguage();
  const { bank, branch, listedBank, listedBranch, name, kana, validFrom, reason, addedAt, addedBy, state } = correction;
  const listed = listedBranch === null ? listedBank : `${listedBank} ${listedBranch}`;
  const withdraw = recordStep({
    operation: withdrawBankName,
    label: t('names.withdraw'),
    done: t('names.withdrawn', { name }),
    question: t('names.withdraw-of', { name }),
    effect: t('names.withdraw-effect'),
    isDanger: true,
  });
  const isStanding = state === 'valid' || state === 'waiting';
  return (
    <Card component="li" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <Typography variant="subtitle2" component="h2" lang="ja">
        {listed} → {name}
      </Typography>
      <FactList
        facts={[
          [t('names.state'), t(`names.state.${state}`)],
          [t('names.code'), branch === null ? bank : `${bank}-${branch}`],
          [t('names.kana'), kana, 'ja'],
          [t('names.validFrom'), formatDay(validFrom, language)],
          [t('names.reason'), reason, 'ja'],
          [t('names.added'), t('names.addedBy', { at: formatInstant(addedAt, language), by: addedBy })],
        ]}
      />
      {isStanding ? (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <RecordActions record={correction} steps={[{ step: withdraw }]} />
        </Box>
      ) : null}
    </Card>
  );
}

/** `/apps/maintenance/bank-names`: names of banks and branches that the public list does not have yet (OB6). */
export function BankNamesPage() {
  const t = useAccountWords();
  const title = useScreenTitle()('bank-accounts.names');
  const { data, error, refetch } = useRead(listBankNames, {});
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <PageHeader
        title={title}
        lead={t('names.lead')}
        actions={
          <Button variant="contained" onClick={() => setAdding(true)}>
            {t('names.add')}
          </Button>
        }
      />
      <AfterHead>
        {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
        {data?.names.length === 0 ? <EmptyState icon="classification" text={t('names.none')} /> : null}
        <Box
          component="ul"
          aria-label={title}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, maxWidth: 720 }}
        >
          {data?.names.map((correction) => (
            <Correction key={correction.id} correction={correction} />
          ))}
        </Box>
        {isAdding ? <CorrectName onClose={() => setAdding(false)} /> : null}
      </AfterHead>
    </>
  );
}
