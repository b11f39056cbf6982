import { expect, it } from 'vitest';
import { rewind } from '../../../scripts/replay/rewind.ts';
import { dataset } from '../../support/tables.ts';

const playOffsAt = (moment: string, season: number) =>
  rewind(dataset, new Date(moment), season)
    .matches.filter((match) => match.season === season && match.stage !== 'regular')
    .map(({ stage, home_club, away_club }) => `${stage}: ${home_club} v ${away_club}`);

const playIn = 'play-in: hfx-wanderers-fc v inter-toronto-fc';
const semifinal = 'semifinal: forge-fc v atletico-ottawa';
const quarterfinal = 'quarterfinal: cavalry-fc v inter-toronto-fc';
const secondSemifinal = 'semifinal: forge-fc v cavalry-fc';

it.for([
  ['2025-10-18T12:00:00Z', []],
  ['2025-10-20T12:00:00Z', [playIn, semifinal]],
  ['2025-10-26T12:00:00Z', [playIn, semifinal, quarterfinal]],
  ['2025-10-27T12:00:00Z', [playIn, semifinal, quarterfinal, secondSemifinal]],
  [
    '2025-11-03T12:00:00Z',
    [playIn, semifinal, quarterfinal, secondSemifinal, 'final: atletico-ottawa v cavalry-fc'],
  ],
] as const)('at %s the play-offs of 2025 have the matches whose clubs are known', ([moment, expected]) => {
  expect(playOffsAt(moment, 2025)).toEqual(expected);
});
