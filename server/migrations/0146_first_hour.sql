-- The first hour of a marketplace: people its operators ask in, and what is known of the set-up itself.

-- Only the hash of a link is kept. The row goes when somebody has come by it, or it was taken back. Without an address it is the first link, which stands in
-- the log of a server whose marketplace has no operator yet: there is one at most, the newest.
create table appointments (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('operator', 'seller', 'buyer', 'provider', 'broker')),
  email text unique nulls not distinct check (email = lower(email) and length(email) <= 254),
  token_hash bytea not null unique check (length(token_hash) = 32),
  invited_by integer references users on delete set null,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check (email is not null or kind = 'operator')
);

-- One row: how far the marketplace has been set up, its logo, and whether its demo came or went by the app.
create table marketplace (
  is_only boolean primary key default true check (is_only),
  -- An operator has said that the set-up is done; until then it is offered on the dashboard.
  set_up_at timestamptz,
  mail_tested_at timestamptz,
  logo_image_id integer references images on delete set null,
  demo text check (demo in ('loaded', 'removed'))
);
insert into marketplace default values;
-- Who runs a marketplace already has set it up.
update marketplace set set_up_at = now() where exists (select 1 from users where role = 'admin');
