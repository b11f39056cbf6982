import { describe, expect, it } from 'vitest';
import { liveRules } from '../../src/feed/live/live-rules.ts';
import { integrityRules } from '../../src/integrity/index.ts';
import { clubEntry, type Json } from '../fixtures/feed.ts';
import { context, parseOne, playIn } from '../fixtures/schedule.ts';
import { faultsWith, setField } from '../support/broken.ts';

/** What the parser of the feed refuses in a match, as an entry of the feed and as columns of its row in data/. */
const onBothSides: readonly (readonly [what: string, entry: Json, row: Readonly<Record<string, string>>])[] =
  [
    ['a club against itself', { away: clubEntry('hfx-wanderers-fc') }, { away_club: 'hfx-wanderers-fc' }],
    ['a club outside its seasons', { away: clubEntry('fc-edmonton') }, { away_club: 'fc-edmonton' }],
    ['a status that is none', { status: 'ADJOURNED', phase: '' }, { status: 'ADJOURNED' }],
    ['a day of another season', dayOf('2024-10-22'), { date: '2024-10-22', kickoff_utc: '' }],
    [
      'a kick-off on another day',
      { matchDateUtc: '2025-10-23T22:30:00Z' },
      { kickoff_utc: '2025-10-23T22:30:00Z' },
    ],
    ['no score once it is finished', { providerHomeScore: null, homeScorePush: null }, { home_goals: '' }],
    ['more goals than any side had', { providerHomeScore: 37 }, { home_goals: '37' }],
    ['goals below zero', { providerHomeScore: -1 }, { home_goals: '-1' }],
    ['a longer shoot-out than any', { providerPenaltyScoreHome: 31 }, { home_penalties: '31' }],
    [
      'no winner of the only match of a stage',
      { providerPenaltyScoreHome: null, providerPenaltyScoreAway: null, winReason: 'Draw', winTeamId: null },
      { home_penalties: '', away_penalties: '', winner: '', win_reason: 'Draw' },
    ],
  ];

function dayOf(day: string): Json {
  return { matchDateUtc: null, matchDateLocal: `${day}T00:00:00`, localTimeUtcOffset: null };
}

describe('what the refresh refuses of a match, the check does too', () => {
  it.for(onBothSides)('%s', ([, entry, row]) => {
    expect(parseOne(playIn, entry, context).rejected).not.toEqual([]);
    const change = (text: string) =>
      Object.entries(row).reduce(
        (changed, [column, value]) => setField(playIn.match_id, column, value)(changed),
        text,
      );
    expect(faultsWith({ 'data/matches/2025.csv': change })).not.toEqual([]);
  });
});

const tables = 'is about tables that the live feed does not fill';
const whole = 'needs a whole season, which a live one is not yet';
const details = 'is about details that the refresh takes once a match is over';
const totals = "the feed's totals and its matches come at different times on a match day";

/** The rules that a refresh and the check have and live rows have not, each with the reason. */
const notLive: Readonly<Record<string, string>> = {
  'ids-unique': 'the parser keeps the first of two entries with one id',
  'acronyms-unique': tables,
  'club-names-unique': tables,
  'neutral-marks': tables,
  'references-resolve': 'the parser rejects an entry whose club, venue or competition is not stored',
  'referee-ids-agree': tables,
  'names-cover-seasons': 'the parser rejects a club outside its seasons',
  'venue-has-a-basis': 'the parser gives both, or neither',
  'venues-in-their-time-zone': tables,
  'venues-in-bounds': tables,
  'season-is-whole': whole,
  'kickoff-on-the-minute': 'a delayed kick-off is shown as the feed has it',
  'called-off-without-kickoff': 'the parser leaves the kick-off of such a match out',
  'venue-hosts-one-match':
    'of two matches that contradict each other, the live feed does not say which is wrong',
  'half-time-agrees': 'the feed gives no score at half-time',
  'abandoned-is-cancelled': 'the parser gives it of a cancelled match alone',
  'ties-have-a-winner': 'the parser rejects such a match',
  'listed-ties-have-a-winner': 'is about leagues without a feed',
  'finished-by-the-day':
    'the parser compares the kick-off with the moment of the answer, which is more exact',
  'none-in-play': 'live matches are in play',
  'meetings-fit-format': whole,
  'clubs-play-equally': whole,
  'pairs-meet-once-a-matchday': 'a wrong matchday must not hide a score',
  'clubs-play-once-a-matchday': 'it warns, and refuses nothing',
  'tables-recompute': 'live tables are compared with the results where they are merged',
  'champions-won-the-final': whole,
  'play-offs-fit-bracket': whole,
  'honours-agree': tables,
  'ids-of-others-resolve': tables,
  'ids-of-others-have-their-shape': tables,
  'one-id-of-a-register': tables,
  'retired-ids-lead-on': tables,
  'coach-ids-agree': tables,
  'coaches-follow': tables,
  'goals-within-score': 'live goals are completed and cut by the score where they are merged',
  'details-complete': whole,
  'goals-equal-score': 'live goals are completed and cut by the score where they are merged',
  'scorers-are-players': 'a scorer of a live match may be new to the list of players',
  'goal-minutes-exist': 'added time is not known before the match is over',
  'appearance-minutes-exist': tables,
  'side-statistics-agree': details,
  'red-cards-agree': details,
  'attendance-within-capacity': details,
  'team-totals-agree': totals,
  'team-totals-match-sides': totals,
  'team-totals-match-red-cards': totals,
  'people-unique': whole,
  'player-names-agree': whole,
  'players-within-club-totals': totals,
  'club-minutes-within-played': totals,
  'goalkeeper-minutes-agree': totals,
  'stints-agree': tables,
  'line-ups-whole': tables,
  'line-ups-agree': tables,
  'appearances-add-up': tables,
  'prices-plausible': tables,
  'quotes-before-kickoff': tables,
  'weather-possible': tables,
  'corrections-agree': tables,
};

it('each rule of the check is one of live rows, or has a reason why not', () => {
  const live = new Set(liveRules.map(({ name }) => name));
  const others = integrityRules.map(({ name }) => name).filter((name) => !live.has(name));
  expect(Object.keys(notLive).sort()).toEqual(others.sort());
});
