// What the form's event brings; the light needs nothing.
export const formMachine = { events: { CHANGE: [{ value: ' ' }, { value: ' Kumari ' }] } };
