import type { Tables } from '../../records/published.ts';
import type { Addresses } from '../addresses.ts';
import { isFollowed, withLiveScores } from '../components/live-attributes.ts';
import { matchStrip } from '../components/match-cards.ts';
import { standingsTable } from '../components/standings-table.ts';
import { clubsById, matchesOfClub } from '../lookups/club-lookups.ts';
import { matchesAround } from '../lookups/last-and-next-matches.ts';
import { hasStandings, standingsOf } from '../lookups/season-standings.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import type { Page } from '../site.ts';
import type { Words } from '../words.ts';
import { currentStandings } from './season-records.ts';

/** Returns the current standings alone, which pages of other sites may show in a frame. */
export function embeddedTablePage(site: Words & Addresses & PublishedData): Page {
  const { t, tables, currentSeason: season } = site;
  const title = t('{league} {season}', { season });
  return {
    route: { page: 'embedded-table' },
    title,
    description: t('Table, results and fixtures of the {season} {league} season, as open data.', { season }),
    content: hasStandings(tables, season)
      ? standingsTable(site, {
          caption: title,
          season,
          rows: standingsOf(tables, season),
          isLive: isFollowed(site, season),
        })
      : currentStandings(site, season, title),
  };
}

/** Returns the clubs of the current season, each of which has a page for frames. */
export function embeddedClubs(tables: Tables): string[] {
  return tables.rows('teams').flatMap(({ club_id, current_season }) => (current_season ? [club_id] : []));
}

/** Returns the next match of a club alone, or its last, which pages of other sites may show in a frame. */
export function embeddedClubPage(site: Words & Addresses & LeagueData, club: string): Page {
  const { t, tables } = site;
  const { nextMatches, results } = matchesAround(site, matchesOfClub(tables, club), 1);
  const title = clubsById(tables).get(club)?.name ?? club;
  const label = nextMatches.length === 0 ? t('Latest results') : t('Next matches');
  return {
    route: { page: 'embedded-club', club },
    title,
    description: label,
    content: matchStrip(site, label, [...nextMatches, ...results].slice(0, 1), withLiveScores(tables)),
  };
}
