// Master values that have ended, are to come or were stopped, as a company has them after some years.
import { addDays, fiscalYear } from '@madoguchi/contract/values/calendar-days.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { PoolClient } from 'pg';
import { insertValues } from '../../base-data/load-base-data.ts';
import { instant, momentOf } from '../moments.ts';
import { SAMPLE_PEOPLE } from '../people.ts';

/** After those of the base data, which stand in steps of ten. */
const BEHIND = 500;

interface Afterwards {
  readonly list: string;
  readonly code: string;
  readonly validFrom?: PlainDate;
  readonly validTo?: PlainDate;
  readonly stopped?: true;
}

/** Changes that system people made to master values at the turn of the fiscal year. */
function afterwards(today: PlainDate): readonly Afterwards[] {
  const year = fiscalYear(today);
  const lastYearsEnd = PlainDate.parse(`${year}-03-31`);
  const nextYear = PlainDate.parse(`${year + 1}-04-01`);
  return [
    { list: 'reason', code: 'social-gathering', validTo: lastYearsEnd },
    { list: 'reason', code: 'relocation', validFrom: nextYear },
    { list: 'route', code: 'shared-bicycle', validFrom: nextYear },
    { list: 'purchase_type', code: 'fax-supplies', validTo: lastYearsEnd },
    { list: 'position', code: 'adviser', stopped: true },
  ];
}

/** Adds them as they were begun, then as they were changed: each has a history of two states. */
export async function insertMasters(client: PoolClient, today: PlainDate): Promise<void> {
  await insertValues(client, {
    reason: [
      {
        code: 'social-gathering',
        name: '懇親会',
        nameEn: 'Social gathering',
        kana: 'コンシンカイ',
        extra: { needsCounterparty: true },
      },
      {
        code: 'relocation',
        name: 'オフィス移転の準備',
        nameEn: 'Office relocation',
        kana: 'オフィスイテンノジュンビ',
        extra: { needsCounterparty: false },
      },
    ],
    route: [
      {
        code: 'shared-bicycle',
        name: 'シェアサイクル',
        nameEn: 'Shared bicycle',
        kana: 'シェアサイクル',
        extra: { kind: 'other', publicTransport: false, receiptFrom: 1, perKmYen: null },
      },
    ],
    purchase_type: [
      {
        code: 'fax-supplies',
        name: 'FAX用品',
        nameEn: 'Fax supplies',
        kana: 'ファックスヨウヒン',
        extra: { account: '消耗品費', taxRate: 10 },
      },
    ],
    position: [
      {
        code: 'adviser',
        name: '顧問',
        nameEn: 'Adviser',
        kana: 'コモン',
        extra: { rank: 8, perDiem: 3_000, lodgingCap: 15_000 },
      },
    ],
  });
  const [at, email] = [instant(momentOf(addDays(today, -240))), SAMPLE_PEOPLE.system.email];
  for (const [nth, { list, code, validFrom, validTo, stopped }] of afterwards(today).entries()) {
    await client.query(
      `update classification_details set valid_from = coalesce($3, valid_from), valid_to = $4, active = $5,
         sort_order = $6, version = version + 1, updated_by = (select id from accounts where email = $7), updated_at = $8
       where classification_code = $1 and code = $2`,
      [list, code, validFrom ?? null, validTo ?? null, stopped === undefined, BEHIND + nth * 10, email, at],
    );
  }
}
