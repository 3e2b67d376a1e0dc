-- A group buy: one thing for less when enough shoppers pay it before the end (contract 4.5, mode POOL). Price in minor units.
create table group_activity (
  activity_id bigint primary key,
  region_id bigint not null,
  prod_id bigint not null,
  sku_id bigint not null,
  price bigint not null check (price > 0),
  group_number int not null check (group_number > 1),
  start_at bigint not null,
  end_at bigint not null check (end_at > start_at),
  -- Null until all seats are paid, or its time is over.
  result text check (result in ('COMPLETED', 'TIME_OUT')),
  ended_at bigint check ((ended_at is null) = (result is null))
);
create index group_activity_by_region on group_activity (region_id, end_at);
create index group_activity_by_product on group_activity (prod_id, region_id);

-- Who has a seat: held by an order that is not paid yet, or paid; and who left it.
create table group_seat (
  seat_id bigint primary key,
  activity_id bigint not null references group_activity,
  user_id text not null references shopper,
  -- Null for the seats of the demo's own people, who order nothing.
  order_number text unique references orders,
  state text not null check (state in ('HELD', 'PAID', 'LEFT')),
  held_at bigint not null,
  paid_at bigint check (state <> 'PAID' or paid_at is not null),
  left_at bigint check ((left_at is null) = (state <> 'LEFT'))
);
create index group_seat_by_activity on group_seat (activity_id);
create unique index group_seat_of_shopper on group_seat (activity_id, user_id) where state <> 'LEFT';

-- Who wants to be told when it begins.
create table group_reminder (
  activity_id bigint not null references group_activity,
  user_id text not null references shopper,
  primary key (activity_id, user_id)
);

alter table orders add column group_activity_id bigint references group_activity;

-- Orders of before belong to no group buy, nor do checkouts that are open now.
update orders set life = life || '{"groupEnd": null}' where not life ? 'groupEnd';
update checkout set param = param || '{"groupActivityId": null}'::jsonb;
