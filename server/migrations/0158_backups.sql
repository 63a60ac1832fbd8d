-- Every backup that was begun, so that an operator sees when the last one was made and why one was not.
create table backups (
  id integer generated always as identity primary key,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  state text not null default 'running' check (state in ('running', 'done', 'failed')),
  -- The folder or bucket as the operator named it; no password is part of it.
  place text not null,
  name text not null,
  bytes bigint,
  rows bigint,
  files integer,
  is_encrypted boolean not null,
  -- In words, for the operator.
  reason text,
  -- Who pressed "Back up now"; nobody for those by the clock and by command.
  asked_by integer references users (id) on delete set null
);
create index backups_by_start on backups (started_at desc, id desc);
