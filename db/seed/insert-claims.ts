// Claims, their lines, files and decisions as rows.
import { writtenMonth } from '@madoguchi/contract/values/written-date.ts';
import type { PoolClient } from 'pg';
import { PURPOSES, TRANSPORT_MODES, TRIP_TYPES } from '../base-data/travel-values.ts';
import { isOwnFact } from './expense-claims/facts.ts';
import { lastSubmission, type SampleClaim } from './expense-claims/sample-claim.ts';
import type { Presented } from './insert-approvals.ts';
import { insertAttachments } from './kept-files.ts';
import { identity, instant } from './moments.ts';
import { insertCounters, type Numbering } from './numbers.ts';
import type { Random } from './random.ts';
import type { KeptReceipt } from './receipts/keep-receipts.ts';

/** The claims that were submitted, as their approvers meet them. */
export function presentedClaims({ numbers }: Numbering<SampleClaim>): Presented[] {
  return [...numbers].flatMap(([{ approval, owner, month, findings, updatedAt }, number]) => {
    if (approval === null) return [];
    return {
      approval,
      owner,
      number,
      title: writtenMonth(month, 'ja'),
      titleEn: writtenMonth(month, 'en'),
      about: month,
      warnings: findings.length,
      updatedAt,
    };
  });
}

export async function insertClaims(
  client: PoolClient,
  claims: readonly SampleClaim[],
  numbering: Numbering<SampleClaim>,
): Promise<void> {
  const rows = claims.map((claim) => {
    const { owner } = claim;
    const submittedAt = lastSubmission(claim);
    return {
      id: claim.id,
      employeeId: owner.id,
      month: claim.month,
      status: claim.status,
      version: claim.facts.length + 1,
      number: numbering.numbers.get(claim) ?? null,
      employeeNumber: owner.number,
      employeeName: `${owner.lastName} ${owner.firstName}`,
      employeeKana: `${owner.lastNameKana} ${owner.firstNameKana}`,
      departmentCode: owner.department.code,
      departmentName: owner.department.name,
      lineCount: claim.lines.length,
      totalYen: claim.totalYen,
      warningCount: claim.findings.length,
      findings: claim.findings,
      submittedAt: submittedAt === null ? null : instant(submittedAt),
      createdAt: instant(claim.createdAt),
      updatedAt: instant(claim.updatedAt),
    };
  });
  await client.query(
    `insert into expense_claims (id, employee_id, month, status, version, number, employee_number, employee_name,
       employee_kana, department_code, department_name, line_count, total_yen, warning_count, findings, submitted_at,
       created_at, updated_at)
     select id, "employeeId", month, status, version, number, "employeeNumber", "employeeName", "employeeKana",
       "departmentCode", "departmentName", "lineCount", "totalYen", "warningCount", findings, "submittedAt",
       "createdAt", "updatedAt"
     from json_to_recordset($1) as row (id uuid, "employeeId" uuid, month text, status text, version integer,
       number text, "employeeNumber" text, "employeeName" text, "employeeKana" text, "departmentCode" text,
       "departmentName" text, "lineCount" integer, "totalYen" bigint, "warningCount" integer,
       findings jsonb, "submittedAt" timestamptz, "createdAt" timestamptz, "updatedAt" timestamptz)`,
    [JSON.stringify(rows)],
  );
  await insertCounters(client, numbering);
}

function nameOf(values: readonly { readonly code: string; readonly name: string }[], code: string | null) {
  return values.find((value) => value.code === code)?.name ?? null;
}

/** Names of masters are fixed at the first submission, so a draft's lines have none yet (B1-04). */
export async function insertLines(client: PoolClient, claims: readonly SampleClaim[]): Promise<number> {
  const rows = claims.flatMap((claim) => {
    const named = lastSubmission(claim) !== null;
    return claim.lines.map(({ receipt, attachmentId, ...line }, position) => ({
      ...line,
      claimId: claim.id,
      position,
      purposeName: named ? nameOf(PURPOSES, line.purpose) : null,
      transportModeName: named ? nameOf(TRANSPORT_MODES, line.transportMode) : null,
      tripTypeName: named ? nameOf(TRIP_TYPES, line.tripType) : null,
    }));
  });
  await client.query(
    `insert into claim_lines (id, claim_id, position, use_date, purpose_code, purpose_name, purpose_text,
       visited_party, transport_mode_code, transport_mode_name, section_from, section_via, section_to, trip_type_code,
       trip_type_name, unit_fare, deduction, amount, expense_type, tax_class, invoice_basis, registration_number,
       paid_by, memo, typed)
     select id, "claimId", position, "useDate", purpose, "purposeName", "purposeText", "visitedParty",
       "transportMode", "transportModeName", "from", via, "to", "tripType", "tripTypeName", "unitFare", deduction,
       amount, "expenseType", "taxClass", "invoiceBasis", "registrationNumber", "paidBy", memo, typed
     from json_to_recordset($1) as row (id uuid, "claimId" uuid, position integer, "useDate" date, purpose text,
       "purposeName" text, "purposeText" text, "visitedParty" text, "transportMode" text, "transportModeName" text,
       "from" text, via text, "to" text, "tripType" text, "tripTypeName" text, "unitFare" integer, deduction integer,
       amount integer, "expenseType" text, "taxClass" text, "invoiceBasis" text, "registrationNumber" text,
       "paidBy" text, memo text, typed jsonb)`,
    [JSON.stringify(rows)],
  );
  return rows.length;
}

export async function insertReceipts(client: PoolClient, receipts: readonly KeptReceipt[]): Promise<void> {
  await insertAttachments(client, receipts);
  await client.query(
    `insert into claim_line_attachments (line_id, attachment_id, position)
     select "lineId", id, 0 from json_to_recordset($1) as row ("lineId" uuid, id uuid)`,
    [JSON.stringify(receipts.map(({ lineId, id }) => ({ lineId, id })))],
  );
}

export async function insertDecisions(
  client: PoolClient,
  claims: readonly SampleClaim[],
  random: Random,
): Promise<void> {
  const rows = claims.flatMap(({ id, owner, facts }) =>
    facts.filter(isOwnFact).map(({ decision, by, at, comment }) => ({
      id: identity(at, random),
      claimId: id,
      decision,
      ownerId: owner.id,
      decidedBy: by.accountId,
      employeeId: by.id,
      name: `${by.lastName} ${by.firstName}`,
      department: by.department.name,
      at: instant(at),
      comment,
    })),
  );
  await client.query(
    `insert into record_facts (id, noun, record_id, fact, owner_id, by_account, by_employee, by_name, by_department,
       at, comment)
     select id, 'expense-claim', "claimId", decision, "ownerId", "decidedBy", "employeeId", name, department, at, comment
     from json_to_recordset($1) as row (id uuid, "claimId" uuid, decision text, "ownerId" uuid, "decidedBy" uuid,
       "employeeId" uuid, name text, department text, at timestamptz, comment text)`,
    [JSON.stringify(rows)],
  );
}
