-- What stands on a company's invoices beside its name and address: VAT, customs and bank, and the terms it usually sells on. Shown on papers only.
create table company_billing (
  company_id integer primary key references companies on delete cascade,
  version integer not null default 1,
  vat_registered boolean not null default false,
  vat_number text not null default '' check (length(vat_number) <= 40),
  eori text not null default '' check (length(eori) <= 40),
  holder text not null default '' check (length(holder) <= 200),
  iban text not null default '' check (length(iban) <= 40),
  account text not null default '' check (length(account) <= 100),
  bank text not null default '' check (length(bank) <= 200),
  bic text not null default '' check (length(bic) <= 20),
  deposit_percent integer check (deposit_percent between 0 and 100),
  net_days integer check (net_days between 0 and 365),
  invoice_at_shipping boolean not null default false,
  remind_after_days integer check (remind_after_days between 1 and 90),
  updated_at timestamptz not null default now()
);

-- Rates of VAT in hundredths of a percent, each from a day on: those of a country, and those a seller has entered. Rates that changed stand beside what they were.
create table vat_rates (
  id integer generated always as identity primary key,
  -- Null: the country's own.
  company_id integer references companies on delete cascade,
  country_code char(2) not null,
  name text not null check (length(name) <= 60),
  rate integer not null check (rate between 0 and 5000),
  is_standard boolean not null,
  valid_from date not null,
  source text not null check (length(source) <= 200),
  unique nulls not distinct (company_id, country_code, valid_from, rate)
);
create index vat_rates_of_company on vat_rates (company_id);

insert into vat_rates (country_code, name, rate, is_standard, valid_from, source)
select split_part(entry, ' ', 1), replace(split_part(entry, ' ', 2), '_', ' '), split_part(entry, ' ', 3)::integer, split_part(entry, ' ', 2) = 'standard',
  split_part(entry, ' ', 4)::date,
  case split_part(entry, ' ', 1)
    when 'GB' then 'HM Revenue & Customs, VAT rates' when 'CH' then 'Swiss Federal Tax Administration' when 'LI' then 'Swiss Federal Tax Administration'
    when 'NO' then 'Norwegian Tax Administration' when 'IS' then 'Iceland Revenue and Customs' when 'TR' then 'Revenue Administration of Türkiye'
    else 'European Commission, Taxes in Europe Database' end
from unnest(string_to_array('AT standard 2000 1984-01-01|AT reduced 1000 1984-01-01|BE standard 2100 1996-01-01|BE reduced 600 1992-04-01|BG standard 2000 1999-01-01|'
  'BG reduced 900 2011-04-01|CY standard 1900 2014-01-13|CY reduced 500 2000-07-01|CZ standard 2100 2013-01-01|CZ reduced 1200 2024-01-01|DE standard 1900 2007-01-01|'
  'DE reduced 700 1983-07-01|DK standard 2500 1992-01-01|EE standard 2200 2024-01-01|EE standard 2400 2025-07-01|EE reduced 900 2009-01-01|ES standard 2100 2012-09-01|'
  'ES reduced 1000 2012-09-01|ES super-reduced 400 1995-01-01|FI standard 2400 2013-01-01|FI standard 2550 2024-09-01|FI reduced 1400 2013-01-01|FI reduced 1350 2026-01-01|'
  'FR standard 2000 2014-01-01|FR intermediate 1000 2014-01-01|FR reduced 550 2014-01-01|GR standard 2400 2016-06-01|GR reduced 1300 2016-01-01|HR standard 2500 2012-03-01|'
  'HR reduced 1300 2014-01-01|HU standard 2700 2012-01-01|HU reduced 500 2004-01-01|IE standard 2300 2021-03-01|IE reduced 1350 2003-01-01|IT standard 2200 2013-10-01|'
  'IT reduced 1000 1995-01-01|IT super-reduced 400 1989-01-01|LT standard 2100 2009-09-01|LT reduced 900 2004-05-01|LU standard 1700 2024-01-01|LU reduced 800 2024-01-01|'
  'LV standard 2100 2012-07-01|LV reduced 1200 2011-01-01|MT standard 1800 2004-01-01|MT reduced 500 1995-01-01|NL standard 2100 2012-10-01|NL reduced 900 2019-01-01|'
  'PL standard 2300 2011-01-01|PL reduced 800 2011-01-01|PL super-reduced 500 2011-01-01|PT standard 2300 2011-01-01|PT intermediate 1300 2011-01-01|PT reduced 600 2011-01-01|'
  'RO standard 1900 2017-01-01|RO standard 2100 2025-08-01|RO reduced 1100 2025-08-01|SE standard 2500 1990-07-01|SE reduced 1200 1996-01-01|SI standard 2200 2013-07-01|'
  'SI reduced 950 2013-07-01|SK standard 2000 2011-01-01|SK standard 2300 2025-01-01|SK reduced 1900 2025-01-01|GB standard 2000 2011-01-04|GB reduced 500 1997-09-01|'
  'GB zero 0 1973-04-01|CH standard 810 2024-01-01|CH reduced 260 2024-01-01|LI standard 810 2024-01-01|LI reduced 260 2024-01-01|NO standard 2500 2005-01-01|'
  'NO reduced 1500 2012-01-01|IS standard 2400 2015-01-01|IS reduced 1100 2015-01-01|TR standard 2000 2023-07-10|TR reduced 1000 2023-07-10', '|')) as entry;
