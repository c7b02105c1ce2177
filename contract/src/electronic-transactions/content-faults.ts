// The fields of an electronic transaction that contradict each other. Each alone is judged by its schema.
import type { InputFault } from '../input-faults.ts';
import { registrationNumberFault } from '../values/registration-number.ts';
import type { TransactionContent } from './model.ts';
import { yenOfMinorUnits } from './yen-value.ts';

function dateFaults({ dateKind, transactionDate, periodEnd, receivedOn }: TransactionContent): InputFault[] {
  const faults: InputFault[] = [];
  if (dateKind === 'none') {
    if (transactionDate !== null) faults.push({ field: 'transactionDate', code: 'not-with-no-date' });
  } else if (transactionDate === null) faults.push({ field: 'transactionDate', code: 'required' });
  if (dateKind === 'period' && periodEnd === null) faults.push({ field: 'periodEnd', code: 'required' });
  if (dateKind !== 'period' && periodEnd !== null) faults.push({ field: 'periodEnd', code: 'period-alone' });
  if (transactionDate !== null && periodEnd !== null && periodEnd < transactionDate) {
    faults.push({ field: 'periodEnd', code: 'period-backwards' });
  }
  if (dateKind === 'received' && transactionDate !== null && transactionDate !== receivedOn) {
    faults.push({ field: 'transactionDate', code: 'not-day-of-receipt' });
  }
  return faults;
}

function amountFaults(said: TransactionContent): InputFault[] {
  const { amount, taxBasis, currency, foreignMinor, rate, rateDate } = said;
  if (currency === 'JPY') {
    const foreign = (['foreignMinor', 'rate', 'rateDate'] as const).filter((field) => said[field] !== null);
    const faults = foreign.map((field): InputFault => ({ field, code: 'not-in-yen' }));
    if (taxBasis === 'none' && amount !== null) faults.push({ field: 'amount', code: 'not-with-no-amount' });
    if (taxBasis !== 'none' && amount === null) faults.push({ field: 'amount', code: 'required' });
    return faults;
  }
  const faults: InputFault[] = [];
  if (taxBasis === 'none' && foreignMinor !== null) faults.push({ field: 'foreignMinor', code: 'not-with-no-amount' });
  if (taxBasis !== 'none' && foreignMinor === null) faults.push({ field: 'foreignMinor', code: 'required' });
  if ((rate === null) !== (rateDate === null)) {
    faults.push({ field: rate === null ? 'rate' : 'rateDate', code: 'required' });
  }
  const yen = foreignMinor === null || rate === null ? null : yenOfMinorUnits(foreignMinor, currency, rate);
  if (amount !== yen) faults.push({ field: 'amount', code: 'not-the-yen-value' });
  return faults;
}

function numberFaults({ registrationNumber, registrationNumberReason }: TransactionContent): InputFault[] {
  if (registrationNumber === '' || registrationNumberReason.trim() !== '') return [];
  const fault = registrationNumberFault(registrationNumber);
  return fault === null ? [] : [{ field: 'registrationNumber', code: fault, values: { number: registrationNumber } }];
}

/** Every contradiction, at its field. A number that cannot be one is kept with a reason (ET20). */
export function contentFaults(said: TransactionContent): InputFault[] {
  return [...dateFaults(said), ...amountFaults(said), ...numberFaults(said)];
}
