import { expect, it } from 'vitest';
import { aboutMatch } from '../../../src/query/common.ts';

const forge = { name: 'Forge FC', club: 'forge-fc' };
const york = { name: 'York United FC', club: 'inter-toronto-fc' };
const row = (match_id: string, home: typeof forge, away: typeof forge) => ({
  match_id: `cpl::Football_Match::${match_id}`,
  home_team: home.name,
  away_team: away.name,
  home_club: home.club,
  away_club: away.club,
});
const rows = [row('ab12', forge, york), row('cd34', york, forge)];

it.for([
  [{}, ['ab12', 'cd34']],
  [{ match_id: 'cd34' }, ['cd34']],
  [{ team: 'forge' }, ['ab12', 'cd34']],
  [{ team: 'inter-toronto-fc', home: true }, ['cd34']],
  [{ team: 'inter-toronto-fc', home: false }, ['ab12']],
  [{ team: 'forge', opponent: 'york' }, ['ab12', 'cd34']],
  [{ team: 'forge', opponent: 'york', home: true }, ['ab12']],
  [{ team: 'forge', opponent: 'forge' }, []],
  [{ team: 'cavalry' }, []],
] as const)('aboutMatch(%j) selects %j', ([selector, expected]) => {
  const passes = aboutMatch(selector);
  expect(rows.filter((one) => passes?.(one)).map(({ match_id }) => match_id.slice(-4))).toEqual(expected);
});
