create table card (
  card_id bigint primary key,
  user_id text not null,
  vault_ref text not null,
  brand text not null,
  last4 text not null,
  exp_month int not null,
  exp_year int not null,
  holder text not null,
  alias text,
  is_default boolean not null,
  status text not null check (status in ('ACTIVE', 'REMOVED')),
  created_at bigint not null,
  unique (user_id, vault_ref)
);
create unique index card_one_default on card (user_id) where is_default and status = 'ACTIVE';

create table payment (
  pay_no text primary key,
  user_id text not null,
  -- One wish, one attempt: the idempotency key of the call that began it.
  request_key text,
  pay_type int not null,
  status text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  region_id bigint not null,
  captured bigint not null default 0,
  refunded bigint not null default 0,
  refunds_open int not null default 0,
  attempt_end bigint not null,
  paid_on bigint,
  fail_code text,
  action_url text,
  card_id bigint references card,
  card_brand text,
  card_last4 text,
  saves_card boolean not null default false,
  created_at bigint not null,
  version int not null default 1,
  check (refunded <= captured),
  check (captured <= amount)
);
create unique index payment_one_per_wish on payment (user_id, request_key);

create table payment_order (
  pay_no text not null references payment on delete cascade,
  order_number text not null,
  amount bigint not null check (amount >= 0),
  cash text check (cash in ('DUE', 'COLLECTED', 'CANCELLED')),
  primary key (pay_no, order_number)
);
create index payment_by_order on payment_order (order_number);

create table payment_refund (
  pay_no text not null references payment on delete cascade,
  order_number text not null,
  amount bigint not null check (amount > 0),
  status text not null check (status in ('OPEN', 'DONE')),
  is_foreign boolean not null,
  at bigint not null,
  primary key (pay_no, order_number)
);

-- Every event of a provider is heard once.
create table payment_fact (
  provider text not null,
  event_id text not null,
  pay_no text not null,
  at bigint not null,
  primary key (provider, event_id)
);
