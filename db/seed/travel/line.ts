// One line of a sample claim before it has its identity.
import type { LineInput } from '@madoguchi/contract/expense-claims/model.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { PurposeCode, Ride } from './rides.ts';

export type ReceiptKind = 'taxi' | 'hotel' | 'parking' | 'ticket' | 'flight';

/** The paper that proves a line; its image is drawn from the line itself. */
export interface Receipt {
  readonly kind: ReceiptKind;
  readonly issuer: string;
}

export type SampleLine = Omit<LineInput, 'id' | 'attachments'> & { readonly receipt: Receipt | null };

interface Occasion {
  readonly day: PlainDate;
  readonly purpose: PurposeCode;
  readonly details: string;
  readonly party: string;
}

const BLANK = {
  transportMode: null,
  from: '',
  via: '',
  to: '',
  tripType: null,
  deduction: 0,
  taxClass: 'standard',
  registrationNumber: '',
  paidBy: 'self',
  memo: '',
  typed: {},
  receipt: null,
} as const satisfies Partial<SampleLine>;

function begin(occasion: Occasion) {
  return {
    ...BLANK,
    useDate: occasion.day,
    purpose: occasion.purpose,
    purposeText: occasion.details,
    visitedParty: occasion.party,
  };
}

/** A ride by public transport, which needs no invoice below the law's threshold (japanese-rules 2). */
export function rideLine(occasion: Occasion, way: Ride, tripType: 'one-way' | 'round-trip'): SampleLine {
  return {
    ...begin(occasion),
    transportMode: way.mode,
    from: way.from,
    via: way.via,
    to: way.to,
    tripType,
    unitFare: way.fare,
    expenseType: 'transport',
    invoiceBasis: 'public-transport',
  };
}

/** A ride with a receipt that is a qualified invoice: taxi, flight, a dear ticket. */
export function receiptedRide(
  occasion: Occasion,
  way: Ride,
  tripType: 'one-way' | 'round-trip',
  receipt: Receipt,
  registrationNumber: string,
): SampleLine {
  return { ...rideLine(occasion, way, tripType), invoiceBasis: 'qualified', receipt, registrationNumber };
}

/** Something paid for that is no ride: a night, a car park. */
export function paymentLine(
  occasion: Occasion,
  expenseType: 'lodging' | 'parking-toll',
  yen: number,
  receipt: Receipt,
  registrationNumber: string,
): SampleLine {
  return { ...begin(occasion), unitFare: yen, expenseType, invoiceBasis: 'qualified', receipt, registrationNumber };
}

export function perDiemLine(occasion: Occasion, yen: number): SampleLine {
  return { ...begin(occasion), unitFare: yen, expenseType: 'per-diem', invoiceBasis: 'travel-allowance' };
}

export function privateCarLine(occasion: Occasion, from: string, to: string, yen: number): SampleLine {
  return {
    ...begin(occasion),
    transportMode: 'private-car',
    from,
    to,
    tripType: 'round-trip',
    unitFare: yen,
    expenseType: 'private-car',
    invoiceBasis: 'travel-allowance',
  };
}
