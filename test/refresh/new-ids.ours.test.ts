import { describe, expect, it } from 'vitest';
import { type Distort, plansOf } from '../support/in-process-feed.ts';
import { dataset, ofSeason, ours } from '../support/tables.ts';
import { the } from '../support/the.ts';

const { planWith } = await plansOf(ours);

const season = 2025;
const optaId = (entity: 'club' | 'match' | 'venue', id: string) =>
  the(dataset.ids, { entity, id, provider: 'opta' });
const match = optaId('match', the(dataset.matches, { season, stage: 'final' }).match_id);
const venue = optaId('venue', 'td-place-stadium');
const forge = optaId('club', 'forge-fc');
const cavalry = optaId('club', 'cavalry-fc');
const ottawa = optaId('club', 'atletico-ottawa');
/** It has not played in 2025, so that the feed does not name it. */
const supra = optaId('club', 'supra-du-quebec');
const unusedId = (letter: string) => letter.repeat(25);

const withId = new Set(dataset.ids.map(({ id }) => id));
const players = ofSeason(dataset.players, season).filter(
  ({ player_id, basis }) => basis === 'feed' && !withId.has(player_id),
);
const [added, malformed, misshapen, ofUnlisted] = players.map(({ player_id }) => player_id);
const playersIds = new Map<unknown, unknown>([
  [added, `opta:Player:${unusedId('a')}`],
  [malformed, 'opta:Player'],
  [misshapen, 'opta:Player:SHORT'],
  [ofUnlisted, 'unheard_of:Player:77'],
]);

const withOtherIds: Distort = (body, path) => {
  const text = JSON.stringify(body)
    .replaceAll(`opta:Team:${forge.provider_id}`, `opta:Team:${unusedId('f')}`)
    .replaceAll(`opta:Team:${cavalry.provider_id}`, `opta:Team:${supra.provider_id}`);
  const own = `opta:Team:${ottawa.provider_id}`;
  const { players: entries, ...rest } = JSON.parse(
    path.includes('/standings/') ? text.replace(own, `opta:Team:${unusedId('b')}`) : text,
  );
  if (!entries) return rest;
  const changed = (entry: { playerId: string }) =>
    playersIds.has(entry.playerId) ? { ...entry, providerId: playersIds.get(entry.playerId) } : entry;
  return { ...rest, players: entries.map(changed) };
};

const referees = new Set(ofSeason(dataset.referees, season).map(({ referee_id }) => referee_id));
const { changes, files, lines, contents } = await planWith(
  withOtherIds,
  { season, full: true },
  {
    ...dataset,
    refereeIds: dataset.refereeIds.filter((row) => !referees.has(row.feed_referee_id)),
    ids: dataset.ids.filter((row) => row !== match && row !== venue),
  },
);
const changesOf = (name: string) => changes.filter(({ table }) => table === name);

it('a refresh adds the ids of the referees of its season, as they are in data/', () => {
  const expected = dataset.refereeIds.filter((row) => referees.has(row.feed_referee_id));
  expect(
    changesOf('refereeIds')
      .map(({ row, outcome }) => [row, outcome])
      .sort(),
  ).toEqual(expected.map(({ feed_referee_id }) => [feed_referee_id, 'added']).sort());
  // The file would have the same text.
  expect(files).not.toContain('data/referee-ids.csv');
});

describe('the ids that the feed has of another register', () => {
  const text = contents.get('data/ids.csv') ?? '';

  it('are added, in the order of the file', () => {
    expect(
      changesOf('ids')
        .filter(({ outcome }) => outcome === 'added')
        .map(({ row }) => row),
    ).toEqual([
      `match opta ${match.provider_id}`,
      `player opta ${unusedId('a')}`,
      `venue opta ${venue.provider_id}`,
    ]);
    for (const { entity, id, provider_id } of [match, venue])
      expect(text).toContain(`${entity},${id},opta,${provider_id},certain,the league's feed,\n`);
    expect(text).toContain(`player,${added},opta,${unusedId('a')},certain,the league's feed,\n`);
    const keys = text.split('\n').slice(1, -1);
    expect(keys).toHaveLength(dataset.ids.length + 1);
    expect(keys.map((line) => line.split(',').slice(0, 3).join())).toEqual(
      keys.map((line) => line.split(',').slice(0, 3).join()).sort(),
    );
    expect(files).toEqual(['data/ids.csv', 'data/CHANGELOG.md']);
  });

  it.for([
    ['another id of a club that has one', `ids club opta ${unusedId('f')}.*one-id-of-a-register`],
    ['the id of another club', `ids club opta ${supra.provider_id}: id supra-du-quebec → cavalry-fc`],
    ['two ids of one club', `ids club atletico-ottawa: .*${unusedId('b')}.*using none`],
    ['a text without an id', `player ${malformed}: providerId: "opta:Player"; expected`],
    ['an id that is not of that register', 'ids player opta SHORT.*ids-of-others-have-their-shape'],
    ['an id of a register that is not listed', 'ids of unheard_of: 1 not kept; providers.csv has no row of'],
  ])('are rejected and reported: %s', ([, line]) => {
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^rejected: ${line}`)));
  });

  it('never replace those that are stored', () => {
    for (const { entity, id, provider, provider_id, source } of [forge, cavalry, ottawa, supra])
      expect(text).toContain(`${[entity, id, provider, provider_id, 'certain', source].join()},\n`);
  });
});

it('a refresh without the list of clubs goes on, without the ids of venues', async () => {
  const withoutClubs: Distort = (body, path) =>
    /[0-9a-f]\/teams\?/.test(path) ? new Error('it answered 500') : body;
  const ids = dataset.ids.filter((row) => row !== venue);
  const plan = await planWith(withoutClubs, { season: 2020 }, { ...dataset, ids });
  expect(plan.lines).toContainEqual(expect.stringMatching(/^ids of venues left out: .*\/teams\?.*500/));
  expect(plan.changes).toEqual([]);
});
