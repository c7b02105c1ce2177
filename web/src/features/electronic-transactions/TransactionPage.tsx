import { may } from '@madoguchi/contract/access.ts';
import { TRANSACTION_LIMITS } from '@madoguchi/contract/electronic-transactions/choices.ts';
import {
  CounterpartyName,
  type Transaction,
  TransactionDeletion,
  type TransactionVersion,
} from '@madoguchi/contract/electronic-transactions/model.ts';
import { VERSION_CHANGE_NAMES } from '@madoguchi/contract/electronic-transactions/names.ts';
import {
  deleteTransaction,
  fetchTransactionStamp,
  renameCounterparty,
  showTransaction,
  showTransactionHistory,
  verifyTransaction,
} from '@madoguchi/contract/electronic-transactions/operations.ts';
import { stampFiles } from '@madoguchi/contract/electronic-transactions/package/stamp-files.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { createLink, Link, useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ErrorBand } from '../../kit/ErrorBand.tsx';
import { DateField } from '../../kit/fields/date/DateField.tsx';
import { TextAreaField } from '../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../kit/form/use-operation-form.ts';
import { RecordActions } from '../../kit/record/RecordActions.tsx';
import { RecordPage } from '../../kit/record/RecordPage.tsx';
import { recordStep } from '../../kit/record/StepDialog.tsx';
import { FORM_SHAPE, Waiting } from '../../kit/Waiting.tsx';
import { WarningBand } from '../../kit/WarningBand.tsx';
import { downloadUrl } from '../../platform/call.ts';
import { formatDay, formatInstant } from '../../platform/formats.ts';
import { useMessages } from '../../platform/messages.ts';
import { useRead } from '../../platform/query.ts';
import { screenPath } from '../../platform/screen-path.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { useUser } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { TransactionLinks } from './links/TransactionLinks.tsx';
import { Holds } from './retention/Holds.tsx';
import { TransactionFiles } from './TransactionFiles.tsx';
import { TransactionStateChip } from './TransactionStateChip.tsx';
import { VersionFacts } from './VersionFacts.tsx';
import { useTransactionWords } from './words.ts';

const ButtonLink = createLink(Button);

/** `/apps/electronicTransaction/:transactionId`: what was registered, its files, and what became of it. */
export function TransactionPage() {
  const t = useTransactionWords();
  const title = useScreenTitle()('electronic-transactions.show');
  const { transactionId = '' }: { transactionId?: string } = useParams({ strict: false });
  const read = useRead(showTransaction, { id: transactionId });
  return (
    <RecordPage
      read={read}
      title={title}
      up={<Link to={screenPath('electronic-transactions')}>{t('toList')}</Link>}
      state={({ state }) => <TransactionStateChip status={state} />}
      actions={(transaction) => <Steps transaction={transaction} />}
    >
      {(transaction) => (
        <Box sx={{ display: 'grid', gap: 3, maxWidth: 960 }}>
          <Contents key={transaction.version} transaction={transaction} />
          {/* Stays open when a version comes that somebody waited for. */}
          <Part title={t('group.history')}>
            <History id={transaction.id} />
          </Part>
        </Box>
      )}
    </RecordPage>
  );
}

function Contents({ transaction }: { readonly transaction: Transaction }) {
  const t = useTransactionWords();
  const language = useLanguage();
  const { id, number, current, late, dueOn, holds, retainedUntil, registeredAt, registeredBy } = transaction;
  return (
    <>
      {late ? (
        <WarningBand>
          <p>{t('late', { day: formatDay(dueOn, language) })}</p>
        </WarningBand>
      ) : null}
      {holds.some(({ endedAt }) => endedAt === null) ? (
        <WarningBand>
          <p>{t('onHold')}</p>
        </WarningBand>
      ) : null}
      <Part title={t('group.facts')}>
        <Typography variant="h3" component="p" lang="ja">
          {current.counterparty}
        </Typography>
        <VersionFacts
          version={current}
          more={[
            [t('number'), number],
            [t('registered'), t('registeredIs', { moment: formatInstant(registeredAt, language), by: registeredBy })],
            [t('dueOn'), formatDay(dueOn, language)],
            [t('retainedUntil'), formatDay(retainedUntil, language)],
            [t('digest'), t('digestIs', { seq: current.chainSeq, digest: current.digest })],
          ]}
        />
        <StampProof id={id} number={number} version={current} />
        <Link to={screenPath('electronic-transactions.retention')}>{t('toRetention')}</Link>
      </Part>
      <Part title={t('group.files')}>
        <TransactionFiles files={current.files} />
      </Part>
      <Part title={t('group.links')}>
        <TransactionLinks transaction={transaction} />
      </Part>
      <Part title={t('group.holds')}>
        <Holds transaction={transaction} />
      </Part>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card component="section" aria-label={title} sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <Typography variant="h2">{title}</Typography>
      {children}
    </Card>
  );
}

/** All versions once they are asked for: opening them is on record. */
function History({ id }: { readonly id: string }) {
  const t = useTransactionWords();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useRead(showTransactionHistory, { id }, { enabled: isOpen });
  if (!isOpen)
    return (
      <div>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {t('showHistory')}
        </Button>
      </div>
    );
  if (error) return <ErrorBand error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Waiting shape={FORM_SHAPE} />;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
      {data.versions.map((version) => (
        <li key={version.version}>
          <Typography variant="subtitle1" component="h3">
            {t('versionIs', { n: version.version, change: VERSION_CHANGE_NAMES[version.change][language] })}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            {t('registeredIs', { moment: formatInstant(version.at, language), by: version.handler })}
          </Typography>
          {version.reason === '' ? null : (
            <Typography variant="body2" sx={{ mb: 1 }}>
              {t('reasonIs', { reason: version.reason })}
            </Typography>
          )}
          <Box sx={{ display: 'grid', gap: 2 }}>
            <VersionFacts version={version} />
            <StampProof id={id} number={data.number} version={version} />
            <TransactionFiles files={version.files} />
          </Box>
        </li>
      ))}
    </Box>
  );
}

/** Corrects, verifies and deletes a record that counts. */
function Steps({ transaction }: { readonly transaction: Transaction }) {
  const t = useTransactionWords();
  const { id, number, state, mayVerify, current } = transaction;
  const mayWrite = may({ roles: useUser().role }, 'system');
  const [isRenaming, setRenaming] = useState(false);
  if (state !== 'live' || !mayWrite) return null;
  const verify = recordStep({
    operation: verifyTransaction,
    label: t('verify'),
    question: t('verifyQuestion', { number }),
    effect: t('verifyEffect'),
    done: t('didVerify', { number }),
  });
  const remove = recordStep({
    operation: deleteTransaction,
    label: t('deleteLabel'),
    question: t('deleteQuestion', { number }),
    effect: t('deleteEffect'),
    done: t('didDelete', { number }),
    isDanger: true,
    form: {
      input: TransactionDeletion,
      defaults: { reason: '' },
      fields: (
        <TextAreaField
          name="reason"
          label={t('reason')}
          hint={t('reasonHint')}
          max={TRANSACTION_LIMITS.reason}
          minRows={2}
        />
      ),
    },
  });
  return (
    <RecordActions
      record={transaction}
      more={[{ label: t('rename'), reason: null, run: () => setRenaming(true) }]}
      steps={[
        current.verifiedAt === null && { step: verify, reason: mayVerify ? null : t('verifyOwn') },
        { step: remove, place: 'menu', menuLabel: t('delete') },
      ]}
    >
      <ButtonLink to={screenPath('electronic-transactions.correct', { transactionId: id })} variant="outlined">
        {t('correct')}
      </ButtonLink>
      {isRenaming ? <RenameDialog version={current} onDismiss={() => setRenaming(false)} /> : null}
    </RecordActions>
  );
}

interface RenameDialogProps {
  readonly version: Pick<TransactionVersion, 'counterparty' | 'counterpartyId'>;
  readonly onDismiss: () => void;
}

/** One more name of the counterparty: each of its names then finds all of its papers (ETX-04). */
function RenameDialog({ version: { counterparty, counterpartyId }, onDismiss }: RenameDialogProps) {
  const t = useTransactionWords();
  const message = useMessages();
  const form = useOperationForm(renameCounterparty, {
    input: CounterpartyName,
    carries: { id: counterpartyId },
    defaults: { name: '', kana: '', validFrom: null },
    onDone: () => {
      message(t('didRename'), 'success');
      onDismiss();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('renameQuestion', { name: counterparty })}
      effect={t('renameEffect')}
      submitLabel={t('rename')}
      onDismiss={onDismiss}
    >
      <TextField name="name" label={t('newName')} />
      <TextField name="kana" label={t('newKana')} isOptional />
      <DateField name="validFrom" label={t('validFrom')} />
    </FormDialog>
  );
}

interface StampProofProps {
  readonly id: string;
  readonly number: string;
  readonly version: TransactionVersion;
}

/** The time stamp of a version to be taken along, and the command by which openssl verifies it without the portal. */
function StampProof({ id, number, version: { version, stampedAt } }: StampProofProps) {
  const t = useTransactionWords();
  if (stampedAt === null) return null;
  const href = downloadUrl(fetchTransactionStamp, { id, ofVersion: version });
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', mt: 1 }}>
      <Button component="a" href={href} download variant="outlined" size="small">
        {t('stamp.fetch', { n: version })}
      </Button>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t('stamp.command')}
      </Typography>
      <Typography
        component="code"
        lang="en"
        tabIndex={0}
        sx={{ fontFamily: 'monospace', fontSize: '0.8125rem', overflowWrap: 'anywhere', userSelect: 'all' }}
      >
        {stampFiles({ number, version }).command}
      </Typography>
    </Box>
  );
}
