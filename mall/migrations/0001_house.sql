create table mall_state (
  name text primary key,
  value jsonb not null
);

create table filled (
  noun text primary key,
  at bigint not null
);

create table timer (
  kind text not null,
  ref text not null,
  id bigint not null,
  due bigint not null,
  data jsonb not null,
  tries int not null,
  primary key (kind, ref)
);
create index timer_by_due on timer (due, id);

create table event_head (
  user_id text primary key,
  last bigint not null
);

create table event (
  user_id text not null,
  seq bigint not null,
  type text not null,
  at bigint not null,
  ref text not null,
  data jsonb not null,
  primary key (user_id, seq)
);

create table journal (
  id bigint primary key,
  at bigint not null,
  machine text not null,
  ref text not null,
  event text not null,
  from_state text not null,
  to_state text not null,
  who text not null,
  cause text not null,
  refused text
);
create index journal_by_ref on journal (machine, ref, id);

create function journal_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the journal is append-only';
end $$;
create trigger journal_stays before update or delete on journal for each row execute function journal_stays();

create table idempotency (
  who text not null,
  path text not null,
  key text not null,
  body_digest text not null,
  answer text,
  at bigint not null,
  claimed_at bigint,
  primary key (who, path, key)
);
create index idempotency_by_at on idempotency (at);
