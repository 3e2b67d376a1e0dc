-- What a shopper did lately and can take back. `payload` holds what is needed for it.
create table undo (
  token text primary key,
  -- What was done later has a greater one.
  seq bigint generated always as identity,
  user_id text not null references shopper,
  kind text not null,
  -- What it is about: the same thing is offered once.
  ref text not null,
  name text not null,
  count integer not null,
  payload jsonb not null,
  until bigint not null,
  unique (user_id, kind, ref)
);

-- A request for a cancel that was withdrawn: until when the seller had to answer it.
update orders set life = life || '{"withdrawnAnswerBy": null}' where not life ? 'withdrawnAnswerBy';
