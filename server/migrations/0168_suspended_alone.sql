-- Whether an operator suspended this person alone, not with their company: whoever lets the company back in, or approves it, does not mean them. People suspended
-- before this was noted come back with their company, as they did.
alter table users add column suspended_alone boolean not null default false;
