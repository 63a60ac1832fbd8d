-- Facets and RFQs are called what the trade calls them (docs/glossary.md). Names only: no row is written.

-- What a listing can be found under.
alter table listings rename column shelves to facets;
alter table shelf_entries rename to facet_entries;
alter table facet_entries rename column shelf to facet;
alter table facet_entries rename constraint shelf_entries_pkey to facet_entries_pkey;
alter index shelf_by_age rename to facet_by_age;
alter index shelf_by_name rename to facet_by_name;
alter index shelf_by_price rename to facet_by_price;
alter index shelf_by_position rename to facet_by_position;
alter trigger shelf_entries_added on facet_entries rename to facet_entries_added;
alter trigger shelf_entries_removed on facet_entries rename to facet_entries_removed;
alter trigger shelf_entries_changed on facet_entries rename to facet_entries_changed;

alter table shelf_changes rename to facet_changes;
alter table facet_changes rename column shelf to facet;
alter index shelf_changes_by_shelf rename to facet_changes_by_facet;

create or replace function count_added_entries() returns trigger language plpgsql as $$
begin
  insert into facet_changes (facet, delta) select facet, count(*) from added group by facet;
  return null;
end $$;

create or replace function count_removed_entries() returns trigger language plpgsql as $$
begin
  insert into facet_changes (facet, delta) select facet, -count(*) from removed group by facet;
  return null;
end $$;

-- What one buyer asks several sellers at once.
alter table sourcing_needs rename to rfqs;
alter table rfqs rename constraint sourcing_needs_pkey to rfqs_pkey;
alter index sourcing_needs_of_buyer rename to rfqs_of_buyer;
alter table sourcing_requests rename to rfq_requests;
alter table rfq_requests rename column need_id to rfq_id;
alter table rfq_requests rename constraint sourcing_requests_pkey to rfq_requests_pkey;

-- What is awarded in parts is never more than what is needed, whatever asks for it.
create or replace function check_awarded_quantity() returns trigger language plpgsql as $$
declare
  needed integer;
  awarded bigint;
begin
  select quantity into needed from rfqs where id = new.rfq_id for update;
  select coalesce(sum(awarded_quantity), 0) into awarded from rfq_requests where rfq_id = new.rfq_id;
  if awarded > needed then
    raise exception 'More is awarded than needed';
  end if;
  return null;
end $$;
