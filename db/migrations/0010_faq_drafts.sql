-- A draft of the FAQ is kept as far as it is written: only what is published has to be complete.
alter table faq_entries alter column category drop not null;
alter table faq_entries drop constraint faq_entries_question_check;
alter table faq_entries drop constraint faq_entries_answer_check;
alter table faq_entries drop constraint faq_entries_check;
alter table faq_entries add constraint faq_entries_published_complete check (status <> 'published' or (
  category is not null and question <> '' and answer <> '' and (question_en = '') = (answer_en = '')));
