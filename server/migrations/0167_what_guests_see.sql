-- Guests are shown no prices, so what changes most on a market (a seller's own system tells new prices every few minutes) leaves all they see as it was. What they see has
-- a number of its own beside that of all changes (0010): answers that tell no price hold as long as this one stands.
alter table market_changes alter column changes set default 0, add column shown bigint not null default 0;

create function note_shown() returns void language plpgsql as $$
begin
  -- Once in each transaction, as below.
  if current_setting('fairquay.shown_noted', true) = 'yes' then return; end if;
  update market_changes set shown = shown + 1 where id = (select id from market_changes limit 1 for update skip locked);
  if not found then insert into market_changes (shown) values (1); end if;
  perform set_config('fairquay.shown_noted', 'yes', true);
end $$;

create function note_shown_change() returns trigger language plpgsql as $$
begin
  perform note_shown();
  return null;
end $$;

-- As it was (0164), and guests see it as well unless the trigger says 'members': where prices are written too, the rows tell what else is.
create or replace function note_market_change() returns trigger language plpgsql as $$
begin
  if current_setting('fairquay.market_noted', true) is distinct from 'yes' then
    update market_changes set changes = changes + 1 where id = (select id from market_changes limit 1 for update skip locked);
    if not found then insert into market_changes (changes) values (1); end if;
    -- Ends with the transaction; what is rolled back to a savepoint takes it back with the change.
    perform set_config('fairquay.market_noted', 'yes', true);
  end if;
  if tg_nargs = 0 then perform note_shown(); end if;
  return null;
end $$;

drop trigger listings_changed on listings;
create trigger listings_changed after insert or update or delete on listings for each statement execute function note_market_change('members');
create trigger listings_shown after insert or delete on listings for each row execute function note_shown_change();
-- All but the two prices.
create trigger listings_shown_otherwise after update on listings for each row
  when ((old.slug, old.company_id, old.facets, old.created_at, old.name_key, old.currency, old.position, old.hit, old.names, old.search)
    is distinct from (new.slug, new.company_id, new.facets, new.created_at, new.name_key, new.currency, new.position, new.hit, new.names, new.search))
  execute function note_shown_change();

drop trigger listing_texts_changed on listing_texts;
create trigger listing_texts_changed after insert or update or delete on listing_texts for each statement execute function note_market_change('members');
create trigger listing_texts_shown after insert or delete on listing_texts for each row execute function note_shown_change();
create trigger listing_texts_shown_otherwise after update on listing_texts for each row
  when ((old.shared, old.guest_end, old.options, old.beside) is distinct from (new.shared, new.guest_end, new.options, new.beside))
  execute function note_shown_change();

create trigger listing_cards_shown_otherwise after update on listing_cards for each row
  when (old.card is distinct from new.card) execute function note_shown_change();

-- Entries are written with the listing they repeat, and what they say besides is its price.
drop trigger facet_entries_changed on facet_entries;
create trigger facet_entries_changed after insert or update or delete on facet_entries for each statement execute function note_market_change('members');
