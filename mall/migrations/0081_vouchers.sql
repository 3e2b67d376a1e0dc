-- What the mall and its shops give out. Amounts in minor units of the region's currency.
create table voucher (
  coupon_id bigint primary key,
  region_id bigint not null,
  scope text not null check (scope in ('PRODUCT', 'SHOP', 'MALL')),
  kind text not null check (kind in ('PERCENT', 'AMOUNT', 'FREE_SHIPPING')),
  shop_id int,
  prod_ids bigint[] not null default '{}',
  percent_off smallint,
  cap_amount bigint,
  reduce_amount bigint,
  min_spend bigint not null,
  start_at bigint not null,
  end_at bigint not null,
  valid_days smallint,
  stocks int,
  taken int not null default 0,
  limit_num smallint not null,
  new_user_only boolean not null default false,
  constraint voucher_not_overdrawn check (stocks is null or taken <= stocks)
);
create index voucher_by_region on voucher (region_id, scope);

-- What a shopper collected: 1 usable, 2 used, 0 expired, 3 locked by an order.
create table user_voucher (
  coupon_user_id bigint primary key,
  coupon_id bigint not null,
  user_id text not null,
  status smallint not null,
  received_at bigint not null,
  valid_from bigint not null,
  valid_until bigint not null,
  order_number text,
  used_at bigint
);
create index user_voucher_by_user on user_voucher (user_id, coupon_id);
