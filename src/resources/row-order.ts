/** By what the rows of an answer are sorted: each field decides among rows that are equal by those before it. */
export interface RowOrder {
  /** Fields in the direction that the parameter `order` gives, ascending without one; `sort` is what that parameter names. */
  readonly fields?: readonly string[];
  /** Fields that decide among rows equal by `fields`, in one direction: ascending, or descending after a minus. */
  readonly ties?: readonly string[];
}

/** The order of rows about matches. */
export const orderOfPlay = { fields: ['date', 'kickoff_utc', 'match_id'] } as const satisfies RowOrder;
