/** A value that a guard, or the way to the state, has made sure of; that it is missing is a fault of the machine, which stops here. */
export const required = <Value>(value: Value): NonNullable<Value> => {
  if (value === null || value === undefined) throw new TypeError('A value is missing that the way here made sure of');
  return value;
};
