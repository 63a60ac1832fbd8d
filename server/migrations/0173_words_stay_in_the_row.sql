-- A row over two kilobytes puts its largest values aside, and these were the words: each listing that was looked at for some cost four pages more, and the wordy ones are what
-- people look through. Now only what a search shows of it is put aside, which is read for the twenty that are shown.
alter table listings alter search set storage main, alter names set storage main, alter facets set storage main, alter name_key set storage main;
alter table listing_sample alter search set storage main, alter names set storage main, alter facets set storage main, alter name_key set storage main;

-- Writes the rows that are there anew, which puts aside what is to be now; one to two minutes of a million.
cluster listings using listings_pkey;
cluster listing_sample using listing_sample_pkey;
alter table listings set without cluster;
alter table listing_sample set without cluster;
