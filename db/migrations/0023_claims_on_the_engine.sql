-- Claims go through the approval engine: their approvers decide step by step, and the claim follows (B4-03).

alter table expense_claims drop constraint expense_claims_status_check, add constraint expense_claims_status_check check (
  status in ('draft', 'submitted', 'in_review', 'returned', 'rejected', 'cancelled', 'approved', 'confirmed')
);
alter table expense_claims add column returned_lines jsonb check (jsonb_typeof(returned_lines) = 'array');
comment on column expense_claims.returned_lines is 'The lines as they were when the claim last came back, as the contract shapes them: its approvers see what was changed since (B4-08).';

comment on table expense_claim_decisions is 'Facts: the claim''s own steps, and what was decided before claims went through the approval engine. Append-only.';

-- Claims that wait for a decision now wait for the admins, as they did: by a route of its own, which no new claim takes.
insert into approval_routes (id, version, created_at, updated_at)
  select '016f5e66-e800-7000-8000-000000000005', 1, now(), now()
  where exists (select from expense_claims where status = 'submitted');
insert into approval_route_versions (id, route_id, number, name, name_en, domain, priority, conditions, steps, valid_from,
    valid_to, published_at)
  select '016f5e66-e800-7000-8000-000000000006', id, 1, '旅費・交通費（以前の手順）', 'Travel expenses, as before',
    'travel-expenses', 999, '{"minAmount": null, "maxAmount": null, "types": [], "groups": [], "positions": []}',
    '[{"name": "経理・管理者の承認", "nameEn": "Accounting and administration", "kind": "approve", "mode": {"of": "any"},
       "approvers": [{"by": "role", "role": "admin"}], "fromAmount": 0, "dueBusinessDays": null, "onTimeout": "remind"}]',
    '2020-04-01', '2020-04-01', now()
  from approval_routes where id = '016f5e66-e800-7000-8000-000000000005';
insert into approvals (id, domain, subject_id, requester_id, route_version_id, route_name, route_name_en, route_number, amount,
    status, round, version, current_step, steps, number, title, title_en, about, requester_number, requester_name,
    department_code, department_name, warnings, submitted_at, updated_at)
  select gen_random_uuid(), 'travel-expenses', c.id, c.employee_id, v.id, v.name, v.name_en, 1, c.total_yen,
    'in_progress', 1, 1, 0,
    '[{"routeStep": 0, "name": "経理・管理者の承認", "nameEn": "Accounting and administration", "kind": "approve",
       "mode": {"of": "any"}, "dueBusinessDays": null, "onTimeout": "remind", "isSkipped": false}]',
    c.number, left(c.month, 4) || '年' || right(c.month, 2)::int || '月', left(c.month, 4) || '-' || right(c.month, 2),
    c.month, c.employee_number, c.employee_name, c.department_code, c.department_name, c.warning_count, c.submitted_at,
    c.updated_at
  from expense_claims c join approval_route_versions v on v.id = '016f5e66-e800-7000-8000-000000000006'
  where c.status = 'submitted';
insert into approval_tasks (id, approval_id, requester_id, round, step, place, chair, is_past, employee_id, approver,
    status, arrived_at)
  select task.id, p.id, p.requester_id, 1, 0, row_number() over (partition by p.id order by e.number) - 1, task.id, false, e.id,
    jsonb_build_object('name', e.last_name || ' ' || e.first_name, 'departmentName', coalesce(g.name, ''),
      'foundBy', jsonb_build_object('by', 'role', 'levelsUp', 0, 'groupName', null, 'groupCode', null)),
    'pending', p.submitted_at
  from approvals p
    join accounts a on a.status = 'active' and a.roles && array['admin', 'system']
    join employees e on e.id = a.employee_id and e.id <> p.requester_id
    left join classification_details g on g.classification_code = 'group' and g.code = e.department_code
    cross join lateral (select gen_random_uuid() as id where p.id is not null) task
  where p.domain = 'travel-expenses';

-- What told admins of waiting claims is told by the approvals from now on, of every approver.
delete from notifications where kind in ('claim-submitted', 'claim-overdue');
delete from told_facts where kind = 'claim-overdue';

-- Where people work already, what their approvers do from now on is told; an empty database begins with its first start.
insert into fact_cursors (source, after)
  select 'expense-claim-outcomes', pg_current_xact_id() where exists (select from installation);
