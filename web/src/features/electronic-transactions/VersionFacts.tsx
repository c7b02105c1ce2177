import type { TransactionVersion } from '@madoguchi/contract/electronic-transactions/model.ts';
import {
  DATE_KIND_NAMES,
  DIRECTION_NAMES,
  RECEIVED_VIA_NAMES,
} from '@madoguchi/contract/electronic-transactions/names.ts';
import { writtenMinorUnits } from '@madoguchi/contract/electronic-transactions/yen-value.ts';
import { type Fact, FactList } from '../../kit/FactList.tsx';
import { formatDay, formatInstant, formatYen } from '../../platform/formats.ts';
import { masterName, useMasters } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { useTransactionWords } from './words.ts';

interface Props {
  readonly version: TransactionVersion;
  /** Said of the record as a whole, in the same columns. */
  readonly more?: readonly Fact[];
}

/** The statements of a version as facts; what is blank is not said. */
export function VersionFacts({ version, more = [] }: Props) {
  const t = useTransactionWords();
  const language = useLanguage();
  const { document_type: types } = useMasters();
  const money = useMoneyFacts();
  const type = types.find(({ code }) => code === version.documentType);
  const { verifiedBy, verifiedAt } = version;
  const verified =
    verifiedBy === null || verifiedAt === null
      ? t('notVerified')
      : t('registeredIs', { moment: formatInstant(verifiedAt, language), by: verifiedBy });
  return (
    <FactList
      facts={[
        [t('direction'), DIRECTION_NAMES[version.direction][language]],
        [t('documentType'), type === undefined ? version.documentType : masterName(type, language)],
        ...useDateFacts(version),
        [t('counterparty'), version.counterparty, 'ja'],
        ...money(version),
        [t('registrationNumber'), version.registrationNumber],
        [t('registrationNumberReason'), version.registrationNumberReason, 'ja'],
        [t('receivedVia'), RECEIVED_VIA_NAMES[version.receivedVia][language]],
        [t('receivedOn'), formatDay(version.receivedOn, language)],
        [t('note'), version.note, 'ja'],
        [t('senderNote'), version.senderNote, 'ja'],
        [t('duplicateReason'), version.duplicateReason, 'ja'],
        [t('verified'), verified],
        [t('stamp'), useStamp(version)],
        ...more,
      ]}
    />
  );
}

/** By whom it was stamped, that it will be, or that the office rules count instead. */
function useStamp({ stamp, stampedAt, stampedBy }: TransactionVersion): string {
  const t = useTransactionWords();
  const language = useLanguage();
  if (stampedAt === null) return t(stamp === 'waiting' ? 'stamp.waiting' : 'stamp.none');
  return t('registeredIs', { moment: formatInstant(stampedAt, language), by: stampedBy });
}

/** A day, a period, or that the paper has none; said when it is the day of receipt. */
function useDateFacts({ dateKind, transactionDate, periodEnd }: TransactionVersion): readonly Fact[] {
  const t = useTransactionWords();
  const language = useLanguage();
  if (transactionDate === null) return [[t('transactionDate'), t('noDate')]];
  const from = formatDay(transactionDate, language);
  const said = periodEnd === null ? from : t('period', { from, to: formatDay(periodEnd, language) });
  const day: Fact = [t('transactionDate'), said];
  return dateKind === 'received' ? [day, [t('dateKind'), DATE_KIND_NAMES[dateKind][language]]] : [day];
}

function useMoneyFacts(): (version: TransactionVersion) => readonly Fact[] {
  const t = useTransactionWords();
  const language = useLanguage();
  return ({ amount, taxBasis, currency, foreignMinor, rate, rateDate, taxes }) => {
    const yen = amount === null ? '' : formatYen(amount);
    const written = taxBasis === 'none' ? yen : t(`amount.${taxBasis}`, { amount: yen });
    const ofDay = rateDate === null ? '' : `(${formatDay(rateDate, language)})`;
    const lines = taxes.map((one) =>
      t('taxesLine', { rate: one.rate, base: formatYen(one.base), tax: formatYen(one.tax) }),
    );
    return [
      [t('amount'), amount === null ? t('noAmount') : written],
      [t('foreign'), foreignMinor === null ? '' : `${writtenMinorUnits(foreignMinor, currency)} ${currency}`],
      [t('rate'), rate === null ? '' : `${rate} ${ofDay}`.trim()],
      [t('taxes'), lines.join('\n')],
    ];
  };
}
