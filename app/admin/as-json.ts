/** What the server has, as its answer says it: a moment is a text there. */
export type AsJson<Value> = Value extends Date
  ? string
  : Value extends string | number | boolean
    ? Value
    : Value extends object
      ? { [Key in keyof Value]: AsJson<Value[Key]> }
      : Value;
