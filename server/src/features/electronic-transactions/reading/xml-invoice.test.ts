import { describe, expect, it } from 'vitest';
import { NO_READING, readXml } from './xml-invoice.ts';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const NAMESPACES = `xmlns:cac="${UBL}CommonAggregateComponents-2" xmlns:cbc="${UBL}CommonBasicComponents-2"`;

/** A part of a JP PINT invoice, with whatever prefixes. */
function invoice({ root = 'Invoice', currency = 'JPY', payable = '16400', encoding = 'UTF-8', before = '' } = {}) {
  const subtotal = (rate: number, base: number, tax: number) => `<cac:TaxSubtotal>
      <cbc:TaxableAmount currencyID="JPY">${base}</cbc:TaxableAmount><cbc:TaxAmount currencyID="JPY">${tax}</cbc:TaxAmount>
      <cac:TaxCategory><cbc:Percent>${rate}</cbc:Percent></cac:TaxCategory></cac:TaxSubtotal>`;
  return `<?xml version="1.0" encoding="${encoding}"?>${before}
  <x:${root} xmlns:x="${UBL}${root}-2" ${NAMESPACES}>
    <cbc:ID>42</cbc:ID><cbc:IssueDate>2026-11-21</cbc:IssueDate><cbc:DueDate>2026-12-31</cbc:DueDate>
    <cbc:DocumentCurrencyCode>${currency}</cbc:DocumentCurrencyCode>
    <cac:AccountingSupplierParty><cac:Party>
      <cac:PartyName><cbc:Name>山田</cbc:Name></cac:PartyName>
      <cac:PartyTaxScheme><cbc:CompanyID>T7123456789012</cbc:CompanyID></cac:PartyTaxScheme>
      <cac:PartyLegalEntity><cbc:RegistrationName>株式会社山田商店 &amp; 子</cbc:RegistrationName></cac:PartyLegalEntity>
    </cac:Party></cac:AccountingSupplierParty>
    <cac:AccountingCustomerParty><cac:Party>
      <cac:PartyLegalEntity><cbc:RegistrationName>窓口商事</cbc:RegistrationName></cac:PartyLegalEntity>
    </cac:Party></cac:AccountingCustomerParty>
    <cac:TaxTotal><cbc:TaxAmount currencyID="JPY">1400</cbc:TaxAmount>${subtotal(10, 10_000, 1_000)}${subtotal(8, 5_000, 400)}</cac:TaxTotal>
    <cac:LegalMonetaryTotal><cbc:PayableAmount currencyID="${currency}">${payable}</cbc:PayableAmount></cac:LegalMonetaryTotal>
  </x:${root}>`;
}

/** The same invoice as CII has it, whose lines have taxes of their own. */
function crossIndustry({ type = '380', currency = 'JPY', payable = '16400' } = {}) {
  const tax = (rate: number, base: number, sum: number) => `<ram:ApplicableTradeTax>
      <ram:CalculatedAmount>${sum}</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount>${base}</ram:BasisAmount>
      <ram:RateApplicablePercent>${rate}.00</ram:RateApplicablePercent></ram:ApplicableTradeTax>`;
  const standard = 'urn:un:unece:uncefact:data:standard';
  return `<?xml version="1.0" encoding="UTF-8"?>
  <rsm:CrossIndustryInvoice xmlns:rsm="${standard}:CrossIndustryInvoice:100"
      xmlns:ram="${standard}:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="${standard}:UnqualifiedDataType:100">
    <rsm:ExchangedDocument><ram:ID>42</ram:ID><ram:TypeCode>${type}</ram:TypeCode>
      <ram:IssueDateTime><udt:DateTimeString format="102">20261121</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
    <rsm:SupplyChainTradeTransaction>
      <ram:IncludedSupplyChainTradeLineItem><ram:SpecifiedLineTradeSettlement>${tax(10, 1, 1)}</ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>
      <ram:ApplicableHeaderTradeAgreement>
        <ram:SellerTradeParty><ram:Name>株式会社山田商店 &amp; 子</ram:Name>
          <ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">999</ram:ID></ram:SpecifiedTaxRegistration>
          <ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">T7123456789012</ram:ID></ram:SpecifiedTaxRegistration></ram:SellerTradeParty>
        <ram:BuyerTradeParty><ram:Name>窓口商事</ram:Name></ram:BuyerTradeParty>
      </ram:ApplicableHeaderTradeAgreement>
      <ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>${currency}</ram:InvoiceCurrencyCode>
        ${tax(10, 10_000, 1_000)}${tax(8, 5_000, 400)}
        <ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:GrandTotalAmount>99999</ram:GrandTotalAmount>
          <ram:DuePayableAmount>${payable}</ram:DuePayableAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation>
      </ram:ApplicableHeaderTradeSettlement>
    </rsm:SupplyChainTradeTransaction>
  </rsm:CrossIndustryInvoice>`;
}

const read = (bytes: Buffer | string) => readXml(Buffer.from(bytes as string), 100);
const wide = (text: string, isBig: boolean, hasMark: boolean) => {
  const bytes = Buffer.from(`${hasMark ? '\uFEFF' : ''}${text}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

const READ = {
  from: 'xml',
  refused: null,
  transactionDate: '2026-11-21',
  counterparty: '株式会社山田商店 & 子',
  registrationNumber: 'T7123456789012',
  currency: 'JPY',
  amount: 16_400,
  taxes: [
    { rate: 10, base: 10_000, tax: 1_000 },
    { rate: 8, base: 5_000, tax: 400 },
  ],
};

describe('an invoice in XML', () => {
  it.each([
    ['UTF-8', Buffer.from(invoice())],
    ['UTF-8 behind a mark', Buffer.from(`\uFEFF${invoice()}`)],
    ['UTF-16 from the low half, marked', wide(invoice({ encoding: 'UTF-16' }), false, true)],
    ['UTF-16 from the high half, marked', wide(invoice({ encoding: 'UTF-16' }), true, true)],
    ['UTF-16 without a mark', wide(invoice({ encoding: 'UTF-16' }), false, false)],
  ])('gives day, supplier, number, amount and the rates of tax: %s [B7-07]', (_encoding, bytes) => {
    expect(read(bytes)).toEqual(READ);
  });

  it('gives back on a credit note, and has minor units in another currency [B7-07]', () => {
    expect(read(invoice({ root: 'CreditNote' }))).toMatchObject({ amount: -16_400, taxes: [{ base: -10_000 }, {}] });
    expect(read(invoice({ currency: 'USD', payable: '1234.56' }))).toMatchObject({
      currency: 'USD',
      amount: 123_456,
      taxes: [],
    });
  });

  it('gives the same as a cross industry invoice, whose credit notes are a type of it [B7-07]', () => {
    expect(read(crossIndustry())).toEqual(READ);
    const back = { amount: -16_400, taxes: [{ base: -10_000 }, {}] };
    expect(read(crossIndustry({ type: '381' }))).toMatchObject(back);
    const foreign = { currency: 'USD', amount: 123_456, taxes: [] };
    expect(read(crossIndustry({ currency: 'USD', payable: '1234.56' }))).toMatchObject(foreign);
  });

  it('in a namespace that is none of invoices says nothing [B7-07]', () => {
    expect(read('<?xml version="1.0"?><Invoice><IssueDate>2026-11-21</IssueDate></Invoice>')).toEqual(NO_READING);
  });

  const LAUGHS = '<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;">]>';
  it.each([
    ['an entity outside', invoice({ before: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>' }), 'entities'],
    [
      'a parameter outside',
      invoice({ before: '<!DOCTYPE a [<!ENTITY % b SYSTEM "http://127.0.0.1/x"> %b;]>' }),
      'entities',
    ],
    ['entities that multiply', invoice({ before: LAUGHS }), 'entities'],
    ['an entity that nobody declared', invoice({ payable: '&amount;' }), 'unreadable'],
    ['what ends in the middle', invoice().slice(0, 900), 'unreadable'],
    ['six megabytes of text', invoice({ payable: ' '.repeat(6 * 1024 * 1024) }), 'too-large'],
    ['depth without end', `<?xml version="1.0"?>${'<a>'.repeat(50_000)}`, 'too-large'],
    ['bytes of another encoding', Buffer.concat([Buffer.from(invoice()), Buffer.from([0xff, 0xfe])]), 'encoding'],
    ['an encoding of nobody', invoice({ encoding: 'X-SECRET' }), 'encoding'],
    ['an encoding that hides markup', invoice({ encoding: 'UTF-7' }), 'encoding'],
  ])('is refused with the reason, and nothing of it is read: %s [B7-07]', (_kind, bytes, reason) => {
    const { refused, ...values } = read(bytes);
    expect(refused).toBe(reason);
    expect({ ...values, refused: null }).toEqual(NO_READING);
  });
});
