-- A search for one word in the order of the employee numbers goes along these, and stops where the page is full: however many
-- have the word, a page reads as many of them as it shows. The index over `bigrams(search_text)` gives all of them, in no order.

create table employee_grams (
  gram text collate "C" not null,
  number text not null,
  employee_id uuid not null references employees (id) on delete cascade,
  primary key (gram, number) include (employee_id)
);
comment on table employee_grams is 'Each two and each three neighbouring characters of `employees.search_text`. A trigger keeps it; nothing else writes it.';
comment on column employee_grams.number is 'As `employees.number`.';
-- A statement is planned once for all words: the planner is to expect a frequent one, and to read in order.
alter table employee_grams alter column gram set (n_distinct = 50);
create index employee_grams_of_employee on employee_grams (employee_id);

create function keep_employee_grams() returns trigger language plpgsql as $$
begin
  delete from employee_grams where employee_id = new.id;
  insert into employee_grams (gram, number, employee_id)
    select distinct gram, new.number, new.id from unnest(grams(new.search_text)) gram where strpos(gram, e'\n') = 0;
  return null;
end $$;

create trigger employees_worded after insert on employees for each row execute function keep_employee_grams();
create trigger employees_reworded after update on employees
  for each row when (old.search_text is distinct from new.search_text) execute function keep_employee_grams();

insert into employee_grams (gram, number, employee_id)
  select distinct gram, number, id from employees, unnest(grams(search_text)) gram where strpos(gram, e'\n') = 0;
