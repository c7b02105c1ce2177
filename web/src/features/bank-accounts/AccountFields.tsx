import { ACCOUNT_KINDS, JAPAN_POST, readAccountNumber } from '@madoguchi/contract/bank-accounts/account-number.ts';
import { readHolder } from '@madoguchi/contract/bank-accounts/holder-kana.ts';
import { ownName } from '@madoguchi/contract/bank-accounts/own-name.ts';
import { needsReason } from '@madoguchi/contract/bank-accounts/rules.ts';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { CodeField } from '../../kit/fields/CodeField.tsx';
import { ChoiceField } from '../../kit/fields/choice/ChoiceField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { useFormContext } from '../../kit/form/form-context.ts';
import { WarningBand } from '../../kit/WarningBand.tsx';
import { BankField } from './BankField.tsx';
import { HolderField } from './HolderField.tsx';
import { JapanPostBox } from './JapanPostBox.tsx';
import { useAccountWords } from './words.ts';

interface Props {
  /** Before the name of each field: `answers.account-` where the account is part of a paper. */
  readonly at: string;
  /** The registered reading of the person; null where there is none to compare with. */
  readonly kana: string | null;
  /** Said beside a field when it was returned. */
  readonly commentOn?: (name: string) => string | undefined;
}

/** The fields of an account, of whatever form. */
export function AccountFields({ at, kana, commentOn = () => undefined }: Props) {
  const t = useAccountWords();
  const hint = (name: string, said: string) => [commentOn(`${at}${name}`), said].filter(Boolean).join(' · ');
  return (
    <>
      <BankField name={`${at}bank`} label={t('bank')} hint={hint('bank', t('bankHint'))} />
      <OfBank at={at} comment={commentOn(`${at}branch`)} />
      <ChoiceField
        name={`${at}kind`}
        label={t('kind')}
        hint={commentOn(`${at}kind`)}
        choices={ACCOUNT_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
      />
      <NumberField name={`${at}number`} hint={hint('number', t('numberHint'))} />
      <HolderField name={`${at}holder`} label={t('holder')} hint={hint('holder', t('holderHint'))} />
      {kana === null ? null : <OwnNameReason at={at} kana={kana} />}
    </>
  );
}

interface OfBankProps extends Pick<Props, 'at'> {
  readonly comment: string | undefined;
}

/** The branch of the chosen bank; another bank has others. Of the Japan Post Bank all can come from symbol and number. */
function OfBank({ at, comment }: OfBankProps) {
  const t = useAccountWords();
  const { form } = useFormContext();
  const bank = (useWatch({ control: form.control, name: `${at}bank` }) as string | null) || null;
  const branchesOf = useRef(bank);
  useEffect(() => {
    if (bank !== branchesOf.current) form.setValue(`${at}branch`, null);
    branchesOf.current = bank;
  }, [form, bank, at]);
  const hint = t(bank === null ? 'bankFirst' : 'branchHint');
  return (
    <>
      {bank === JAPAN_POST ? <JapanPostBox at={at} /> : null}
      <BankField
        branchOf={bank}
        name={`${at}branch`}
        label={t('branch')}
        hint={[comment, hint].filter(Boolean).join(' · ')}
      />
    </>
  );
}

/** Seven digits; zeros that banks leave out are shown before they are kept. */
function NumberField({ name, hint }: { readonly name: string; readonly hint: string }) {
  const t = useAccountWords();
  const { form } = useFormContext();
  const read = readAccountNumber((useWatch({ control: form.control, name }) as string | null) ?? '');
  return (
    <div>
      <CodeField name={name} label={t('number')} hint={hint} kind="digits" />
      <Typography variant="caption" component="p" role="status" sx={{ color: 'text.secondary', minHeight: '1.5em' }}>
        {'zerosAdded' in read && read.zerosAdded > 0 ? t('zerosAdded', { number: read.number }) : ''}
      </Typography>
    </div>
  );
}

/** Asks why the holder has another name than the person; where it is the same there is nothing to ask. */
function OwnNameReason({ at, kana }: { readonly at: string; readonly kana: string }) {
  const t = useAccountWords();
  const { form } = useFormContext();
  const holder = readHolder((useWatch({ control: form.control, name: `${at}holder` }) as string | null) ?? '').kana;
  const isAsked = holder !== '' && needsReason(ownName(kana, holder));
  useEffect(() => {
    if (!isAsked) form.setValue(`${at}reason`, '');
  }, [form, isAsked, at]);
  if (!isAsked) return null;
  return (
    <>
      <WarningBand>
        <p>{t('ownNameDoubtful', { kana })}</p>
      </WarningBand>
      <TextField name={`${at}reason`} label={t('reason')} hint={t('reasonHint')} />
    </>
  );
}
