-- What the seller of goods that others carry looks on at, by state.
create index requests_carried_by_status on requests (supplier_company_id, status, created_at desc, id desc) where kind = 'logistic';

-- What a desk has not opened and may still answer.
create index requests_open_of_desk on requests (kind, created_at desc, id desc) where status not in ('accepted', 'withdrawn');
