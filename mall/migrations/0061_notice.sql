create table notice (
  id bigint primary key,
  user_id text not null,
  type text not null,
  -- The word whose sentences stand in lang/ (mall.notice.<type>.<word>.title and .content).
  word text not null,
  said jsonb not null,
  pic text,
  order_number text,
  refund_sn text,
  route text,
  is_read boolean not null default false,
  at bigint not null
);
create index notice_by_user on notice (user_id, at desc, id desc);
create index notice_unread on notice (user_id) where not is_read;

create table announcement (
  id bigint primary key,
  region_ids bigint[] not null,
  -- By locale key: {"en": "...", "zn": "..."}
  title jsonb not null,
  summary jsonb not null,
  content jsonb not null,
  pic text,
  is_top boolean not null,
  publish_at bigint not null
);
create index announcement_by_time on announcement (is_top desc, publish_at desc, id desc);

create table announcement_read (
  user_id text primary key,
  at bigint not null
);
