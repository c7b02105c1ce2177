// The SQL of the texts of papers.
import type { PaperKind } from '@madoguchi/contract/onboarding/kinds.ts';
import type { Template, TemplateRow } from '@madoguchi/contract/onboarding/model.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { change } from '../../../platform/db/change.ts';
import { instant } from '../../../platform/db/instant.ts';
import { run, statement } from '../../../platform/db/statement.ts';
import type { StepValues } from '../../../platform/record/record-kit.ts';

const NOTHING = sql`'{}'::jsonb as patch`;

const HEAD = sql`t.id, t.version, t.status, t.kind as "paperKind", t.title, t.number, encode(t.sha256, 'hex') as sha256,
  t.must_agree_again as "mustAgreeAgain", t.note, ${instant(sql`t.published_at`)} as "publishedAt",
  ${instant(sql`t.updated_at`)} as "updatedAt", coalesce(a.display_name, '') as "updatedBy"`;

const all = statement<object, TemplateRow>(
  () => sql`select ${HEAD} from onboarding_templates t left join accounts a on a.id = t.updated_by
    order by t.kind, t.number desc nulls first`,
);

/** Every text, by paper, the draft first and the newest version next. */
export function findTemplates(pool: Pool): Promise<TemplateRow[]> {
  return run(pool, all, {});
}

const one = statement<{ id: string }, Template>(
  (at) => sql`select ${HEAD}, t.title_en as "titleEn", t.body as text, t.body_en as "textEn",
      (select jsonb_build_object('number', b.number, 'title', b.title, 'titleEn', b.title_en, 'text', b.body,
          'textEn', b.body_en)
        from onboarding_templates b
        where b.kind = t.kind and b.status = 'published' and (t.number is null or b.number < t.number)
        order by b.number desc limit 1) as before
    from onboarding_templates t left join accounts a on a.id = t.updated_by where t.id = ${at('id')}::uuid`,
);

/** A text with the one before it; `null` where there is none. */
export async function findTemplate(pool: Pool, id: string): Promise<Template | null> {
  return (await run(pool, one, { id }))[0] ?? null;
}

const drafted = statement<{ kind: PaperKind }, Pick<TemplateRow, 'id' | 'version' | 'status' | 'updatedAt'>>(
  (at) => sql`select id, version, status, ${instant(sql`updated_at`)} as "updatedAt" from onboarding_templates
    where kind = ${at('kind')} and status = 'draft'`,
);

/** The draft of a paper; `null` where there is none. */
export async function findDraft(pool: Pool, kind: PaperKind) {
  return (await run(pool, drafted, { kind }))[0] ?? null;
}

/** Begins a draft with the newest published text; nothing happens where one stands already. */
export const insertDraft = change<{ id: string; kind: PaperKind; by: string; at: string }>((at) => ({
  changed: sql`insert into onboarding_templates (id, kind, status, version, title, title_en, body, body_en,
      must_agree_again, note, updated_by, updated_at)
    select ${at('id')}::uuid, kind, 'draft', 1, title, title_en, body, body_en, false, '', ${at('by')}::uuid,
      ${at('at')}::timestamptz
    from onboarding_templates where kind = ${at('kind')} and status = 'published' order by number desc limit 1
    on conflict (kind) where status = 'draft' do nothing
    returning ${NOTHING}`,
}));

interface Written extends StepValues {
  title: string;
  titleEn: string;
  body: string;
  bodyEn: string;
}

export const updateDraft = change<Written>((at) => ({
  changed: sql`update onboarding_templates set title = ${at('title')}, title_en = ${at('titleEn')}, body = ${at('body')},
      body_en = ${at('bodyEn')}, version = version + 1, updated_by = ${at('by')}::uuid,
      updated_at = ${at('at')}::timestamptz
    where id = ${at('id')}::uuid and version = ${at('version')}::int and status = ${at('from')} returning ${NOTHING}`,
}));

interface Publishing extends StepValues {
  number: number;
  sha256: string;
  mustAgreeAgain: boolean;
  note: string;
}

export const publishDraft = change<Publishing>((at) => ({
  changed: sql`update onboarding_templates set status = ${at('to')}, number = ${at('number')}::int,
      sha256 = decode(${at('sha256')}, 'hex'), must_agree_again = ${at('mustAgreeAgain')}::boolean, note = ${at('note')},
      version = version + 1, updated_by = ${at('by')}::uuid, updated_at = ${at('at')}::timestamptz,
      published_at = ${at('at')}::timestamptz
    where id = ${at('id')}::uuid and version = ${at('version')}::int and status = ${at('from')} returning ${NOTHING}`,
}));
