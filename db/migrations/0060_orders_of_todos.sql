-- To-dos in each of the orders that their page offers, however many one person has (B9-04).

create index todos_by_title on todos (account_id, title, id) where (deleted_at is null);
create index todos_by_due_day on todos (account_id, due_on, id) where (deleted_at is null);
create index todos_by_latest_due_day on todos (account_id, due_on desc nulls last, id desc) where (deleted_at is null);
create index todos_by_start on todos (account_id, start_on, id) where (deleted_at is null);
create index todos_by_latest_start on todos (account_id, start_on desc nulls last, id desc) where (deleted_at is null);
