-- A change of the market is noted once in each transaction: others see the number when it commits and not before. A row that one transaction (an import of many
-- thousand products) changed with each of its statements would leave as many dead ones, which every further statement had to read past.
create or replace function note_market_change() returns trigger language plpgsql as $$
begin
  if current_setting('fairquay.market_noted', true) = 'yes' then return null; end if;
  update market_changes set changes = changes + 1 where id = (select id from market_changes limit 1 for update skip locked);
  if not found then insert into market_changes (changes) values (1); end if;
  -- Ends with the transaction; what is rolled back to a savepoint takes it back with the change.
  perform set_config('fairquay.market_noted', 'yes', true);
  return null;
end $$;
