-- Browsers somebody has signed in with before. Whoever floods an account with wrong passwords shuts strangers out, not these.
create table known_devices (
  -- Stays when the mark is changed for a new one, so that failures go on being counted.
  id integer generated always as identity primary key,
  -- Of the cookie only the hash is kept. One browser may serve several people.
  mark_hash bytea not null check (length(mark_hash) = 32),
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null default now(),
  -- The last time this person signed in with it; 180 days later it is a stranger's again.
  seen_at timestamptz not null default now(),
  unique (mark_hash, user_id)
);
create index known_devices_of_person on known_devices (user_id, seen_at desc);
create index known_devices_by_time on known_devices (seen_at);

-- A new password ends what somebody's programs sign in with.
create index api_tokens_of_person on api_tokens (user_id) where revoked_at is null;
