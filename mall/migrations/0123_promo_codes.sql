-- What a code takes off the goods of one region. Amounts in minor units of the region's currency.
create table promo_code (
  code text primary key,
  region_id bigint not null,
  percent_off smallint,
  cap_amount bigint,
  reduce_amount bigint,
  min_spend bigint not null,
  start_at bigint not null,
  end_at bigint not null,
  uses int,
  uses_per_shopper int not null
);

-- Which code made an order cheaper, and by how much. A use is a checkout with an order that was not closed: what is closed gives it back.
create table order_promo_code (
  order_number text primary key,
  code text not null,
  off bigint not null
);
create index order_promo_code_by_code on order_promo_code (code);

-- Checkouts that are open now have no code.
update checkout set param = param || '{"promoCode": null}'::jsonb;
