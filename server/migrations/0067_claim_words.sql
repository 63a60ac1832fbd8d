-- What somebody wrote about a claim stands below the sentence of what they did, which has a length of its own.
alter table claim_entries drop constraint claim_entries_text_check;
alter table claim_entries add check (length(text) <= 2500);
