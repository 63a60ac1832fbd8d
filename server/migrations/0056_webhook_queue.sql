-- What webhooks are told is its own queue, like the mails: each webhook has a line of its own, which one process at a time works off.
alter table webhook_deliveries
  -- Not before; after a failure later. The order of a line.
  add column due_at timestamptz not null default clock_timestamp(),
  -- What it tells of, such as 'order:41'; what tells of the same thing leaves one after the other. '' = stands for itself.
  add column about text not null default '' check (length(about) <= 40);
update webhook_deliveries set due_at = created_at where state = 'waiting';
-- Finding the lines that have something to do, and the head of one, are steps along this index, however much waits.
create index webhook_deliveries_next on webhook_deliveries (webhook_id, due_at, id) where state = 'waiting';

alter table webhooks
  -- While some process works off its line; afterwards somebody else may, should that process have been killed.
  add column taken_until timestamptz,
  -- Its last call took long or had no answer: such lines have places of their own and hold up no others.
  add column is_slow boolean not null default false,
  -- Why the marketplace has switched it off: the receiver said 410, or nothing got through for days.
  add column given_up_because text check (given_up_because in ('gone', 'failing'));
update webhooks set given_up_because = 'failing' where given_up_at is not null;
alter table webhooks add check ((given_up_at is null) = (given_up_because is null));

-- Until now each delivery had a job.
do $$
begin
  if to_regclass('pgboss.job') is not null then
    delete from pgboss.job where name = 'deliver-webhook';
  end if;
end $$;
