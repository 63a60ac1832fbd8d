-- People delete their accounts. The row stays without a name, because papers, offers and the audit log point to it.
alter table users add column deleted_at timestamptz;

-- An offer is written once and never changed; the one exception is the name of a person who is gone, which is no part of what was offered.
create function refuse_offer_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'person' = to_jsonb(old) - 'person' and exists (
    select 1 from users where id = old.user_id and deleted_at is not null) then
    return new;
  end if;
  raise exception '% is written once and never changed', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
drop trigger request_offers_stay on request_offers;
create trigger request_offers_stay before update or delete on request_offers for each row execute function refuse_offer_change();

-- The mail that says so is the last one to an address that nobody else keeps: a day after it was written the address goes as well.
alter table mails add column is_last boolean not null default false;
create index mails_last on mails (created_at) where is_last;
