-- A draft of an announcement is kept as far as it is written: only what is out has to be complete.
alter table announcements alter column category drop not null;
alter table announcements alter column audience drop not null;
alter table announcements alter column shown_from drop not null;
alter table announcements drop constraint announcements_title_check;
alter table announcements drop constraint announcements_body_check;
alter table announcements drop constraint announcements_check;
alter table announcements drop constraint announcements_check2;
alter table announcements drop constraint announcements_check3;
alter table announcements add constraint announcements_published_complete check (status <> 'published' or (
  category is not null and audience is not null and shown_from is not null and title <> '' and body <> ''
  and (shown_until is null or shown_until > shown_from)
  and (audience <> 'departments' or cardinality(departments) > 0)
  and (title_en = '') = (body_en = '')));
