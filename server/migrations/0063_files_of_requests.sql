-- A file may be there before the request it goes with, and go to several sellers, each of whom gets it in a conversation of their own.
alter table request_files alter column thread_id drop not null;
alter table request_files add constraint sent_in_a_thread check (message_id is null or thread_id is not null);
alter table request_files drop constraint request_files_file_key;
create index request_files_by_file on request_files (file);
