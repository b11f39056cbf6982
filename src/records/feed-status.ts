/** What the service says of the league's feed. */
export interface FeedStatus {
  readonly enabled: boolean;
  readonly last_success: string | null;
  readonly last_error: string | null;
  /** How many of the feed's values were rejected: malformed entries, and values that break a rule or a known fact. */
  readonly rejected: number;
  /** The first of them, each with the reason. */
  readonly rejected_reasons: readonly string[];
  /** How many rows of the stored season the feed's last answers lack; the stored ones are shown. */
  readonly missing: number;
}

/** The status of a feed that is off, or that the answer may not depend on. */
export const noFeed: FeedStatus = {
  enabled: false,
  last_success: null,
  last_error: null,
  rejected: 0,
  rejected_reasons: [],
  missing: 0,
};
