-- What registering, confirming and looking after an account needs.

-- A name for a session that is not its token, so that a person can end one of theirs.
alter table sessions add column id integer generated always as identity unique;
alter table sessions add column address text not null default '' check (length(address) <= 60);
alter table sessions add column seen_at timestamptz not null default now();

-- Links sent by mail. Only the hash of a token is kept; each works once and not for long.
create table email_tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id integer not null references users on delete cascade,
  purpose text not null check (purpose in ('confirm', 'reset', 'change')),
  -- The address that opening the link confirms.
  email text not null check (length(email) <= 254),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index email_tokens_by_user on email_tokens (user_id, purpose);
