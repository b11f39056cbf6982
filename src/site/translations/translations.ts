/** Texts in another language by the English one; `{}` is any number. */
export type Translations = Readonly<Record<string, string>>;
