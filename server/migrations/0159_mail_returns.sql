-- Mails that came back, and addresses that are not written to any more because of it.

alter table mails drop constraint mails_state_check;
alter table mails add constraint mails_state_check check (state in ('waiting', 'sent', 'failed', 'dropped', 'kept', 'held'));

-- What was said of a mail: by the mail server to which it was handed over, or later in a report (RFC 3464, RFC 5965) to the address of returns.
create table mail_returns (
  id integer generated always as identity primary key,
  mail_id integer not null references mails on delete cascade,
  -- In lower case, as all addresses of this file.
  address text not null,
  kind text not null check (kind in ('refused', 'bounced', 'complained')),
  -- '5.1.1' (RFC 3463), or nothing where none was given.
  status text not null default '' check (length(status) <= 20),
  reason text not null default '' check (length(reason) <= 500),
  returned_at timestamptz not null default now(),
  -- Somebody has said since that mail arrives there: it does not count against the address any more.
  is_settled boolean not null default false,
  -- A report that is read twice is one.
  unique (mail_id, kind)
);
create index mail_returns_by_address on mail_returns (address, returned_at);
create index mail_returns_by_age on mail_returns (returned_at);

-- Only what somebody waits for in front of the screen is still sent there.
create table held_addresses (
  id integer generated always as identity primary key,
  address text not null unique,
  -- What was said at last.
  kind text not null check (kind in ('refused', 'bounced', 'complained')),
  status text not null,
  reason text not null,
  since timestamptz not null default now()
);
create index held_addresses_newest on held_addresses (since desc, id desc);

-- When the mailbox of returns was read, for one of all processes, and since when that has not worked.
create table return_mailbox (
  is_only boolean primary key default true check (is_only),
  next_look_at timestamptz not null default now(),
  read_at timestamptz,
  failing_since timestamptz,
  reason text
);
insert into return_mailbox default values;
