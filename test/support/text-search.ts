/** Returns a text without accents and capitals. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Whether a name contains a text, by the contract's rule for text search, which is written here without our own code. */
export const isWithin = (name: string, text: string) => plain(name).includes(plain(text.trim()));
