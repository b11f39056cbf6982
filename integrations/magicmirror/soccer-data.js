/**
 * A provider for MMM-MyScoreboard (MagicMirror²), written for version 4.15.0. It asks for a day and names no season, so
 * nothing has to be changed from year to year. README.md says where it goes.
 */
const url = process.env.SOCCER_DATA_URL ?? 'https://your-host';

const modes = { future: 0, inProgress: 1, final: 2 };
const inProgress = ['LIVE', 'IN_PLAY', 'HALF_TIME', 'SUSPENDED'];
const words = {
  FINISHED: 'Final',
  HALF_TIME: 'Half time',
  SUSPENDED: 'Suspended',
  POSTPONED: 'Postponed',
  CANCELLED: 'Cancelled',
};

const ask = async (path) => {
  const response = await fetch(url + path);
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${answer.error?.message}`);
  return answer;
};

/** Returns a disc of a club's two colours, since the data has no logos. */
const discOf = ({ primary_colour: first, secondary_colour: second }) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" fill="${first ?? '#888'}" stroke="${second ?? '#fff'}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

const statusOf = ({ status, clock, kickoff_utc: kickoff }, format) => {
  if (words[status]) return words[status];
  if (inProgress.includes(status)) return clock === null ? 'Live' : `${clock}'`;
  return kickoff === null ? 'To be announced' : format(kickoff);
};

module.exports = {
  PROVIDER_NAME: 'SoccerData',

  async getScores({ teams }, gameDate, callback) {
    try {
      const day = gameDate.format('YYYY-MM-DD');
      const [{ matches }, { teams: clubs }] = await Promise.all([
        ask(`/api/v1/matches?date=${day}`),
        ask('/api/v1/teams'),
      ]);
      const clubOf = (id) => clubs.find((club) => club.club_id === id) ?? { acronym: id };
      const isWanted = (match) =>
        !teams?.length ||
        [match.home_club, match.away_club].some(
          (id) => teams.includes(id) || teams.includes(clubOf(id).acronym),
        );
      const format = (kickoff) =>
        new Date(kickoff).toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' });
      const scores = matches.filter(isWanted).map((match) => ({
        gameMode:
          match.status === 'FINISHED'
            ? modes.final
            : inProgress.includes(match.status)
              ? modes.inProgress
              : modes.future,
        hTeam: clubOf(match.home_club).acronym,
        vTeam: clubOf(match.away_club).acronym,
        hTeamLong: match.home_team,
        vTeamLong: match.away_team,
        hTeamLogoUrl: discOf(clubOf(match.home_club)),
        vTeamLogoUrl: discOf(clubOf(match.away_club)),
        hScore: match.home_goals,
        vScore: match.away_goals,
        status: [statusOf(match, format)],
        broadcast: match.broadcasters ?? [],
      }));
      callback(scores, 0, matches.length === 0);
    } catch (error) {
      require('logger').error(`[MMM-MyScoreboard] ${url}: ${error.message}`);
    }
  },
};
