-- What a coin is worth in a region from a moment on, in minor units; before the first row its region's first price holds.
create table coin_price (
  region_id bigint not null,
  from_at bigint not null,
  price int not null check (price > 0),
  primary key (region_id, from_at)
);

-- An order keeps the price of its day: what it brings or gives back in coins is the same whenever that happens.
alter table orders add column coin_price int;
update orders set coin_price = case currency when 'CNY' then 3 when 'LAK' then 70 when 'TRY' then 15 else 100 end;
alter table orders alter column coin_price set not null;
