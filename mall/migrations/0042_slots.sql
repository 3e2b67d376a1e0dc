-- How many parcels a shop can bring in one delivery slot, and how long before it starts it takes orders; shops without a row have the mall's usual ones.
create table slot_rule (
  shop_id int primary key,
  capacity int not null check (capacity > 0),
  cutoff_hours int not null check (cutoff_hours >= 0)
);
