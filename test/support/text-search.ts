/** Returns a text without accents and capitals. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Whether a name contains a text, by the contract's rule for text search, which is written here without our own code. */
export const isWithin = (name: string | null, text: string) =>
  name !== null && plain(name).includes(plain(text.trim()));

/** Returns a test of whether a club is one that a text means, by a whole club_id or part of any name that it has had. */
export function clubFinder(clubNames: readonly { readonly club_id: string; readonly name: string }[]) {
  return (club: string, text: string | undefined) =>
    text === undefined ||
    club === text.trim().toLowerCase() ||
    clubNames.some(({ club_id, name }) => club_id === club && isWithin(name, text));
}
