// The SQL of one colleague's card.
import type { MemberCard } from '@madoguchi/contract/members/model.ts';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { run, statement } from '../../../platform/db/statement.ts';
import { photoURL } from '../../profile/public.ts';
import { isPresent } from './member-pages-store.ts';

interface Asked {
  number: string;
  today: string;
  /** True when those who have left or are to come are shown. */
  isWhole: boolean;
}

const card = statement<Asked, MemberCard>(
  (at) => sql`select e.number as "employeeId", rtrim(e.last_name || ' ' || e.first_name) as name,
      e.last_name_kana || ' ' || e.first_name_kana as kana, ${photoURL(sql`e.id`)} as "photoURL",
      e.department_code as "departmentCode",
      e.position_code as "positionCode", e.extension, e.phone, e.email, e.workplace, e.joined_on as "joinedOn",
      w.presence, coalesce(w.note, '') as "presenceNote",
      coalesce((select json_agg(json_build_object('departmentCode', p.department_code, 'positionCode', p.position_code,
          'isPrimary', p.is_primary) order by p.is_primary desc, p.valid_from, p.id)
        from employee_posts p where p.employee_id = e.id and p.withdrawn_at is null
          and p.valid_from <= ${at('today')}::date and (p.valid_to is null or p.valid_to > ${at('today')}::date)),
        '[]'::json) as posts
    from employees e left join presences w on w.employee_id = e.id and w.day = ${at('today')}::date
    where e.number = ${at('number')} and (${at('isWhole')}::boolean or (${isPresent(at('today'))}))`,
);

/** `null` where nobody has the number, or nobody whom the caller may see. */
export async function findCard(pool: Pool, asked: Asked): Promise<MemberCard | null> {
  return (await run(pool, card, asked))[0] ?? null;
}
