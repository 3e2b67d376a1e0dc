alter table history rename column door to name;
update timer set kind = 'idempotency.forgetOldAnswers' where kind = 'house.forgetOldAnswers';
