import * as z from 'zod/mini';
import { described, enumeration, orNull, withMeta } from './schema.ts';
import { hasInvisible, spaceInitials } from './text.ts';

/** Types of values that several records share, with their units and ranges. */

const maxIdLength = 100;

/**
 * Returns the schema of an id that the source of the data gives: letters, digits and `._-`, in parts joined by colons.
 * In addresses, which have no capitals, the last part alone identifies it.
 */
export function feedId(kind: 'Match' | 'Team' | 'Season' | 'Stage' | 'Stadium' | 'Player' | 'Referee') {
  return described(
    z.string().check(
      z.maxLength(maxIdLength),
      z.regex(/^([A-Za-z0-9._-]*:)*[a-z0-9][a-z0-9._-]*$/, {
        error:
          'expected an id of letters, digits, dots, hyphens and colons, without capitals after the last colon',
      }),
    ),
    `The feed's id of the ${kind.toLowerCase()}`,
  );
}

/**
 * A player's id: the feed's, or one of ours for a player whom no list of the feed has. Ours begin with `own`, which is
 * no competition of the feed, so the two never meet.
 */
export const playerId = described(
  feedId('Player'),
  "The feed's id of the player; one that begins own:: is ours, for a player whom the feed does not list",
);

/** How a fact is known that does not come from the feed alone. */
export const basis = enumeration(
  'Basis',
  'How it is known. feed: the feed lists it; community list: compiled by others from public match and squad pages; ' +
    'press: a news report, a club’s page or an encyclopedia; arithmetic: follows from other rows; goals: from the ' +
    'goals listed',
  ['feed', 'community list', 'press', 'arithmetic', 'goals'],
);

/** How sure a fact is that does not come from the feed. */
export const confidence = enumeration('Confidence', 'How sure it is: certain, or probable', [
  'certain',
  'probable',
]);

export const slug = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'expected lower-case words joined by hyphens' }));

export const refereeId = withMeta(slug, {
  description: 'The referee, by an id of ours that stays when the name becomes known or changes',
});

export const clubId = withMeta(slug, {
  description: 'The club, by its club_id, which is the same under all its names',
  examples: ['{club}'],
});
export const venueId = withMeta(slug, {
  description: 'The venue, by its venue_id',
  examples: ['{venue}'],
});

export const seasonYear = withMeta(z.int().check(z.gte(1800)), {
  description: 'The season, by its year',
  examples: ['{season}'],
  ofLeague: 'season',
});

/** A real calendar day. */
export const day = z.iso.date({ error: 'expected a calendar day, YYYY-MM-DD' });

/** A moment, RFC 3339 in UTC. */
export const instant = z.iso.datetime({ error: 'expected a moment in UTC, YYYY-MM-DDThh:mm:ssZ' });

/** A number of things, from 0. */
export const count = z.int().check(z.gte(0));

/** Returns the schema of a number of things, from 0, of which a person would believe this many at most. */
export function countUpTo(max: number) {
  return count.check(z.lte(max));
}

/** A place, or the number of things of which there is one at least. */
export const positive = z.int().check(z.gte(1));

/** A probability, or a part of a whole. */
export const share = z.number().check(z.gte(0), z.lte(1));

/** A percentage. */
export const percentage = z.number().check(z.gte(0), z.lte(100));

/** A name or other text that is never empty, and shows all it has. */
export const text = z.string().check(
  z.minLength(1),
  z.refine((value) => value === value.trim(), { error: 'expected no white space before or after' }),
  z.refine((value) => !hasInvisible(value), { error: 'expected no invisible characters' }),
  z.refine((value) => !value.includes('\uFFFD'), {
    error: 'expected the letter that was lost where the text was not read as UTF-8',
  }),
  // GitHub Actions runs `##[command]` anywhere in a line, and logs show what is changed.
  z.refine((value) => !value.includes('##['), { error: 'expected no two number signs before a bracket' }),
);

const maxNameLength = 100;

/** Markup, an address, a command of a log, and what joins names: no person, club or place is called so. */
const notInNames = /[<>[\]`|]|:\S|\/\/|\bwww\./i;

/** The name of a person, a club or a place. It is shown where others read markup, addresses or commands. */
export const nameText = text.check(
  z.maxLength(maxNameLength),
  z.refine((value) => !notInNames.test(value), { error: 'expected a name, without markup or an address' }),
);

/** The name of a person, whose initials have a space after them. */
export const personName = nameText.check(
  z.refine((value) => value === spaceInitials(value), { error: 'expected a space after the initial' }),
);

export const year = z.int().check(z.gte(1800), z.lte(2200));

export const side = enumeration('Side', 'The side of the match', ['home', 'away']);

export const surface = enumeration('Surface', 'The playing surface', ['grass', 'turf']);

export const sortOrder = enumeration('SortOrder', 'Ascending or descending', ['asc', 'desc']);

export const stageName = withMeta(slug, {
  id: 'Stage',
  description: 'The stage of the season',
  ofLeague: 'stage',
});

/** What each status of a match means. */
export const statusMeanings =
  'FINISHED: over, with its final score; UPCOMING: to be played; LIVE: in play; IN_PLAY: the same, under the name that some ' +
  'feeds give it; HALF_TIME: at half-time; POSTPONED: not played on its day, which it keeps until it has another; ' +
  'CANCELLED: will not be played; SUSPENDED: interrupted, to be resumed';

export const matchStatus = enumeration('MatchStatus', `The status of the match. ${statusMeanings}`, [
  'FINISHED',
  'UPCOMING',
  'LIVE',
  'IN_PLAY',
  'HALF_TIME',
  'POSTPONED',
  'CANCELLED',
  'SUSPENDED',
]);

export const winReason = enumeration(
  'WinReason',
  'How the match was decided. Awarded: by the league, whose score stands',
  ['RegularTime', 'ExtraTime', 'Penalties', 'Draw', 'Awarded'],
);

export const position = enumeration('Position', "The player's position", [
  'Goalkeeper',
  'Defender',
  'Midfielder',
  'Forward',
]);

/** Where a row or an answer is from. */
export const source = enumeration(
  'Source',
  'Where it is from. archive: stored data of a finished season, or the service’s own lists; snapshot: the last refresh of ' +
    'the current season; official: the league’s published table; calculated: computed from other rows, such as a table ' +
    'from results; official-live: the live feed',
  ['archive', 'snapshot', 'official', 'calculated', 'official-live'],
);

/** Returns the schema of a text that says how rows were made. */
export const origin = (nullMeaning: string) =>
  orNull(text, 'Where the figures come from, in words', nullMeaning);

const zones = ['play_offs', 'continental', 'promotion', 'relegation'] as const;

/** What places of a table lead to. */
export const zoneKinds = ['champion', ...zones] as const;

/** What a zone of a table is, in records. */
export const zoneFields = {
  kind: described(z.enum(zoneKinds), 'What its places lead to'),
  name: described(text, 'Its name'),
};

/** What the table of a season has decided of a club. */
export const certainOutcome = enumeration(
  'CertainOutcome',
  'What is decided: `first` place or a zone of the table, such as the `play_offs`, is secured, or can no longer be reached',
  ['first', ...zones, 'out_of_first', ...zones.map((zone) => `out_of_${zone}` as const)],
);

export type CertainOutcome = z.infer<typeof certainOutcome>;

/** What an answer says of itself where its rows do not say it. */
export const hint = orNull(
  text,
  'Why the answer has no rows, or what of the query is not known, and what there is instead',
  'there is nothing to say',
);
