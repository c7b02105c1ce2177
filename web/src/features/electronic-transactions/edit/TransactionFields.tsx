import { MEDIA_TYPES } from '@madoguchi/contract/attachments/limits.ts';
import {
  CURRENCY_CODES,
  type Currency,
  DATE_KINDS,
  DIRECTIONS,
  RECEIVED_VIA,
  TAX_BASES,
  TRANSACTION_LIMITS,
} from '@madoguchi/contract/electronic-transactions/choices.ts';
import {
  DATE_KIND_NAMES,
  DIRECTION_NAMES,
  RECEIVED_VIA_NAMES,
  TAX_BASIS_NAMES,
} from '@madoguchi/contract/electronic-transactions/names.ts';
import {
  fetchTransactionFile,
  listDuplicates,
  suggestCounterparties,
  uploadTransactionFile,
} from '@madoguchi/contract/electronic-transactions/operations.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { ChoiceField } from '../../../kit/fields/choice/ChoiceField.tsx';
import { SuggestedField } from '../../../kit/fields/choice/SuggestedField.tsx';
import { DateField } from '../../../kit/fields/date/DateField.tsx';
import { FilesField } from '../../../kit/fields/file/FilesField.tsx';
import { sendFileBy } from '../../../kit/fields/file/send-file.ts';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { YenField } from '../../../kit/fields/YenField.tsx';
import { FieldGroup } from '../../../kit/form/FieldGroup.tsx';
import { useFormContext } from '../../../kit/form/form-context.ts';
import { Icon } from '../../../kit/Icon.tsx';
import { downloadUrl } from '../../../platform/call.ts';
import { formatList } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { masterName, useMasters } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { DuplicateBand } from '../DuplicateBand.tsx';
import { useTransactionWords } from '../words.ts';
import { ForeignFields } from './ForeignFields.tsx';
import { useProposals } from './use-proposals.ts';

const LIMITS = { maxBytes: TRANSACTION_LIMITS.fileBytes, maxFiles: TRANSACTION_LIMITS.files };
const STORE = {
  send: sendFileBy(uploadTransactionFile),
  hrefOf: (id: string) => downloadUrl(fetchTransactionFile, { id }),
  endings: [...Object.values(MEDIA_TYPES), 'xml', 'eml'],
};

interface Props {
  readonly today: PlainDate;
  /** The record that is corrected; `null` for a new one. */
  readonly id: string | null;
  /** The file is chosen elsewhere and stays. */
  readonly isFileGiven?: boolean;
}

/** Everything that is stated of a paper. */
export function TransactionFields({ today, id, isFileGiven = false }: Props) {
  const t = useTransactionWords();
  const language = useLanguage();
  const { form } = useFormContext();
  const { document_type: types } = useMasters();
  const [dateKind, currency, taxBasis, number]: unknown[] = useWatch({
    control: form.control,
    name: ['dateKind', 'currency', 'taxBasis', 'registrationNumber'],
  });
  const isForeign = currency !== 'JPY';
  useUnshownCleared();
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 960 }}>
      <FieldGroup title={t('group.paper')} lead={isFileGiven ? undefined : t('filesHint')}>
        {isFileGiven ? null : (
          <>
            <FilesField name="files" label={t('files')} limits={LIMITS} store={STORE} isOptional />
            <ProposalNote today={today} readsContent={id === null} />
          </>
        )}
        <Duplicates id={id} />
        <ChoiceField
          name="direction"
          label={t('direction')}
          choices={DIRECTIONS.map((value) => ({ value, label: DIRECTION_NAMES[value][language] }))}
        />
        <ChoiceField
          name="documentType"
          label={t('documentType')}
          choices={types.map((one) => ({ value: one.code, label: masterName(one, language), reading: one.kana }))}
        />
        <ChoiceField
          name="receivedVia"
          label={t('receivedVia')}
          choices={RECEIVED_VIA.map((value) => ({ value, label: RECEIVED_VIA_NAMES[value][language] }))}
        />
      </FieldGroup>
      <FieldGroup title={t('group.whom')}>
        <CounterpartyField />
        <TextField name="counterpartyKana" label={t('counterpartyKana')} isOptional />
        <TextField
          name="registrationNumber"
          label={t('registrationNumber')}
          hint={t('registrationNumberHint')}
          widthPx={240}
          isOptional
        />
        {number === '' ? null : (
          <TextField name="registrationNumberReason" label={t('registrationNumberReason')} isOptional />
        )}
      </FieldGroup>
      <FieldGroup title={t('group.when')}>
        <DateField name="receivedOn" label={t('receivedOn')} hint={t('receivedOnHint')} />
        <ChoiceField
          name="dateKind"
          label={t('dateKind')}
          choices={DATE_KINDS.map((value) => ({ value, label: DATE_KIND_NAMES[value][language] }))}
        />
        {dateKind === 'none' || dateKind === 'received' ? null : (
          <DateField name="transactionDate" label={t('transactionDate')} />
        )}
        {dateKind === 'period' ? <DateField name="periodEnd" label={t('periodEnd')} /> : null}
      </FieldGroup>
      <FieldGroup title={t('group.money')}>
        <ChoiceField
          name="taxBasis"
          label={t('taxBasis')}
          choices={TAX_BASES.map((value) => ({ value, label: TAX_BASIS_NAMES[value][language] }))}
        />
        <ChoiceField
          name="currency"
          label={t('currency')}
          choices={CURRENCY_CODES.map((value) => ({ value, label: value }))}
        />
        {isForeign ? <ForeignFields currency={currency as Currency} /> : null}
        <YenField
          name="amount"
          label={t('amount')}
          hint={t('amountHint')}
          isOptional={isForeign || taxBasis === 'none'}
          mayBeNegative
        />
        <TaxesField />
        <TextAreaField name="note" label={t('note')} max={TRANSACTION_LIMITS.note} minRows={2} isOptional />
      </FieldGroup>
    </Box>
  );
}

/** Empties the fields that a choice takes away: nobody can mend a fault of a field that is not shown. */
function useUnshownCleared(): void {
  const { form } = useFormContext();
  const [dateKind, currency, receivedOn]: unknown[] = useWatch({
    control: form.control,
    name: ['dateKind', 'currency', 'receivedOn'],
  });
  useEffect(() => {
    if (dateKind === 'none') form.setValue('transactionDate', null);
    if (dateKind === 'received') form.setValue('transactionDate', receivedOn);
    if (dateKind !== 'period') form.setValue('periodEnd', null);
  }, [form, dateKind, receivedOn]);
  useEffect(() => {
    if (currency === 'JPY') for (const name of ['foreignMinor', 'rate', 'rateDate']) form.setValue(name, null);
  }, [form, currency]);
}

/** By any of its names, in kanji, kana or romaji; a name that is typed anew adds a counterparty. */
function CounterpartyField() {
  const t = useTransactionWords();
  const known = useRead(suggestCounterparties, { q: '' }).data?.counterparties;
  const suggested = useMemo(
    () =>
      (known ?? []).flatMap(({ names }) =>
        names.map(({ name, kana }) => ({ value: name, label: name, reading: kana })),
      ),
    [known],
  );
  return (
    <SuggestedField name="counterparty" label={t('counterparty')} hint={t('counterpartyHint')} suggested={suggested} />
  );
}

/** Says what was filled in from which part of a file, so that it is looked at, and what could not be read. */
function ProposalNote({ today, readsContent }: { readonly today: PlainDate; readonly readsContent: boolean }) {
  const t = useTransactionWords();
  const language = useLanguage();
  const { filled, unreadDate, refused } = useProposals(today, readsContent);
  return (
    <Box aria-live="polite" sx={{ '&:empty': { display: 'none' } }}>
      {filled.map(({ source, fields }) => (
        <Typography key={source + fields.join(' ')} variant="body2">
          {t(`proposed.${source}`, {
            fields: formatList(
              fields.map((field) => t(field)),
              language,
            ),
          })}
        </Typography>
      ))}
      {unreadDate === null ? null : <Typography variant="body2">{t('unread', { part: unreadDate })}</Typography>}
      {refused === null ? null : <Typography variant="body2">{t(`refused.${refused}`)}</Typography>}
    </Box>
  );
}

/** Other records with the same bytes or the same three values; the same bytes are kept with a reason alone (ET6). */
function Duplicates({ id }: { readonly id: string | null }) {
  const t = useTransactionWords();
  const { form } = useFormContext();
  const [files, transactionDate, amount, counterparty]: unknown[] = useWatch({
    control: form.control,
    name: ['files', 'transactionDate', 'amount', 'counterparty'],
  });
  const asked = {
    id,
    files: files as string[],
    transactionDate: (transactionDate || null) as PlainDate | null,
    amount: typeof amount === 'number' ? amount : null,
    counterparty: typeof counterparty === 'string' ? counterparty : '',
  };
  const isAsked = asked.files.length > 0 || (asked.amount !== null && asked.counterparty !== '');
  const found = useRead(listDuplicates, asked, { enabled: isAsked, keepsPrevious: true }).data?.duplicates ?? [];
  const isShown = isAsked && found.length > 0;
  const hasFile = isShown && found.some(({ by }) => by === 'file');
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 2, '&:empty': { display: 'none' } }}>
      {isShown ? <DuplicateBand found={found} /> : null}
      {hasFile ? <TextField name="duplicateReason" label={t('duplicateReason')} /> : null}
    </Box>
  );
}

const TAXES = 'taxes';
/** The usual rate, where somebody adds a line. */
const USUAL_RATE = 10;

/** The taxed amount and its tax, a line for each rate (B7-01); as many as the paper states. */
function TaxesField() {
  const t = useTransactionWords();
  const { form } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: TAXES });
  return (
    <Box role="group" aria-label={t('taxes')} sx={{ display: 'grid', gap: 2 }}>
      {fields.map((line, index) => (
        <Box
          key={line.id}
          role="group"
          aria-label={t('tax.nth', { n: index + 1 })}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end' }}
        >
          <NumberField name={`${TAXES}.${index}.rate`} label={t('tax.rate')} unit="%" />
          <YenField name={`${TAXES}.${index}.base`} label={t('tax.base')} mayBeNegative />
          <YenField name={`${TAXES}.${index}.tax`} label={t('tax.tax')} mayBeNegative />
          <IconButton aria-label={t('tax.remove', { n: index + 1 })} onClick={() => remove(index)}>
            <Icon name="trash" />
          </IconButton>
        </Box>
      ))}
      {fields.length < TRANSACTION_LIMITS.taxes ? (
        <div>
          <Button
            variant="outlined"
            startIcon={<Icon name="plus" size={16} />}
            onClick={() => append({ rate: USUAL_RATE, base: null, tax: null })}
          >
            {t('tax.add')}
          </Button>
        </div>
      ) : null}
    </Box>
  );
}
