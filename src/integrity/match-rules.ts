import { isInSeason, seasonName } from '../records/season-rules.ts';
import { groupBy } from '../records/typed.ts';
import { breach, type IntegrityRule, unexpected } from './rule.ts';

/** Tells the operator how matches of the feed get their stages. */
export const stageRemedy =
  "write the feed's ids of stages into feed_stage_id of stages.csv, and refresh the season";

export const seasonIsWhole: IntegrityRule = {
  name: 'season-is-whole',
  description:
    'Each stage of each season has the number of matches of its format, and no match is of another stage. In the ' +
    'current season, a stage without a table may have fewer, since it is drawn late. In a league without a feed ' +
    'any stage that has begun may, since its list may end with the played matches. A future season may have none.',
  tables: ['stages', 'matches'],
  *check({ league, stages, matches, snapshot }) {
    const matchesByStage = groupBy(matches, ({ season, stage }) => `${season} ${stage}`);
    for (const stage of stages) {
      const count = matchesByStage.get(`${stage.season} ${stage.stage}`)?.length ?? 0;
      if (count === 0 && stage.season > snapshot.season) continue;
      const canGrow =
        stage.season >= snapshot.season && (stage.table === null || (league.feed === null && count > 0));
      if (canGrow ? count > stage.matches : count !== stage.matches) {
        const name = `${stage.season} ${stage.stage}`;
        const numberWithoutStage = matchesByStage.get(`${stage.season} null`)?.length ?? 0;
        const remedy =
          numberWithoutStage === 0 ? '' : `; matches without a stage: ${numberWithoutStage}; ${stageRemedy}`;
        const message = `${name} has ${count} matches; expected ${stage.matches} by its format${remedy}`;
        yield breach('stages', stage, 'matches', message);
      }
    }
    const stageKeys = new Set(stages.map(({ season, stage }) => `${season} ${stage}`));
    for (const match of matches) {
      // A stage that the feed names and data/stages.csv does not have is unknown.
      if (match.stage === null || stageKeys.has(`${match.season} ${match.stage}`)) continue;
      yield unexpected('matches', match, 'stage', `a stage that stages.csv has of ${match.season}`);
    }
  },
};

export const datesInSeason: IntegrityRule = {
  name: 'dates-in-season',
  description: "A match's date is in its season, which begins in the season_first_month of league.json.",
  tables: ['matches'],
  *check({ league, matches }) {
    for (const match of matches) {
      if (!isInSeason(league, match.date, match.season)) {
        const name = seasonName(match.season, league.season_first_month);
        yield unexpected('matches', match, 'date', `a day of ${name}`);
      }
    }
  },
};

export const clubsPlayOnceADay: IntegrityRule = {
  name: 'clubs-play-once-a-day',
  description: 'No club plays itself, or more than once a day.',
  tables: ['matches'],
  *check({ matches }) {
    const clubDays = new Set<string>();
    for (const match of matches) {
      const { home_club, away_club, date } = match;
      if (home_club === away_club) {
        yield breach('matches', match, 'away_club', `"${away_club}" plays itself; expected another club`);
        continue;
      }
      for (const [column, club] of Object.entries({ home_club, away_club })) {
        if (clubDays.has(`${club} ${date}`)) {
          const message = `"${club}" plays twice on ${date}; expected one match a day`;
          yield breach('matches', match, column, message);
        }
        clubDays.add(`${club} ${date}`);
      }
    }
  },
};

export const matchRules: readonly IntegrityRule[] = [seasonIsWhole, datesInSeason, clubsPlayOnceADay];
