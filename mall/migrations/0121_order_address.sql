-- An order says whether it was sent elsewhere once already (contract 4.1, O16).
update orders set life = life || '{"isAddressChanged": false}' where not life ? 'isAddressChanged';
