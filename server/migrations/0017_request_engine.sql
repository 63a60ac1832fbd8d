-- Requests get answers: a thread with each company that answers, numbered offers, the conversation, and what was agreed.

alter table requests drop constraint requests_status_check;
alter table requests add check (status in
  ('sent', 'seen', 'asked', 'answered', 'quoted', 'countered', 'revised', 'accepted', 'declined', 'withdrawn', 'expired'));
alter table requests
  -- Something happened that nobody of the buyer's company has seen.
  add column is_unread boolean not null default false,
  add column offer_count integer not null default 0 check (offer_count >= 0);
create index requests_unread on requests (buyer_company_id, created_at desc, id desc) where is_unread;
create index requests_of_buyer_by_status on requests (buyer_company_id, status, created_at desc, id desc);

-- What goes on between the buyer and one answering company. A purchase has one from the start, other requests one for each company that has opened them.
create table request_threads (
  id integer generated always as identity primary key,
  request_id integer not null references requests on delete cascade,
  company_id integer not null references companies,
  status text not null default 'sent' check (status in
    ('sent', 'seen', 'asked', 'answered', 'quoted', 'countered', 'revised', 'accepted', 'declined', 'withdrawn', 'expired')),
  -- Number of the newest offer; 0 while there is none.
  revision integer not null default 0 check (revision >= 0),
  -- The moment the newest answer ends.
  valid_until timestamptz,
  seen_at timestamptz,
  -- Something happened that nobody of the answering company has seen.
  is_unread boolean not null default true,
  -- The newest message each side has read.
  read_by_asking integer not null default 0,
  read_by_answering integer not null default 0,
  -- The request's own moment, so that a company's list is a walk along an index.
  requested_at timestamptz not null,
  unique (request_id, company_id)
);
-- Whatever the code does: one deal a request.
create unique index one_accepted_thread on request_threads (request_id) where status = 'accepted';
create index request_threads_newest on request_threads (company_id, requested_at desc, request_id desc);
create index request_threads_by_status on request_threads (company_id, status, requested_at desc, request_id desc);
create index request_threads_unread on request_threads (company_id, requested_at desc, request_id desc) where is_unread;
create index request_threads_ending on request_threads (valid_until) where status in ('quoted', 'countered', 'revised');

-- Offers are never changed: a revision is a new row.
create table request_offers (
  thread_id integer not null references request_threads,
  number integer not null check (number >= 1),
  -- Of the company that answers, or proposed against it by the buyer.
  side text not null check (side in ('answer', 'counter')),
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  currency char(3) not null,
  -- Minor units.
  total bigint not null check (total >= 0),
  valid_until timestamptz not null,
  user_id integer not null references users,
  company_id integer not null references companies,
  -- As they were called then.
  person text not null,
  company text not null,
  created_at timestamptz not null default now(),
  primary key (thread_id, number)
);

-- What was agreed, once and for all.
create table request_deals (
  request_id integer primary key references requests,
  thread_id integer not null references request_threads,
  revision integer not null,
  snapshot jsonb not null check (jsonb_typeof(snapshot) = 'object'),
  user_id integer not null references users,
  accepted_at timestamptz not null default now(),
  foreign key (thread_id, revision) references request_offers (thread_id, number)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is written once and never changed', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger request_offers_stay before update or delete on request_offers for each row execute function refuse_change();
create trigger request_deals_stay before update or delete on request_deals for each row execute function refuse_change();

create table request_messages (
  id integer generated always as identity primary key,
  thread_id integer not null references request_threads on delete cascade,
  side text not null check (side in ('asking', 'answering')),
  user_id integer references users on delete set null,
  person text not null,
  company text not null,
  text text not null check (length(text) <= 5000),
  is_question boolean not null default false,
  created_at timestamptz not null default now()
);
create index request_messages_by_thread on request_messages (thread_id, id);

-- Files of messages. One that no message has taken after a day is thrown away.
create table request_files (
  id integer generated always as identity primary key,
  thread_id integer not null references request_threads on delete cascade,
  message_id integer references request_messages on delete cascade,
  company_id integer not null references companies on delete cascade,
  -- Its name in the store of files, ours alone; and what it was called by who sent it.
  file text not null unique check (file ~ '^[a-z0-9-]{16,90}\.(webp|pdf)$'),
  name text not null check (length(name) between 1 and 200),
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null default now()
);
create index request_files_by_message on request_files (message_id);

create table request_assignees (
  request_id integer not null references requests on delete cascade,
  company_id integer not null references companies on delete cascade,
  user_id integer not null references users on delete cascade,
  primary key (request_id, company_id)
);
create index request_assignees_by_user on request_assignees (user_id, request_id);

alter table request_events drop constraint request_events_action_check;
alter table request_events add check (action in
  ('send', 'open', 'say', 'ask', 'reply', 'quote', 'revise', 'counter', 'accept', 'decline', 'withdraw', 'expire', 'pass_over'));
alter table request_events
  -- Null: it concerns every thread of the request.
  add column thread_id integer references request_threads on delete cascade,
  -- Of an offer.
  add column number integer,
  -- Of a message.
  add column message_id integer references request_messages on delete cascade,
  -- Of a refusal.
  add column reason text not null default '' check (length(reason) <= 500);

-- What was sent before there were threads.
insert into request_threads (request_id, company_id, status, is_unread, requested_at)
  select id, supplier_company_id, status, false, created_at from requests where kind = 'purchase';
insert into request_events (request_id, action, user_id, company_id, at)
  select id, 'send', buyer_user_id, buyer_company_id, created_at from requests;
