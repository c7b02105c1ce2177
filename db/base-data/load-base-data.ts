// Rows that every installation needs before the first person logs in.
import { createHash } from 'node:crypto';
import type { MasterList } from '@madoguchi/contract/master-data/list-names.ts';
import { canonicalTemplate } from '@madoguchi/contract/onboarding/template-text.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { Pool, PoolClient } from 'pg';
import { STANDARD_ROUTES, type StandardRoute } from './approval-routes.ts';
import { CLASSIFICATIONS } from './classifications.ts';
import { DATED_RATES } from './dated-rates.ts';
import { nationalHolidays } from './holidays.ts';
import { ONBOARDING_TEMPLATES } from './onboarding-templates.ts';
import { DEPARTMENTS, POSITIONS, STATUS_LABELS } from './organisation-values.ts';
import { DOCUMENT_TYPES, PURCHASE_CATEGORIES } from './procurement-values.ts';
import type { StandardValue } from './standard-value.ts';
import { PURPOSES, TRANSPORT_MODES, TRIP_TYPES } from './travel-values.ts';

const STANDARD_VALUES: { readonly [List in MasterList]: readonly StandardValue<List>[] } = {
  reason: PURPOSES,
  route: TRANSPORT_MODES,
  way: TRIP_TYPES,
  purchase_type: PURCHASE_CATEGORIES,
  staff: STATUS_LABELS,
  group: DEPARTMENTS,
  position: POSITIONS,
  document_type: DOCUMENT_TYPES,
};

export const VALID_FROM = '2020-04-01';
/** The first moment of that day in Japan. */
const SINCE = '2020-03-31T15:00:00.000Z';
/** Steps of ten leave room to put a value of one's own between two. */
const ORDER_STEP = 10;

/** Adds what is missing, in one transaction, and changes nothing that is there: a company's own edits stand. */
export async function loadBaseData(pool: Pool, today: PlainDate): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await insertBaseData(client, today);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** As `loadBaseData`, inside the caller's transaction. */
export async function insertBaseData(client: PoolClient, today: PlainDate): Promise<void> {
  await client.query(
    `insert into classifications (code, name, name_en, description, system)
     select code, name, "nameEn", description, true
     from json_to_recordset($1) as row (code text, name text, "nameEn" text, description text)
     on conflict do nothing`,
    [JSON.stringify(Object.entries(CLASSIFICATIONS).map(([code, text]) => ({ code, ...text })))],
  );
  await insertValues(client, STANDARD_VALUES);
  await client.query(
    `insert into dated_rates (key, valid_from, value, source)
     select key, "validFrom", value, source
     from json_to_recordset($1) as row (key text, "validFrom" date, value integer, source text)
     on conflict do nothing`,
    [JSON.stringify(DATED_RATES)],
  );
  await client.query(
    `insert into holidays (day, name, name_en)
     select day, name, "nameEn" from json_to_recordset($1) as row (day date, name text, "nameEn" text)
     on conflict do nothing`,
    [JSON.stringify(nationalHolidays(today))],
  );
  await insertRoutes(client, STANDARD_ROUTES);
  await insertTemplates(client);
}

/** The first text of each paper, published. */
async function insertTemplates(client: PoolClient): Promise<void> {
  const rows = ONBOARDING_TEMPLATES.map((template) => ({
    ...template,
    sha256: createHash('sha256')
      .update(canonicalTemplate(template.paperKind, 1, template))
      .digest('hex'),
  }));
  await client.query(
    `insert into onboarding_templates (id, kind, status, version, number, title, title_en, body, body_en, sha256,
       must_agree_again, note, updated_at, published_at)
     select id, "paperKind", 'published', 1, 1, title, "titleEn", text, "textEn", decode(sha256, 'hex'), false, '', $2, $2
     from json_to_recordset($1) as row (id uuid, "paperKind" text, title text, "titleEn" text, text text, "textEn" text,
       sha256 text)
     on conflict do nothing`,
    [JSON.stringify(rows), SINCE],
  );
}

/** Routes with their first version. One that is there stands as it is, also where it has ended. */
async function insertRoutes(client: PoolClient, routes: readonly StandardRoute[]): Promise<void> {
  const rows = JSON.stringify(routes);
  await client.query(
    `insert into approval_routes (id, version, created_at, updated_at)
     select "routeId", 1, $2, $2 from json_to_recordset($1) as row ("routeId" uuid)
     on conflict do nothing`,
    [rows, SINCE],
  );
  await client.query(
    `insert into approval_route_versions (id, route_id, number, name, name_en, domain, priority, conditions, steps,
       valid_from, published_at)
     select "versionId", "routeId", 1, name, "nameEn", domain, priority, conditions, steps, $2, $3
     from json_to_recordset($1) as row ("versionId" uuid, "routeId" uuid, name text, "nameEn" text, domain text,
       priority integer, conditions jsonb, steps jsonb)
     on conflict do nothing`,
    [rows, VALID_FROM, SINCE],
  );
}

/** Adds values to master lists, in their order, after the values that stand there; known codes stay as they are. */
export async function insertValues(
  client: PoolClient,
  lists: { readonly [List in MasterList]?: readonly StandardValue<List>[] },
): Promise<void> {
  const rows = Object.entries(lists).flatMap(([classification, values]) =>
    values.map((value, index) => ({ classification, ...value, order: (index + 1) * ORDER_STEP })),
  );
  await client.query(
    `insert into classification_details (classification_code, code, name, name_en, kana, sort_order, valid_from, extra)
     select classification, code, name, "nameEn", kana, "order", $2, extra
     from json_to_recordset($1) as row
       (classification text, code text, name text, "nameEn" text, kana text, "order" integer, extra jsonb)
     on conflict do nothing`,
    [JSON.stringify(rows), VALID_FROM],
  );
}
