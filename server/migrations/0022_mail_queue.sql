-- The mails are their own queue: a mail is stored with the thing it tells of, and whoever sends mails takes it from here.
alter table mails
  add column state text check (state in ('waiting', 'sent', 'failed', 'dropped', 'kept')),
  -- 0 = somebody waits in front of the screen for it (account mails), 1 = letters of trade, 2 = news and digests.
  add column urgency smallint not null default 1 check (urgency between 0 and 2),
  -- On whose behalf it is sent: 'company:7', or the recipient where no company stands behind it. Mails of one sender leave one after the other, those of several
  -- senders in turns. A text, and no reference: a mail outlives the company.
  add column sender text not null default '',
  -- Its place among the waiting ones: the moment it was written, or later while others of the same sender stand before it.
  add column turn timestamptz not null default now(),
  -- Not before. A mail that is being handed over has here the moment at which somebody else may take it.
  add column due_at timestamptz not null default now(),
  -- When a link in it ends: nobody wants it later.
  add column useless_after timestamptz,
  add column tried_at timestamptz,
  -- How often it was the mail itself that was refused; that the mail server was away does not count.
  add column refusals integer not null default 0;

-- Until now each mail had a job. One whose job is still to be done waits; without one it was refused too often, or written without a mail server.
update mails set state = case when sent_at is not null then 'sent' when last_error is not null then 'failed' else 'kept' end;
do $$
begin
  if to_regclass('pgboss.job') is not null then
    update mails set state = 'waiting'
    where sent_at is null and id in (
      select (data ->> 'mailId')::int from pgboss.job where name = 'send-mail' and state in ('created', 'retry', 'active'));
    delete from pgboss.job where name = 'send-mail';
  end if;
end $$;
-- A link to choose a password works for 15 minutes; what is older than an hour is surely spent.
update mails set state = 'dropped', useless_after = created_at + interval '1 hour'
where state = 'waiting' and created_at < now() - interval '1 hour' and text like '%/secured/new-password?token=%';
update mails set turn = created_at, due_at = created_at where state <> 'sent';
alter table mails alter column state set not null, add check ((state = 'sent') = (sent_at is not null));

drop index mails_failing;
-- Taking the next mail is a step along this index, however many wait.
create index mails_next on mails (urgency, turn, id, due_at) where state = 'waiting';
create index mails_of_sender on mails (sender, urgency, turn) where state = 'waiting';
create index mails_useless on mails (useless_after) where state = 'waiting' and useless_after is not null;
create index mails_by_state on mails (state, created_at desc, id desc) where state <> 'sent';

-- That the mail server does not answer is known to all processes: one of them tries, and no more often than it makes sense. No row: it answers.
create table mail_server_failure (
  is_only boolean primary key default true check (is_only),
  away_since timestamptz not null default now(),
  tries integer not null default 1,
  next_try_at timestamptz not null,
  reason text not null
);
