-- Files of the watched folder were handed in by nobody who has an account (B7-07).

alter table transaction_files alter column added_by drop not null;
alter table transaction_files add constraint transaction_files_by_somebody check (source = 'inbox' or added_by is not null);
comment on column transaction_files.sender_note is 'As it lay beside the file in the watched folder: the evidence of receipt.';
create unique index transaction_files_of_inbox on transaction_files (sha256) where source = 'inbox';
comment on index transaction_files_of_inbox is 'Nothing is taken from the watched folder twice.';
