-- Signing in with a passkey (WebAuthn): a key that a device or a password manager keeps, of which the marketplace knows the public half.
create table passkeys (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  -- What the device calls it, and the public key as COSE writes it.
  credential_id bytea not null unique check (length(credential_id) between 1 and 1023),
  public_key bytea not null check (length(public_key) between 1 and 4096),
  -- Whom the device takes it to be of: the same for all passkeys of a person, and says nothing about them.
  user_handle bytea not null check (length(user_handle) = 32),
  -- How often the device has used it, for those that count: a lower number comes from a copy.
  sign_count bigint not null default 0 check (sign_count >= 0),
  transports text[] not null default '{}',
  -- Whether it is kept on more than one device, as password managers do.
  is_synced boolean not null default false,
  name text not null check (name <> '' and length(name) <= 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_by_user on passkeys (user_id);

-- What a device is asked to sign, kept as a hash until it is answered: once, and soon. With a person: one of theirs is being added; without: somebody signs in.
create table passkey_challenges (
  challenge_hash bytea primary key check (length(challenge_hash) = 32),
  user_id integer references users on delete cascade,
  user_handle bytea,
  expires_at timestamptz not null,
  check ((user_id is null) = (user_handle is null))
);
create unique index passkey_challenges_by_user on passkey_challenges (user_id) where user_id is not null;
create index passkey_challenges_by_expiry on passkey_challenges (expires_at);

-- Which passkey opened a session, so that taking it away ends what it opened.
alter table sessions add column passkey_id integer references passkeys on delete set null;
create index sessions_by_passkey on sessions (passkey_id) where passkey_id is not null;
