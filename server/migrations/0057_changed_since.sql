-- Other programs ask for what has changed since a moment. Nobody learns from it what they must not know: a company that answers, of its own thread; who only
-- looks on or has not opened a request, of what they can see of it.
alter table requests
  add column changed_at timestamptz not null default now(),
  -- It was sent, withdrawn, or something was agreed: what those without a thread can see.
  add column outer_changed_at timestamptz not null default now();
alter table request_threads add column changed_at timestamptz not null default now();
update requests r set
  changed_at = greatest(r.created_at, (select max(e.at) from request_events e where e.request_id = r.id)),
  outer_changed_at = greatest(r.created_at, (
    select max(e.at) from request_events e where e.request_id = r.id and e.action in ('withdraw', 'accept', 'agree')));
update request_threads t set changed_at = greatest(t.requested_at, (
  select max(e.at) from request_events e where e.request_id = t.request_id and (e.thread_id = t.id or e.thread_id is null)));
create index requests_of_buyer_by_change on requests (buyer_company_id, changed_at, id);
create index requests_of_supplier_by_change on requests (supplier_company_id, changed_at, id);
create index requests_by_change on requests (changed_at, id);
create index requests_by_outer_change on requests (kind, outer_changed_at, id);
create index request_threads_by_change on request_threads (company_id, changed_at, request_id);

-- Orders are found by a part of a name among a hundred thousand, and those that are owed for are few.
create index orders_by_words on orders using gin (words gin_trgm_ops);
create index orders_by_po_number on orders using gin (po_number gin_trgm_ops);
create index orders_of_seller_due on orders (seller_company_id, due_on) where due_on is not null;
create index orders_of_buyer_due on orders (buyer_company_id, due_on) where due_on is not null;
create index orders_due on orders (due_on) where due_on is not null;
