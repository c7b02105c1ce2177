// The head of the approval sheet: who asks for what by when, what it comes to, and whose seals it bears.
import { type Language, say } from '@madoguchi/contract/message.ts';
import { REQUEST_FIELD_NAMES } from '@madoguchi/contract/purchase-requests/field-names.ts';
import { STATUS_NAMES } from '@madoguchi/contract/purchase-requests/names.ts';
import { type PurchaseStatus, UNDER_APPROVAL } from '@madoguchi/contract/purchase-requests/rules.ts';
import type { Node } from 'pdfmake';
import type { PaperFact } from '../../../../platform/paper/document/fact-table.ts';
import { dayOfInstant, dayWithEra, digits } from '../../../../platform/paper/document/paper-dates.ts';
import { section } from '../../../../platform/paper/document/ruled-table.ts';
import type { SealBox } from '../../../../platform/paper/document/seal-boxes.ts';
import { titleBlock } from '../../../../platform/paper/document/title-block.ts';
import type { Printing } from '../../../../platform/paper/sheet.ts';
import { approvalSeals } from '../../../approvals/public.ts';
import type { PaperPurchase } from './tables.ts';
import { WORDS } from './words.ts';

function category({ purchaseCategoryName, ledgerAccount }: PaperPurchase, language: Language): string {
  const name = purchaseCategoryName ?? '';
  if (ledgerAccount === null) return name;
  return say(WORDS.ledgerAccount, language, { name, account: ledgerAccount });
}

/** Only where somebody made it another amount than the total (B3-05). */
function approvedYen({ approvedYen: approved, totalYen }: PaperPurchase, language: Language): PaperFact[] {
  if (approved === null || approved === totalYen) return [];
  return [[WORDS.approvedYen[language], say(WORDS.yen, language, { yen: digits(approved) })]];
}

function facts(purchase: PaperPurchase, language: Language): PaperFact[] {
  const { number, purchaseName, employeeName, employeeId, departmentName, submittedAt, neededBy } = purchase;
  return [
    [WORDS.number[language], number ?? ''],
    [REQUEST_FIELD_NAMES.purchaseName[language], purchaseName],
    [WORDS.category[language], category(purchase, language)],
    [WORDS.requester[language], `${employeeName}（${employeeId}）`],
    [WORDS.department[language], departmentName],
    [WORDS.submittedOn[language], submittedAt === null ? '' : dayWithEra(dayOfInstant(submittedAt), language)],
    [REQUEST_FIELD_NAMES.neededBy[language], neededBy === null ? '' : dayWithEra(neededBy, language)],
    [REQUEST_FIELD_NAMES.deliveryPlace[language], purchase.deliveryPlace],
    [WORDS.status[language], STATUS_NAMES[purchase.status][language]],
    ...approvedYen(purchase, language),
  ];
}

/** States in which the last submission still stands, or was agreed to. */
const STANDING: readonly PurchaseStatus[] = [
  ...UNDER_APPROVAL,
  'approved',
  'ordered',
  'partially_received',
  'received',
  'closed',
  'expired',
];

export function sealsOf(purchase: PaperPurchase, language: Language): SealBox[] {
  return approvalSeals(purchase, STANDING.includes(purchase.status), language);
}

export function sheetHead(
  purchase: PaperPurchase,
  { language, company }: Pick<Printing, 'language' | 'company'>,
): Node[] {
  const { reason } = purchase;
  return [
    ...titleBlock(
      {
        company,
        title: WORDS.title[language],
        facts: facts(purchase, language),
        boxes: sealsOf(purchase, language),
        sum: [WORDS.total[language], purchase.totalYen],
      },
      language,
    ),
    ...section(REQUEST_FIELD_NAMES.reason[language], reason === '' ? [] : [{ text: reason, style: 'cell' }]),
  ];
}
