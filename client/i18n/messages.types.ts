/** The shape of a catalogue without its texts. Every other language must fill it key by key. */
export type MessagesLike<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof T]: MessagesLike<T[Key]> };
