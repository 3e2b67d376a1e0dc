create table orders (
  order_number text primary key,
  user_id text not null,
  shop_id int not null,
  region_id bigint not null,
  currency char(3) not null,
  checkout_token text not null,
  status smallint not null,
  sub_status text,
  -- The context of machines/order.lifecycle.ts; the columns below only show what is asked for.
  life jsonb not null,
  pay_status text not null generated always as (life ->> 'payStatus') stored,
  refund_status smallint not null generated always as ((life ->> 'refundStatus')::smallint) stored,
  delete_status smallint not null generated always as ((life ->> 'deleteStatus')::smallint) stored,
  version int not null,
  created_at bigint not null,
  price_lines jsonb not null,
  address jsonb not null,
  slot jsonb,
  remarks text not null,
  lang text not null,
  courier text not null,
  pay_type smallint,
  pay_no text,
  card_last4 text
);
create index orders_by_user on orders (user_id, created_at desc, order_number);
create index orders_by_token on orders (checkout_token);

create table order_item (
  order_item_id bigint primary key,
  order_number text not null references orders,
  prod_id bigint not null,
  sku_id bigint not null,
  prod_names jsonb not null,
  sku_names jsonb not null,
  pic text not null,
  price bigint not null,
  ori_price bigint,
  count int not null check (count > 0),
  share_reduce bigint not null,
  actual_total bigint not null,
  warranty_months int,
  comm_sts smallint not null,
  shipped_count int not null check (shipped_count between 0 and count)
);
create index order_item_by_order on order_item (order_number, order_item_id);

create table order_timeline (
  order_number text not null references orders,
  seq int not null,
  at bigint not null,
  event text not null,
  from_state text not null,
  to_state text not null,
  actor text not null,
  primary key (order_number, seq)
);

create table parcel (
  dvy_flow_id bigint primary key,
  order_number text not null references orders,
  company text not null,
  tracking_no text not null,
  state smallint not null,
  eta text,
  sent_at bigint not null
);
create index parcel_by_order on parcel (order_number, dvy_flow_id);

create table parcel_item (
  dvy_flow_id bigint not null references parcel,
  order_item_id bigint not null references order_item,
  count int not null check (count > 0),
  primary key (dvy_flow_id, order_item_id)
);

create table parcel_trace (
  dvy_flow_id bigint not null references parcel,
  seq int not null,
  at bigint not null,
  state smallint not null,
  location text,
  note text,
  primary key (dvy_flow_id, seq)
);

create table cod_strike (
  order_number text primary key references orders,
  user_id text not null,
  at bigint not null
);
create index cod_strike_by_user on cod_strike (user_id, at);
