// The sample's announcements as rows: published by the admin, confirmed by about half of those they are for.
import { may, ROLES, type Role } from '@madoguchi/contract/access.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { PoolClient } from 'pg';
import { insertAttachments, layFile } from '../kept-files.ts';
import { identity, instant, momentOf } from '../moments.ts';
import type { Employee } from '../organisation/roster.ts';
import { SAMPLE_PEOPLE } from '../people.ts';
import { printRows } from '../quotes/print-quote.ts';
import type { Random } from '../random.ts';
import { SAMPLE_ANNOUNCEMENTS, type SampleAnnouncement } from './sample-announcements.ts';

const NINE = 9 * 60;
const READ_BY = 0.5;

/** The four people one logs in as have everything still before them: there is something to confirm. */
const UNREAD_BY = new Set<string>(Object.values(SAMPLE_PEOPLE).map(({ email }) => email));

/** When it was written and, if it is out, sent: on the morning of its first day, or before today where that is to come. */
function writtenAt({ fromDay }: SampleAnnouncement, today: PlainDate): number {
  return momentOf(addDays(today, Math.min(fromDay, -1)), NINE);
}

/** The roles that were told of it: those for which a must-read one is. */
function toldRoles({ audience, mustRead }: SampleAnnouncement): readonly Role[] {
  if (!mustRead || audience === 'departments') return [];
  return ROLES.filter((role) => may({ roles: [role] }, audience));
}

/** Adds the announcements, the facts of their going out and of who was told, and who confirmed them. */
export async function insertAnnouncements(
  client: PoolClient,
  employees: readonly Employee[],
  today: PlainDate,
  random: Random,
  filesDir: string,
): Promise<void> {
  const author = employees.find(({ email }) => email === SAMPLE_PEOPLE.admin.email);
  if (author === undefined) throw new Error('the sample has no admin');
  const rows = SAMPLE_ANNOUNCEMENTS.map((sample) => {
    const at = writtenAt(sample, today);
    return {
      ...sample,
      id: identity(at, random),
      fact: identity(at + 1, random),
      departments: sample.departments ?? [],
      shownFrom: addDays(today, sample.fromDay),
      shownUntil: sample.untilDay === null ? null : addDays(today, sample.untilDay),
      pinned: sample.pinned ?? false,
      mustRead: sample.mustRead ?? false,
      told: toldRoles(sample),
      writtenMs: at,
      at: instant(at),
      publishedAt: sample.status === 'published' ? instant(at) : null,
    };
  });
  await client.query(
    `insert into announcements (id, status, version, edition, category, title, title_en, body, body_en, audience,
       departments, shown_from, shown_until, pinned, must_read, published_at, created_by, created_at, updated_by, updated_at)
     select id, status, case when status = 'draft' then 1 else 2 end, 1, "announcementCategory", title, "titleEn", body,
       "bodyEn", audience, departments, "shownFrom", "shownUntil", pinned, "mustRead", "publishedAt", $2, at, $2, at
     from json_to_recordset($1) as row (id uuid, status text, "announcementCategory" text, title text, "titleEn" text,
       body text, "bodyEn" text, audience text, departments text[], "shownFrom" date, "shownUntil" date, pinned boolean,
       "mustRead" boolean, "publishedAt" timestamptz, at timestamptz)`,
    [JSON.stringify(rows), author.accountId],
  );
  await client.query(
    `insert into announcement_publications (id, announcement_id, edition, published_by, published_at)
     select fact, id, 1, $2, "publishedAt" from json_to_recordset($1) as row (id uuid, fact uuid, "publishedAt" timestamptz)
     where "publishedAt" is not null`,
    [JSON.stringify(rows), author.accountId],
  );
  // Everybody was told when it went out: the first morning of the sample tells nobody of what is days old.
  await client.query(
    `insert into announcement_tellings (announcement_id, edition, account_id, fact_id, told_at)
     select row.id, 1, c.id, fact, "publishedAt"
     from json_to_recordset($1) as row (id uuid, fact uuid, "publishedAt" timestamptz, told text[])
       join accounts c on c.roles && told
     where "publishedAt" is not null`,
    [JSON.stringify(rows)],
  );
  await insertFiles(client, rows, author.accountId, filesDir, random);
  const reads = rows
    .filter(({ mustRead }) => mustRead)
    .flatMap(({ id, fromDay }) =>
      readersOf(employees, random).map((account) => ({ id, account, at: readAt(fromDay, today, random) })),
    );
  await client.query(
    `insert into announcement_reads (announcement_id, edition, account_id, read_at)
     select id, 1, account, at from json_to_recordset($1) as row (id uuid, account uuid, at timestamptz)`,
    [JSON.stringify(reads)],
  );
}

type Filed = Pick<SampleAnnouncement, 'file'> & { readonly id: string; readonly writtenMs: number };

/** Draws the sheets that go with some, lays them into the folder of files, and names them. */
async function insertFiles(
  client: PoolClient,
  rows: readonly Filed[],
  addedBy: string,
  folder: string,
  random: Random,
): Promise<void> {
  const files = await Promise.all(
    rows.flatMap(({ id: announcementId, file, writtenMs: addedAt }) => {
      if (file === undefined) return [];
      const { name, lines } = file;
      const id = identity(addedAt, random);
      return [
        (async () => {
          const sheet = await printRows(
            lines.map((left, nth) => ({ left, right: '', size: nth === 0 ? 'large' : 'small' })),
          );
          await layFile(folder, sheet);
          const { sha256, content } = sheet;
          return {
            id,
            announcementId,
            sha256,
            bytes: content.length,
            mediaType: 'application/pdf',
            name,
            addedBy,
            addedAt,
          };
        })(),
      ];
    }),
  );
  await insertAttachments(client, files);
  await client.query(
    `insert into announcement_attachments (announcement_id, attachment_id, position)
     select "announcementId", id, 0 from json_to_recordset($1) as row ("announcementId" uuid, id uuid)`,
    [JSON.stringify(files)],
  );
}

function readersOf(employees: readonly Employee[], random: Random): readonly string[] {
  return employees
    .filter(({ leftOn, email }) => leftOn === null && !UNREAD_BY.has(email))
    .filter(() => random.chance(READ_BY))
    .map(({ accountId }) => accountId);
}

/** Some time after it went out, in office hours, before today. */
function readAt(fromDay: number, today: PlainDate, random: Random): string {
  const day = addDays(today, random.integer(Math.min(fromDay, -1), -1));
  return instant(momentOf(day, NINE + random.integer(5, 500)));
}
