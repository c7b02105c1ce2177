import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalText, EVIDENCE_FIELDS, type Evidence, evidenceOf } from '../canonical-text.ts';
import { HISTORY_FIELDS, type HistoryRow, historyCells, historyText } from './history-columns.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }).filter((said) => said.isWellFormed()),
  fc.constantFrom('', 'null', '" "', '\\" ', 'a" ', 'a\nb: "c"', '=1+1', '山田商店'),
);
const stated = text.filter((said) => said !== '');
const nullable = fc.option(stated);
const evidence = fc.record<Evidence>({
  recordId: text,
  number: text,
  version: text,
  change: text,
  direction: text,
  documentType: text,
  dateKind: text,
  transactionDate: nullable,
  periodEnd: nullable,
  amount: nullable,
  taxBasis: text,
  currency: text,
  foreignMinor: nullable,
  rate: nullable,
  rateDate: nullable,
  counterpartyId: text,
  counterparty: text,
  registrationNumber: text,
  registrationNumberReason: text,
  taxes: fc.array(fc.record({ rate: text, base: text, tax: text }), { maxLength: 3 }),
  receivedVia: text,
  receivedOn: text,
  note: text,
  senderNote: text,
  duplicateReason: text,
  reason: text,
  handlerId: text,
  handler: text,
  at: text,
  files: fc.array(fc.record({ sha256: text, bytes: text, mediaType: text, name: text }), { maxLength: 3 }),
});

it('a row of history.csv gives back the very text whose digest stands in it [B7-05, B7-06]', () => {
  fc.assert(
    fc.property(evidence, (said) => {
      const row = historyCells(said) as HistoryRow;
      expect(historyText(row)).toBe(canonicalText(said));
    }),
  );
});

it('what a text of a version states is read from it, whatever the texts in it hold [B7-05]', () => {
  fc.assert(
    fc.property(evidence, (said) => {
      expect(evidenceOf(canonicalText(said))).toEqual(said);
    }),
  );
});

it('history.csv has a column for everything that a digest covers [B7-06]', () => {
  expect(HISTORY_FIELDS).toEqual(expect.arrayContaining([...EVIDENCE_FIELDS, 'taxes', 'files', 'previous', 'digest']));
});
