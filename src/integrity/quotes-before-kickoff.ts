import { breach, type IntegrityRule } from './rule.ts';

export const quotesBeforeKickoff: IntegrityRule = {
  name: 'quotes-before-kickoff',
  description:
    'A quote is captured before the kick-off of its match, or no later than its day where the time of either is not known. ' +
    'The precision says which: a day is at 00:00.',
  tables: ['oddsQuotes'],
  liveRows: 'none',
  *check({ oddsQuotes, matches }) {
    const byId = new Map(matches.map((match) => [match.match_id, match]));
    for (const row of oddsQuotes) {
      const { captured_at, captured_precision } = row;
      const isAtMidnight = captured_at?.includes('T00:00:00') ?? false;
      if ((captured_at === null) !== (captured_precision === null)) {
        const message = `${captured_precision ?? 'is empty'}; expected a precision where captured_at is known, and only there`;
        yield breach('oddsQuotes', row, 'captured_precision', message);
      } else if (captured_precision === 'day' && !isAtMidnight) {
        yield breach('oddsQuotes', row, 'captured_precision', `day; expected moment for "${captured_at}"`);
      }
      const match = byId.get(row.match_id);
      if (captured_at === null || !match) continue;
      const { date, kickoff_utc } = match;
      const isBefore =
        captured_precision === 'day' || kickoff_utc === null
          ? captured_at.slice(0, 10) <= date
          : Date.parse(captured_at) < Date.parse(kickoff_utc);
      if (isBefore) continue;
      const message = `"${captured_at}"; expected a time before the kick-off, ${kickoff_utc ?? date}`;
      yield breach('oddsQuotes', row, 'captured_at', message);
    }
  },
};
