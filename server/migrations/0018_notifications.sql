-- What people are told of, how they want to be told, and what other programs are told and may do.

create table notifications (
  id bigint generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  topic text not null check (topic in ('requests', 'answers', 'decisions', 'messages', 'integrations', 'security')),
  -- What happened, and the words of its sentence as they were then (contract/src/notifications/messages.ts writes it).
  kind text not null check (length(kind) between 2 and 60),
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object'),
  request_id integer references requests on delete cascade,
  created_at timestamptz not null default now(),
  -- False: kept only for a digest, because the person does not want this topic in the app.
  is_shown boolean not null default true,
  read_at timestamptz,
  -- When the digest is due that this waits for; null when it is not to be in one.
  digest_at timestamptz,
  digested_at timestamptz
);
create index notifications_newest on notifications (user_id, id desc) where is_shown;
create index notifications_unread on notifications (user_id, id desc) where is_shown and read_at is null;
create index notifications_of_request on notifications (request_id);
create index notifications_for_digest on notifications (user_id, digest_at) where digest_at is not null and digested_at is null;

-- How somebody is told; without a row at once, by mail and in the app.
create table notification_settings (
  user_id integer primary key references users on delete cascade,
  is_daily boolean not null default false,
  -- The hour at which the digest is wanted, on a clock of this time zone (IANA name).
  digest_hour integer not null default 8 check (digest_hour between 0 and 23),
  time_zone text not null default 'UTC' check (length(time_zone) between 1 and 60),
  -- Stands in the mails' links to end them; it can do nothing else.
  unsubscribe_token uuid not null unique default gen_random_uuid()
);

-- Only what differs from the default: told in both ways.
create table notification_choices (
  user_id integer not null references users on delete cascade,
  topic text not null check (topic in ('requests', 'answers', 'decisions', 'messages', 'integrations')),
  in_app boolean not null,
  by_mail boolean not null,
  primary key (user_id, topic)
);

-- Where a mail program offers to end mails like this one (RFC 8058).
alter table mails add column unsubscribe_url text check (length(unsubscribe_url) <= 500);

-- Whoever is looking learns at once: each server process listens, whichever of them wrote.
create function tell_of_notifications() returns trigger language plpgsql as $$
begin
  perform pg_notify('fairquay_notifications', changed.user_id::text) from (select distinct user_id from changed) as changed;
  return null;
end $$;
create trigger notifications_written after insert on notifications
  referencing new table as changed for each statement execute function tell_of_notifications();
create trigger notifications_changed after update on notifications
  referencing new table as changed for each statement execute function tell_of_notifications();

-- A stream ends with the session it was opened with.
create function tell_of_ended_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify('fairquay_sessions', ended.user_id::text) from (select distinct user_id from ended) as ended;
  return null;
end $$;
create trigger sessions_ended after delete on sessions
  referencing old table as ended for each statement execute function tell_of_ended_sessions();

-- Addresses of other programs that a company wants told.
create table webhooks (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  url text not null check (url ~ '^https?://' and length(url) <= 500),
  description text not null default '' check (length(description) <= 120),
  events text[] not null check (cardinality(events) between 1 and 20),
  -- Signs what is sent, so it has to be kept as it is; after a change both sign for a day.
  secret bytea not null check (length(secret) = 32),
  old_secret bytea check (length(old_secret) = 32),
  old_secret_until timestamptz,
  is_active boolean not null default true,
  -- Since when nothing has got through; null after every success.
  failing_since timestamptz,
  -- Set when the marketplace, not a person, has switched it off.
  given_up_at timestamptz,
  created_by integer references users on delete set null,
  created_at timestamptz not null default now()
);
create index webhooks_of_company on webhooks (company_id, id);

create table webhook_deliveries (
  id integer generated always as identity primary key,
  webhook_id integer not null references webhooks on delete cascade,
  -- The same for every attempt and replay, so that a receiver knows what it has had.
  message_id text not null check (length(message_id) between 10 and 60),
  event text not null check (length(event) <= 40),
  body text not null check (length(body) <= 20000),
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  done_at timestamptz
);
create index webhook_deliveries_newest on webhook_deliveries (webhook_id, id desc);

create table webhook_attempts (
  id integer generated always as identity primary key,
  delivery_id integer not null references webhook_deliveries on delete cascade,
  at timestamptz not null default now(),
  milliseconds integer not null check (milliseconds >= 0),
  -- Null when there was no answer; then `error` says why.
  status integer,
  error text check (length(error) <= 300),
  -- The beginning of what was answered.
  answer text not null default '' check (length(answer) <= 1100)
);
create index webhook_attempts_of_delivery on webhook_attempts (delivery_id, id);

-- What other programs sign in with: they act for the person who made it, within scopes.
create table api_tokens (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  user_id integer not null references users on delete cascade,
  name text not null check (length(name) between 1 and 80),
  -- The beginning, to know it by; too short to guess the rest from.
  prefix text not null check (length(prefix) <= 16),
  token_hash bytea not null unique check (length(token_hash) = 32),
  scopes text[] not null check (cardinality(scopes) between 1 and 10),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_tokens_of_company on api_tokens (company_id, id desc);
