-- A request that goes to one company of its desk alone: whoever takes a price of a rate card asks nobody else, and no other provider sees the request.
alter table requests add column only_company_id integer references companies;
create index requests_only_company on requests (only_company_id) where only_company_id is not null;
