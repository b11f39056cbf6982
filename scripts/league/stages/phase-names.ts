import type { ListedMatch } from '../read/listed-match.ts';

/** A round of a knock-out, with the ties that it has at most. */
export interface KnockOutRound {
  /** Such as `semifinal`. */
  readonly stage: string;
  readonly name: string;
  readonly ties: number;
}

/** What a list calls the part of a season that a match is of. */
export interface PhaseName {
  /** The name without matchday and leg, such as `Apertura`; empty where the list has none. */
  readonly name: string;
  /** The round of a knock-out that the name says; null where it says none. */
  readonly round: KnockOutRound | null;
  /** Whether the name says that the round decides something else than the season, such as relegation. */
  readonly isForAnotherPrize: boolean;
  readonly isGroup: boolean;
  /** Whether its clubs usually meet once, as in a group or in half of a season. */
  readonly isOfSingleMeetings: boolean;
}

const matchdayWord =
  '(?:match ?day|game ?week|week|round|rd|md|gw|day|jornada|journ[eé]e|spieltag|runde|fecha|giornata)';
const matchdays = [
  new RegExp(`^${matchdayWord}?\\s*#?\\d+\\.?$`, 'i'),
  new RegExp(`^\\d+\\.?\\s*${matchdayWord}$`, 'i'),
];
const matchdayAtEnd = new RegExp(`\\s+${matchdayWord}\\s*#?\\d+$`, 'i');

/** What says which match of a tie it is. */
const legOrReplay =
  /\(?\b(?:(?:1st|2nd|first|second|return) leg|leg ?\d|(?:\d(?:st|nd|rd|th)? )?replays?|ida|vuelta)\b\)?/gi;

const anotherPrize =
  /relegation|promotion|descenso|ascenso|apertura|clausura|opening|closing|plate|consolation|europ|continental|libertadores|sudamericana/i;
const group = /^(?:group|gruppe|grupo|poule|pool)\b/i;
const singleMeetings =
  /apertura|clausura|opening|closing|spring|fall|autumn|first stage|second stage|hinrunde|rückrunde/i;

/** Returns what a list calls the part of a season that a match is of. A number of a matchday is no part of it. */
export function phaseNameOf({ stage, round }: Pick<ListedMatch, 'stage' | 'round'>): PhaseName {
  const parts = [stage, round].flatMap((text) => (text ?? '').replaceAll('_', ' ').split(/,| [-–] /));
  const names = parts.map(withoutMatchday).filter((part) => part !== '');
  const distinct = names.filter((part, index) => names.indexOf(part) === index);
  const name = distinct.join(', ');
  return {
    name,
    round: knockOutRound(distinct.at(-1) ?? ''),
    isForAnotherPrize: anotherPrize.test(name),
    isGroup: distinct.some((part) => group.test(part)),
    isOfSingleMeetings: singleMeetings.test(name),
  };
}

function withoutMatchday(part: string): string {
  const text = part.replaceAll(legOrReplay, ' ').replaceAll(/\s+/g, ' ').trim();
  return matchdays.some((pattern) => pattern.test(text)) ? '' : text.replace(matchdayAtEnd, '');
}

/** The tie of the losers of the semifinals. */
export const thirdPlace = { stage: 'third-place', name: 'Third place', ties: 1 };

/** Returns the round of a knock-out that has so many ties; undefined where no such number is one of a round. */
export function roundOfTies(ties: number): KnockOutRound | undefined {
  if (ties === 1) return { stage: 'final', name: 'Final', ties };
  if (ties === 2) return { stage: 'semifinal', name: 'Semifinal', ties };
  if (ties === 4) return { stage: 'quarterfinal', name: 'Quarterfinal', ties };
  if (ties < 8 || !Number.isInteger(Math.log2(ties))) return undefined;
  return { stage: `round-of-${ties * 2}`, name: `Round of ${ties * 2}`, ties };
}

function knockOutRound(text: string): KnockOutRound | null {
  if (/\b(?:third|3rd)[ -]?place\b|\bbronze\b/i.test(text)) return thirdPlace;
  const clubs = /\b(?:round of|last) ?(\d+)\b/i.exec(text)?.[1];
  const share = /\b1\/(\d+)\b/.exec(text)?.[1];
  const ties = clubs === undefined ? Number(share ?? 0) : Number(clubs) / 2;
  if (ties > 0) return roundOfTies(ties) ?? null;
  if (/quarter/i.test(text)) return roundOfTies(4) ?? null;
  if (/\bsemi/i.test(text)) return roundOfTies(2) ?? null;
  return /\bfinals?\b(?! (?:round|stage|phase|group|series))/i.test(text) ? (roundOfTies(1) ?? null) : null;
}
