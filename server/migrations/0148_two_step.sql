-- Signing in with a second step: a code of an authenticator app, or one of ten recovery codes.
create table authenticators (
  user_id integer primary key references users on delete cascade,
  -- What the app and the server both know (RFC 6238, HMAC-SHA-1).
  secret bytea not null check (length(secret) = 20),
  created_at timestamptz not null default now(),
  -- Nothing: begun, and no code of it has been shown yet. Signing in does not ask for it.
  confirmed_at timestamptz,
  -- The last half minute of which a code was taken: neither it nor an earlier one is taken again.
  last_step bigint not null default 0
);

-- Each works once: it goes with its use.
create table recovery_codes (
  code_hash bytea primary key check (length(code_hash) = 32),
  user_id integer not null references users on delete cascade
);
create index recovery_codes_by_user on recovery_codes (user_id);

-- Whoever gave the right password holds one until the second step is done. It is no session.
create table sign_in_tickets (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id integer not null references users on delete cascade,
  expires_at timestamptz not null,
  -- What it was used with and the session that came of it: asked again after a lost answer, another session takes the place of that one.
  used_with bytea,
  session_hash bytea
);
create index sign_in_tickets_by_user on sign_in_tickets (user_id);
create index sign_in_tickets_by_expiry on sign_in_tickets (expires_at);

-- How the person showed who they are, for the list of their sessions.
alter table sessions add column way text not null default 'password' check (way in ('password', 'code', 'recovery', 'passkey', 'company'));
