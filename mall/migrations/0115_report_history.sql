-- A report says by position which of the history it saw; what it saw stays when the world begins anew (contract X13).
alter table history add column is_past boolean not null default false;
alter table report add column positions int8multirange not null default '{}';

insert into history (position, at, kind, door, who, started, incarnation, blocks, status, sealed, is_past) overriding system value
select distinct on (told.position) told.position, told.at, told.kind, told.door, told.who, told.started, told.incarnation, told.blocks, told.status, told.sealed, true
from report, jsonb_to_recordset(coalesce(body->'mall'->'history', '[]')) as told
  (position bigint, at bigint, kind text, door text, who text, started bigint, incarnation int, blocks jsonb, status int, sealed text)
on conflict (position) do nothing;

update report set
  positions = coalesce((select range_agg(int8range(told.position, told.position, '[]')) from jsonb_to_recordset(coalesce(body->'mall'->'history', '[]')) as told (position bigint)), '{}'),
  body = body #- '{mall,history}';
