-- When its sender took a message back; its words are shown to nobody from then on.
alter table message add column recalled_at bigint;
