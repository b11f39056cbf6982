/** What messages say of the league. */
export interface LeagueWords {
  /** Its name in the language of the messages. */
  readonly name: string;
  /** The name after a noun, such as `of the league`. */
  readonly of: string;
  /** The name as a place, such as `in the league`. */
  readonly in: string;
  /** The first season. */
  readonly since: number;
}
