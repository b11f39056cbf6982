"""Every table and the type of its rows. Written by `npm run describe`; edit the schemas in `src/records/`."""

from typing import Any, Literal, TypedDict

from ._table import Table

__all__ = [
    "snapshot",
    "seasons",
    "stages",
    "club_names",
    "teams",
    "coaches",
    "venues",
    "personal_details",
    "matches",
    "match_stats",
    "team_matches",
    "goals",
    "appearances",
    "honours",
    "player_stints",
    "official_standings",
    "players",
    "people",
    "shots_faced",
    "squads",
    "team_stats",
    "referees",
    "weather",
    "odds",
    "odds_quotes",
    "providers",
    "ids",
    "retired_ids",
    "expected_goals",
    "rating_model",
    "strength",
    "forecasts",
    "stakes",
    "projections",
    "forecast_record",
    "in_play_model",
    "checks",
    "corrections",
    "known_exceptions",
    "datasets",
    "standings",
    "standings_by_week",
    "head_to_head",
    "reep",
]

#: The endpoints of the API, for `ask`.
Endpoint = Literal[
    "",
    "seasons",
    "health",
    "matches",
    "matches/{match_id}",
    "live",
    "live/events",
    "match-stats",
    "standings",
    "team-matches",
    "head-to-head",
    "stages",
    "goals",
    "honours",
    "records",
    "players",
    "players/{player_id}",
    "appearances",
    "leaderboards",
    "people",
    "teams",
    "teams/{club_id}",
    "coaches",
    "team-stats",
    "venues",
    "venues/{venue_id}",
    "ids",
    "referees",
    "weather",
    "odds",
    "odds-quotes",
    "strength",
    "forecasts",
    "forecasts/record",
    "projections",
]


SnapshotRow = TypedDict(
    "SnapshotRow",
    {
        "season": int,
        "as_of": str,
        "source": str,
    },
)
snapshot: Table[SnapshotRow] = Table("snapshot", "The current season, the day its data is from and its source")


SeasonsRow = TypedDict(
    "SeasonsRow",
    {
        "season": int,
        "season_id": str,
        "current": bool,
        "format": str,
        "champion": str | None,
        "regular_season_winner": str | None,
        "matches_finished": int,
        "matches_scheduled": int,
        "coverage_results": float,
        "coverage_standings": float,
        "coverage_match_stats": float,
        "coverage_players": float,
        "coverage_player_stats": float,
        "coverage_team_stats": float,
        "coverage_referees": float,
        "coverage_weather": float,
        "coverage_line_ups": float,
        "coverage_odds": float,
        "coverage_odds_quotes": float,
    },
)
seasons: Table[SeasonsRow] = Table("seasons", "Seasons and the coverage of their data")


StagesRow = TypedDict(
    "StagesRow",
    {
        "season": int,
        "stage": str,
        "matches": int,
        "table": str | None,
        "feed_stage_id": str | None,
    },
)
stages: Table[StagesRow] = Table("stages", "The stages of each season, in order of play")


ClubNamesRow = TypedDict(
    "ClubNamesRow",
    {
        "club_id": str,
        "name": str,
        "short_name": str,
        "from_season": int,
        "to_season": int | None,
        "acronym": str,
        "primary_colour": str | None,
        "secondary_colour": str | None,
        "mark_pattern": str | None,
    },
)
club_names: Table[ClubNamesRow] = Table("club-names", "The names of clubs by season, with the acronym, colours and mark of their time")


TeamsRow = TypedDict(
    "TeamsRow",
    {
        "team_id": str | None,
        "club_id": str,
        "ids": Any,
        "name": str,
        "short_name": str,
        "acronym": str,
        "names": Any,
        "city": str | None,
        "province": str | None,
        "stadium": str | None,
        "venue_id": str | None,
        "capacity": int | None,
        "latitude": float | None,
        "longitude": float | None,
        "surface": str | None,
        "coach": str | None,
        "coach_confidence": str | None,
        "coaches": Any,
        "primary_colour": str | None,
        "secondary_colour": str | None,
        "mark_pattern": str | None,
        "founded": int | None,
        "first_season": int,
        "last_season": int | None,
        "seasons": Any,
        "status": str,
        "current_season": bool,
        "notes": str | None,
    },
)
teams: Table[TeamsRow] = Table("teams", "Clubs, present and past")


CoachesRow = TypedDict(
    "CoachesRow",
    {
        "season": int,
        "club": str,
        "team": str,
        "coach_id": str,
        "coach": str,
        "from": str | None,
        "to": str | None,
        "matches": int | None,
        "wins": int | None,
        "draws": int | None,
        "losses": int | None,
        "points": int | None,
        "confidence": str,
        "reference": str,
    },
)
coaches: Table[CoachesRow] = Table("coaches", "Head coaches of clubs by season, with their results")


VenuesRow = TypedDict(
    "VenuesRow",
    {
        "venue_id": str,
        "stadium_id": str | None,
        "ids": Any,
        "name": str,
        "former_names": Any,
        "clubs": Any,
        "teams": Any,
        "city": str | None,
        "province": str | None,
        "latitude": float | None,
        "longitude": float | None,
        "time_zone": str,
        "capacity": int | None,
        "surface": str | None,
        "opened": int | None,
        "status": str,
        "matches_hosted": int,
        "notes": str | None,
    },
)
venues: Table[VenuesRow] = Table("venues", "Venues")


PersonalDetailsRow = TypedDict(
    "PersonalDetailsRow",
    {
        "player_id": str,
        "full_name": str,
        "birth_year": int | None,
        "nationality": str | None,
        "basis": str,
        "source": str | None,
    },
)
personal_details: Table[PersonalDetailsRow] = Table("personal-details", "Personal details of players")


MatchesRow = TypedDict(
    "MatchesRow",
    {
        "match_id": str,
        "season_id": str,
        "competition": str,
        "season": int,
        "stage": str | None,
        "matchday": int | None,
        "date": str,
        "kickoff_utc": str | None,
        "status": str,
        "phase": str | None,
        "clock": int | None,
        "additional_time": int | None,
        "home_team": str,
        "away_team": str,
        "home_club": str,
        "away_club": str,
        "home_team_id": str | None,
        "away_team_id": str | None,
        "home_goals": int | None,
        "away_goals": int | None,
        "half_time_home_goals": int | None,
        "half_time_away_goals": int | None,
        "scored_first": str | None,
        "home_largest_deficit": int | None,
        "away_largest_deficit": int | None,
        "home_penalties": int | None,
        "away_penalties": int | None,
        "winner": str | None,
        "win_reason": str | None,
        "home_red_cards": int | None,
        "away_red_cards": int | None,
        "venue": str | None,
        "venue_id": str | None,
        "venue_basis": str | None,
        "city": str | None,
        "neutral": bool,
        "attendance": int | None,
        "referee": str | None,
        "referee_id": str | None,
        "broadcasters": Any,
        "highlights_url": str | None,
        "tickets_url": str | None,
        "advanced_stats_available": bool,
        "last_updated": str | None,
        "source": str,
        "abandoned": bool,
    },
)
matches: Table[MatchesRow] = Table("matches", "Matches, played and to play")


MatchStatsRow = TypedDict(
    "MatchStatsRow",
    {
        "match_id": str,
        "season": int,
        "date": str,
        "home_team": str,
        "away_team": str,
        "home_club": str,
        "away_club": str,
        "stage": str | None,
        "home_goals": int | None,
        "away_goals": int | None,
        "has_data": bool,
        "team_stats_home_goals": int | None,
        "team_stats_home_possession": float | None,
        "team_stats_home_shots": int | None,
        "team_stats_home_shots_on_target": int | None,
        "team_stats_home_shots_inside_box": int | None,
        "team_stats_home_shots_outside_box": int | None,
        "team_stats_home_blocked_shots": int | None,
        "team_stats_home_big_chances": int | None,
        "team_stats_home_chances_created": int | None,
        "team_stats_home_key_passes": int | None,
        "team_stats_home_total_passes": int | None,
        "team_stats_home_pass_accuracy": float | None,
        "team_stats_home_corners": int | None,
        "team_stats_home_crosses": int | None,
        "team_stats_home_fouls_committed": int | None,
        "team_stats_home_offsides": int | None,
        "team_stats_home_yellow_cards": int | None,
        "team_stats_home_red_cards": int | None,
        "team_stats_home_saves": int | None,
        "team_stats_home_clearances": int | None,
        "team_stats_home_duels_won": int | None,
        "team_stats_home_tackles": int | None,
        "team_stats_home_tackles_won": int | None,
        "team_stats_home_penalty_goals": int | None,
        "team_stats_home_own_goals": int | None,
        "team_stats_home_touches_opposition_box": int | None,
        "team_stats_home_aerial_duels_won_percentage": float | None,
        "team_stats_home_counter_attacks": int | None,
        "team_stats_home_xg": float | None,
        "team_stats_home_xg_source": str | None,
        "team_stats_home_xg_method": str | None,
        "team_stats_away_goals": int | None,
        "team_stats_away_possession": float | None,
        "team_stats_away_shots": int | None,
        "team_stats_away_shots_on_target": int | None,
        "team_stats_away_shots_inside_box": int | None,
        "team_stats_away_shots_outside_box": int | None,
        "team_stats_away_blocked_shots": int | None,
        "team_stats_away_big_chances": int | None,
        "team_stats_away_chances_created": int | None,
        "team_stats_away_key_passes": int | None,
        "team_stats_away_total_passes": int | None,
        "team_stats_away_pass_accuracy": float | None,
        "team_stats_away_corners": int | None,
        "team_stats_away_crosses": int | None,
        "team_stats_away_fouls_committed": int | None,
        "team_stats_away_offsides": int | None,
        "team_stats_away_yellow_cards": int | None,
        "team_stats_away_red_cards": int | None,
        "team_stats_away_saves": int | None,
        "team_stats_away_clearances": int | None,
        "team_stats_away_duels_won": int | None,
        "team_stats_away_tackles": int | None,
        "team_stats_away_tackles_won": int | None,
        "team_stats_away_penalty_goals": int | None,
        "team_stats_away_own_goals": int | None,
        "team_stats_away_touches_opposition_box": int | None,
        "team_stats_away_aerial_duels_won_percentage": float | None,
        "team_stats_away_counter_attacks": int | None,
        "team_stats_away_xg": float | None,
        "team_stats_away_xg_source": str | None,
        "team_stats_away_xg_method": str | None,
        "attendance": int | None,
        "phase": str | None,
        "win_reason": str | None,
        "home_scorers": Any,
        "away_scorers": Any,
        "scorers_complete": bool,
        "source": str,
    },
)
match_stats: Table[MatchStatsRow] = Table("match-stats", "Statistics and scorers of each match")


TeamMatchesRow = TypedDict(
    "TeamMatchesRow",
    {
        "match_id": str,
        "season": int,
        "date": str,
        "side": str,
        "club": str,
        "team": str,
        "opponent": str,
        "opponent_team": str,
        "stage": str | None,
        "matchday": int | None,
        "kickoff_utc": str | None,
        "status": str,
        "venue": str | None,
        "goals": int | None,
        "goals_against": int | None,
        "result": str | None,
        "form": str | None,
        "possession": float | None,
        "shots": int | None,
        "shots_on_target": int | None,
        "shots_inside_box": int | None,
        "shots_outside_box": int | None,
        "blocked_shots": int | None,
        "big_chances": int | None,
        "chances_created": int | None,
        "key_passes": int | None,
        "total_passes": int | None,
        "pass_accuracy": float | None,
        "corners": int | None,
        "crosses": int | None,
        "fouls_committed": int | None,
        "offsides": int | None,
        "yellow_cards": int | None,
        "red_cards": int | None,
        "saves": int | None,
        "clearances": int | None,
        "duels_won": int | None,
        "tackles": int | None,
        "tackles_won": int | None,
        "penalty_goals": int | None,
        "own_goals": int | None,
        "touches_opposition_box": int | None,
        "aerial_duels_won_percentage": float | None,
        "counter_attacks": int | None,
        "xg": float | None,
        "xg_source": str | None,
        "xg_method": str | None,
    },
)
team_matches: Table[TeamMatchesRow] = Table("team-matches", "Matches in long form: a row for each side, with its statistics where they are known")


GoalsRow = TypedDict(
    "GoalsRow",
    {
        "match_id": str,
        "season": int,
        "date": str,
        "home_team": str,
        "away_team": str,
        "home_club": str,
        "away_club": str,
        "stage": str | None,
        "side": str,
        "club": str,
        "team": str,
        "number": int,
        "goal_id": str,
        "player": str | None,
        "player_id": str | None,
        "kind": str,
        "minute": int | None,
        "added_minute": int | None,
        "candidates": Any,
        "confidence": str | None,
        "assist": str | None,
        "assist_id": str | None,
        "assist_confidence": str | None,
        "basis": str,
    },
)
goals: Table[GoalsRow] = Table("goals", "Every goal, with its scorer where known")


AppearancesRow = TypedDict(
    "AppearancesRow",
    {
        "match_id": str,
        "season": int,
        "date": str,
        "kickoff_utc": str | None,
        "stage": str | None,
        "side": str,
        "club": str,
        "team": str,
        "opponent": str,
        "opponent_team": str,
        "team_goals": int,
        "opponent_goals": int,
        "result": str,
        "player_id": str,
        "name": str,
        "position": str,
        "birth_year": int | None,
        "started": bool | None,
        "started_basis": str | None,
        "minutes": int,
        "minute_on": int | None,
        "minute_off": int | None,
        "goals": int,
        "assists": int,
        "yellow_cards": int,
        "red_cards": int,
        "basis": str,
        "confidence": str | None,
    },
)
appearances: Table[AppearancesRow] = Table("appearances", "Who played in each match: started or came on, minutes, goals, assists and cards")


HonoursRow = TypedDict(
    "HonoursRow",
    {
        "season": int,
        "kind": str,
        "honour": str,
        "club": str | None,
        "team": str | None,
        "recipient": str,
        "player_id": str | None,
        "recipients": int | None,
        "recipients_known": int,
        "note": str | None,
        "reference": str,
    },
)
honours: Table[HonoursRow] = Table("honours", "Champions, winners of tables and awards")


PlayerStintsRow = TypedDict(
    "PlayerStintsRow",
    {
        "season": int,
        "player_id": str,
        "stint": int,
        "club": str,
        "from": str | None,
        "to": str | None,
        "appearances": int | None,
        "minutes": int | None,
        "goals": int | None,
        "basis": str,
        "source": str,
    },
)
player_stints: Table[PlayerStintsRow] = Table("player-stints", "The clubs of players who had two or more in a season, in order")


OfficialStandingsRow = TypedDict(
    "OfficialStandingsRow",
    {
        "season": int,
        "stage": str,
        "position": int,
        "club": str,
        "played": int,
        "wins": int,
        "draws": int,
        "losses": int,
        "goals_for": int,
        "goals_against": int,
        "goal_difference": int,
        "points": int,
        "points_deducted": int,
    },
)
official_standings: Table[OfficialStandingsRow] = Table("official-standings", "Tables as published by the league")


PlayersRow = TypedDict(
    "PlayersRow",
    {
        "player_id": str | None,
        "full_player_id": str | None,
        "name": str,
        "full_name": str | None,
        "season": int,
        "team": str | None,
        "club": str | None,
        "clubs": Any,
        "position": str | None,
        "shirt_number": int | None,
        "nationality": str | None,
        "birth_year": int | None,
        "appearances": int | None,
        "starts": int | None,
        "minutes": int | None,
        "goals": int | None,
        "assists": int | None,
        "goal_involvements": int | None,
        "xg": float | None,
        "xg_source": str | None,
        "xg_method": str | None,
        "shots": int | None,
        "shots_unblocked": int | None,
        "blocked_shots": int | None,
        "shots_on_target": int | None,
        "big_chances_scored": int | None,
        "big_chances_missed": int | None,
        "touches": int | None,
        "touches_opposition_box": int | None,
        "key_passes": int | None,
        "big_chances_created": int | None,
        "accurate_passes": int | None,
        "total_passes": int | None,
        "pass_accuracy": float | None,
        "successful_dribbles": int | None,
        "progressive_carries": int | None,
        "turnovers": int | None,
        "duels_won": int | None,
        "duels_total": int | None,
        "aerials_won": int | None,
        "aerials_total": int | None,
        "fouls_won": int | None,
        "tackles": int | None,
        "tackles_won": int | None,
        "interceptions": int | None,
        "recoveries": int | None,
        "clearances": int | None,
        "blocks": int | None,
        "saves": int | None,
        "goals_conceded": int | None,
        "clean_sheets": int | None,
        "fouls_committed": int | None,
        "offsides": int | None,
        "yellow_cards": int | None,
        "red_cards": int | None,
        "points_per_match_with": float | None,
        "points_per_match_without": float | None,
        "rating": float | None,
        "rating_rank": int | None,
        "rating_eligible": bool,
        "rating_breakdown_attack": float | None,
        "rating_breakdown_creativity": float | None,
        "rating_breakdown_possession": float | None,
        "rating_breakdown_defending": float | None,
        "rating_breakdown_discipline": float | None,
        "calculated": Any,
        "basis": str,
        "club_basis": str | None,
        "confidence": str | None,
        "person_basis": str | None,
        "source": str,
    },
)
players: Table[PlayersRow] = Table("players", "Players of each season, with statistics and rating")


PeopleRow = TypedDict(
    "PeopleRow",
    {
        "player_id": str,
        "name": str,
        "full_name": str | None,
        "nationality": str | None,
        "birth_year": int | None,
        "ids": Any,
        "position": str | None,
        "seasons": Any,
        "clubs": Any,
        "teams": Any,
        "appearances": int | None,
        "minutes": int | None,
        "goals": int | None,
        "assists": int | None,
    },
)
people: Table[PeopleRow] = Table("people", "Players over all seasons")


ShotsFacedRow = TypedDict(
    "ShotsFacedRow",
    {
        "season": int,
        "club": str,
        "matches": int,
        "minutes": int,
        "shots_on_target": int,
        "goals": int,
        "own_goals": int,
    },
)
shots_faced: Table[ShotsFacedRow] = Table("shots-faced", "Shots on target and goals that clubs faced, from match statistics")


SquadsRow = TypedDict(
    "SquadsRow",
    {
        "season": int,
        "player_id": str,
        "shirt_number": int,
    },
)
squads: Table[SquadsRow] = Table("squads", "Shirt numbers")


TeamStatsRow = TypedDict(
    "TeamStatsRow",
    {
        "team": str,
        "club": str,
        "played": int,
        "matches_with_stats": int,
        "points": int,
        "points_deducted": int,
        "wins": int,
        "draws": int,
        "losses": int,
        "goals": int,
        "goals_against": int,
        "clean_sheets": int,
        "xg": float | None,
        "xg_source": str | None,
        "xg_method": str | None,
        "xg_against": float | None,
        "shots": int | None,
        "shots_on_target": int | None,
        "shots_inside_box": int | None,
        "shots_outside_box": int | None,
        "blocked_shots": int | None,
        "big_chances": int | None,
        "chances_created": int | None,
        "assists": int | None,
        "touches_opposition_box": int | None,
        "corners": int | None,
        "crosses": int | None,
        "total_passes": int | None,
        "pass_accuracy": float | None,
        "possession": float | None,
        "duels_won": int | None,
        "duels_won_percentage": float | None,
        "aerial_duels_won_percentage": float | None,
        "tackles": int | None,
        "tackles_won": int | None,
        "interceptions": int | None,
        "recoveries": int | None,
        "clearances": int | None,
        "saves": int | None,
        "fouls_committed": int | None,
        "fouls_won": int | None,
        "offsides": int | None,
        "yellow_cards": int | None,
        "red_cards": int | None,
        "as_of": str,
        "season": int,
        "stage": str,
        "raw_stats": Any,
        "raw_matches": int | None,
        "summed": Any,
    },
)
team_stats: Table[TeamStatsRow] = Table("team-stats", "Statistics of clubs by season and stage")


RefereesRow = TypedDict(
    "RefereesRow",
    {
        "match_id": str,
        "season": int,
        "date": str,
        "home_team": str,
        "away_team": str,
        "home_club": str,
        "away_club": str,
        "stage": str | None,
        "referee_id": str,
        "referee_name": str | None,
        "referee_short_name": str | None,
        "feed_referee_id": str | None,
        "yellow_cards": int | None,
        "red_cards": int | None,
    },
)
referees: Table[RefereesRow] = Table("referees", "The referee of each match, with its cards")


WeatherRow = TypedDict(
    "WeatherRow",
    {
        "match_id": str,
        "season": int,
        "date": str,
        "home_team": str,
        "away_team": str,
        "home_club": str,
        "away_club": str,
        "stage": str | None,
        "venue": str | None,
        "venue_id": str | None,
        "period": str,
        "temperature_c": float | None,
        "wind_kmh": float | None,
        "precipitation_mm": float | None,
    },
)
weather: Table[WeatherRow] = Table("weather", "The weather at matches")


OddsRow = TypedDict(
    "OddsRow",
    {
        "match_id": str,
        "season": int,
        "date": str,
        "home_team": str,
        "away_team": str,
        "home_club": str,
        "away_club": str,
        "stage": str | None,
        "bookmaker": str,
        "home": float,
        "draw": float,
        "away": float,
        "over_2_5": float | None,
        "under_2_5": float | None,
        "draw_no_bet_home": float | None,
        "draw_no_bet_away": float | None,
        "margin": float,
        "implied_home": float,
        "implied_draw": float,
        "implied_away": float,
        "captured_at": str | None,
    },
)
odds: Table[OddsRow] = Table("odds", "Recorded prices of matches")


OddsQuotesRow = TypedDict(
    "OddsQuotesRow",
    {
        "match_id": str,
        "season": int,
        "date": str,
        "home_team": str,
        "away_team": str,
        "home_club": str,
        "away_club": str,
        "stage": str | None,
        "bookmaker": str,
        "market": str,
        "handicap": float | None,
        "home": float,
        "draw": float | None,
        "away": float,
        "captured_at": str,
        "captured_precision": str,
    },
)
odds_quotes: Table[OddsQuotesRow] = Table("odds-quotes", "Timestamped bookmaker prices")


ProvidersRow = TypedDict(
    "ProvidersRow",
    {
        "provider": str,
        "entity": str | None,
        "name": str,
        "kind": str,
        "shape": str,
        "page": str | None,
    },
)
providers: Table[ProvidersRow] = Table("providers", "Registers whose ids are known, with the shape of an id")


IdsRow = TypedDict(
    "IdsRow",
    {
        "entity": str,
        "id": str,
        "provider": str,
        "provider_id": str,
        "confidence": str,
        "page": str | None,
        "reference": str,
        "reason": str | None,
    },
)
ids: Table[IdsRow] = Table("ids", "Ids that other registers have for clubs, players, matches, venues and others")


RetiredIdsRow = TypedDict(
    "RetiredIdsRow",
    {
        "entity": str,
        "retired_id": str,
        "id": str,
    },
)
retired_ids: Table[RetiredIdsRow] = Table("retired-ids", "Ids that are no longer used, and those that they lead to")


ExpectedGoalsRow = TypedDict(
    "ExpectedGoalsRow",
    {
        "big_chance": float,
        "other_inside_box": float,
        "outside_box": float,
        "other_attempt": float,
        "fit_fitted_on": str,
        "fit_sides": int,
        "fit_goals": int,
        "fit_rmse": float,
        "fit_rmse_leaving_a_season_out": float,
    },
)
expected_goals: Table[ExpectedGoalsRow] = Table("expected-goals", "The model of expected goals")


RatingModelRow = TypedDict(
    "RatingModelRow",
    {
        "fit_seasons": Any,
        "fit_player_seasons": int,
        "prior_minutes": Any,
        "spread": Any,
    },
)
rating_model: Table[RatingModelRow] = Table("rating-model", "Parameters of the rating, estimated from past seasons")


StrengthRow = TypedDict(
    "StrengthRow",
    {
        "season": int,
        "date": str,
        "team": str,
        "club": str,
        "strength": float,
    },
)
strength: Table[StrengthRow] = Table("strength", "The strength of each club before a season and after each of its matches")


ForecastsRow = TypedDict(
    "ForecastsRow",
    {
        "match_id": str,
        "season": int,
        "date": str,
        "home_team": str,
        "away_team": str,
        "home_club": str,
        "away_club": str,
        "stage": str | None,
        "neutral": bool,
        "forecast_date": str,
        "probabilities_home": float,
        "probabilities_draw": float,
        "probabilities_away": float,
        "outcome": str | None,
        "stakes": float | None,
    },
)
forecasts: Table[ForecastsRow] = Table("forecasts", "The forecast of each match")


StakesRow = TypedDict(
    "StakesRow",
    {
        "match_id": str,
        "season": int,
        "date": str,
        "home_team": str,
        "away_team": str,
        "home_club": str,
        "away_club": str,
        "stage": str | None,
        "team": str,
        "club": str,
        "first_home": float,
        "first_draw": float,
        "first_away": float,
        "play_offs_home": float | None,
        "play_offs_draw": float | None,
        "play_offs_away": float | None,
        "zones": Any,
    },
)
stakes: Table[StakesRow] = Table("stakes", "What each match of the 14 days after the last results means for each club")


ProjectionsRow = TypedDict(
    "ProjectionsRow",
    {
        "season": int,
        "date": str,
        "team": str,
        "club": str,
        "position": int,
        "expected_points": float,
        "first": float,
        "play_offs": float | None,
        "champion": float | None,
        "places": Any,
        "best_place": int | None,
        "worst_place": int | None,
        "certain": str | None,
        "sufficient_points_first": int | None,
        "sufficient_points_play_offs": int | None,
        "magic_number_first": int | None,
        "magic_number_play_offs": int | None,
        "zones": Any,
    },
)
projections: Table[ProjectionsRow] = Table("projections", "The expected end of each table, before a season and after each day of it")


ForecastRecordRow = TypedDict(
    "ForecastRecordRow",
    {
        "sample": str,
        "seasons": Any,
        "constants_chosen_on": bool,
        "matches": int,
        "log_loss": float,
        "brier": float,
        "rps": float,
        "comparisons": Any,
        "calibration": Any,
        "in_play": Any,
        "projections_forecasts": int | None,
        "projections_first": float | None,
        "projections_play_offs": float | None,
        "title_seasons": int | None,
        "title_log_loss": float | None,
        "title_equal_clubs": float | None,
        "title_earlier_titles": float | None,
    },
)
forecast_record: Table[ForecastRecordRow] = Table("forecast-record", "How well the forecasts have done")


InPlayModelRow = TypedDict(
    "InPlayModelRow",
    {
        "from_season": int,
        "rise": float,
        "first_half_added": float,
        "second_half_added": float,
        "late": float,
        "red_card_own": float,
        "red_card_opponent": float,
        "matches": int | None,
        "goals": int | None,
        "red_card_matches": int | None,
    },
)
in_play_model: Table[InPlayModelRow] = Table("in-play-model", "Constants of the chances of matches in play, by the first season of each")


ChecksRow = TypedDict(
    "ChecksRow",
    {
        "name": str,
        "description": str,
        "status": str,
        "checked": int,
    },
)
checks: Table[ChecksRow] = Table("checks", "Integrity rules and their results on the data")


CorrectionsRow = TypedDict(
    "CorrectionsRow",
    {
        "table": str,
        "subject": str,
        "column": str | None,
        "before": str | None,
        "after": str | None,
        "basis": str,
        "confidence": str,
        "source": str,
    },
)
corrections: Table[CorrectionsRow] = Table("corrections", "Values that differ from their source, with the reason")


KnownExceptionsRow = TypedDict(
    "KnownExceptionsRow",
    {
        "check": str,
        "subject": str,
        "reason": str,
    },
)
known_exceptions: Table[KnownExceptionsRow] = Table("known-exceptions", "Reviewed rows that break an integrity rule")


DatasetsRow = TypedDict(
    "DatasetsRow",
    {
        "name": str,
        "rows": int,
        "seasons": Any,
    },
)
datasets: Table[DatasetsRow] = Table("datasets", "The tables about the league and their sizes")


StandingsRow = TypedDict(
    "StandingsRow",
    {
        "season": int,
        "stage": str,
        "position": int,
        "team": str,
        "club": str,
        "played": int,
        "wins": int,
        "draws": int,
        "losses": int,
        "goals_for": int,
        "goals_against": int,
        "goal_difference": int,
        "points": int,
        "points_deducted": int,
        "form": str | None,
        "movement": str | None,
        "qualification": str | None,
        "certain": str | None,
        "source": str,
    },
)
standings: Table[StandingsRow] = Table("standings", "All league tables with form, movement and qualification, the current season included")


StandingsByWeekRow = TypedDict(
    "StandingsByWeekRow",
    {
        "season": int,
        "stage": str,
        "week": int,
        "date": str,
        "position": int,
        "team": str,
        "club": str,
        "played": int,
        "wins": int,
        "draws": int,
        "losses": int,
        "goals_for": int,
        "goals_against": int,
        "goal_difference": int,
        "points": int,
    },
)
standings_by_week: Table[StandingsByWeekRow] = Table("standings-by-week", "The league tables at the end of each week with results, for charts of places and points")


HeadToHeadRow = TypedDict(
    "HeadToHeadRow",
    {
        "club": str,
        "opponent": str,
        "overall_played": int,
        "overall_wins": int,
        "overall_draws": int,
        "overall_losses": int,
        "overall_goals": int,
        "overall_goals_against": int,
        "overall_shootout_wins": int,
        "overall_shootout_losses": int,
        "home_played": int,
        "home_wins": int,
        "home_draws": int,
        "home_losses": int,
        "home_goals": int,
        "home_goals_against": int,
        "home_shootout_wins": int,
        "home_shootout_losses": int,
        "away_played": int,
        "away_wins": int,
        "away_draws": int,
        "away_losses": int,
        "away_goals": int,
        "away_goals_against": int,
        "away_shootout_wins": int,
        "away_shootout_losses": int,
        "neutral_played": int,
        "neutral_wins": int,
        "neutral_draws": int,
        "neutral_losses": int,
        "neutral_goals": int,
        "neutral_goals_against": int,
        "neutral_shootout_wins": int,
        "neutral_shootout_losses": int,
    },
)
head_to_head: Table[HeadToHeadRow] = Table("head-to-head", "Results of every club against every other, over all seasons: overall, at home, away and at neutral venues")


ReepRow = TypedDict(
    "ReepRow",
    {
        "provider": str,
        "external_id": str,
        "name": str,
        "date_of_birth": str | None,
        "transfermarkt_id": str | None,
        "reep_id": str | None,
        "type": str,
        "nationality": str | None,
    },
)
reep: Table[ReepRow] = Table("reep", "Certain ids of other registers in the columns that the register withqwerty/reep takes")
