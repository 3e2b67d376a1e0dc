-- Campaigns run over whole days of each region's own calendar; `until_day` is the first day after. Every group of `shelf`
-- must be met by one of its terms.
create table campaigns (
  campaign_id int primary key,
  from_day    date not null,
  until_day   date not null check (until_day > from_day),
  pic         text not null,
  tint        smallint not null,
  shelf       jsonb not null,
  texts       jsonb not null
);
create index campaigns_by_day on campaigns (until_day);
