-- Other programs ask for the RFQs and imports that have changed since a moment. What happens in the requests of an RFQ is read from those: a column that followed
-- them would have to be written while they are held, and an award holds the RFQ first.
alter table rfqs add column changed_at timestamptz not null default now();
update rfqs set changed_at = created_at;
create index rfqs_of_buyer_by_change on rfqs (buyer_company_id, changed_at, id);
create index rfqs_by_change on rfqs (changed_at, id);
create index imports_by_change on imports (company_id, changed_at, id);
