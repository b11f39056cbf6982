import type { Translations } from '../translations.ts';

/** What each endpoint answers. */
export const resources: Translations = {
  'API index': 'Index de l’API',
  'Health of the service and its data': 'Santé du service et de ses données',
  'Matches in play, just finished and soon to start':
    'Matchs en cours, tout juste terminés ou sur le point de commencer',
  'Statistics of a match, or of all matches of a season':
    'Statistiques d’un match, ou de tous les matchs d’une saison',
  'League tables by season, stage and day': 'Classements par saison, phase et jour',
  'Two clubs against each other': 'Deux clubs l’un contre l’autre',
  'Stages of the seasons': 'Phases des saisons',
  'Goals, with scorers where known': 'Buts, avec leur buteur s’il est connu',
  'Players by season, with statistics and rating': 'Joueurs par saison, avec statistiques et note',
  'Rankings of a season by metric': 'Meneurs d’une saison, par mesure',
  'Season statistics of clubs': 'Statistiques de saison des clubs',
  'The referee of each match': 'L’arbitre de chaque match',
  'Seasons and the coverage of their data': 'Les saisons et la couverture de leurs données',
  'Matches, played and to play': 'Matchs, joués et à jouer',
  'Champions, winners of tables and awards': 'Champions, premiers des classements et prix',
  'Clubs, present and past': 'Clubs, actuels et passés',
  Venues: 'Stades',
  'The weather at matches': 'La météo des matchs',
  'Recorded prices of matches': 'Cotes relevées des matchs',
  'Timestamped bookmaker prices': 'Cotes horodatées des preneurs de paris',
  'Lists every endpoint with its parameters and an example, and links to documents and downloads.':
    'Présente chaque point d’accès avec ses paramètres et un exemple, et les liens vers documents et téléchargements.',
  'Every goal of the finished matches, newest match first.':
    'Tous les buts des matchs terminés, le match le plus récent d’abord.',
  'The scorer of an own goal is of the other club; player is null where the scorer is not known.':
    'L’auteur d’un but contre son camp est de l’autre club; player est null quand le buteur est inconnu.',
  'The matches of two clubs against each other and their sums from the side of team: overall, at home and away.':
    'Les matchs de deux clubs l’un contre l’autre et leurs totaux du point de vue de team : en tout, à domicile et à l’extérieur.',
  'Both parameters are required and must each match one club.':
    'Les deux paramètres sont obligatoires, et chacun doit correspondre à un seul club.',
  "Always answers 200. degraded: the current season's data is older than 72 hours although matches were due, the feed's last call failed, or some of its values were rejected or are missing.":
    'Répond toujours 200. degraded : les données de la saison en cours datent de plus de 72 heures alors que des matchs étaient prévus, le dernier appel du flux a échoué, ou certaines de ses valeurs ont été rejetées ou manquent.',
  'Lists the integrity rules with their results on the published data.':
    'Présente les règles d’intégrité et leurs résultats sur les données publiées.',
  'Every champion, table winner and award of a season, each with a reference.':
    'Tous les champions, premiers de classement et prix d’une saison, chacun avec une référence.',
  'One leaderboard per metric, best first.': 'Un classement de joueurs par mesure, le meilleur d’abord.',
  'Rating and pass accuracy rank eligible players only; equal values share a rank.':
    'Pour la note et la précision des passes, seuls les joueurs admissibles sont classés; des valeurs égales partagent un rang.',
  "A metric that the season's data does not have gives an empty leaderboard.":
    'Une mesure que les données de la saison n’ont pas donne un classement vide.',
  'All matches count, knock-outs included; the Golden Boot of most seasons counts those of the table alone, as the goals do with stage=season, and its note in /honours says where it counted others.':
    'Tous les matchs comptent, éliminatoires comprises; le Soulier d’or de la plupart des saisons compte ceux du classement seulement, comme les buts avec stage=season, et sa note dans /honours dit où il en a compté d’autres.',
  'With team, a leaderboard has what was done for that club.':
    'Avec team, un classement de joueurs a ce qui a été fait pour ce club.',
  'A player whose value is not known exactly has no rank: omitted has the least and the most the value can be, and rank_certain says whether that could change a rank.':
    'Un joueur dont la valeur n’est pas connue exactement n’a pas de rang : omitted a le minimum et le maximum de sa valeur, et rank_certain dit si cela pourrait changer un rang.',
  'Matches in play, and those of the current season with a kick-off within the window either side of now; all=true gives the whole current schedule.':
    'Les matchs en cours, et ceux de la saison en cours dont le coup d’envoi est assez proche, avant ou après; all=true donne le calendrier entier de la saison.',
  'From the live feed; while it fails, from its last good answer, or else from the last refresh: see source and stale.':
    'Du flux en direct; s’il est en panne, de sa dernière bonne réponse, ou sinon de la dernière mise à jour : voir source et stale.',
  'A match without a known kick-off, such as a postponed one, counts for the whole of its day, UTC.':
    'Un match sans coup d’envoi connu, comme un match reporté, compte pour toute sa journée, en temps universel.',
  'Possession, shots, expected goals, passes, duels, cards, scorers and attendance of one match, or of every finished match of a season.':
    'Possession, tirs, buts attendus, passes, duels, cartons, buteurs et assistance d’un match, ou de chaque match terminé d’une saison.',
  'One of match_id and season is required; team, opponent, from, to and order are for those of a season.':
    'L’un de match_id et season est obligatoire; team, opponent, from, to et order sont pour ceux d’une saison.',
  'Where a match has no statistics, has_data is false.':
    'Quand un match n’a pas de statistiques, has_data est false.',
  'Every match since {} in order of play.': 'Tous les matchs depuis {}, dans l’ordre où ils sont joués.',
  'Clubs have the name of that season; club_id is the same in all seasons.':
    'Les clubs portent leur nom de la saison; club_id est le même dans toutes.',
  "A bookmaker's prices at a moment, latest capture first. available_seasons lists the seasons that have quotes.":
    'Les cotes d’un preneur de paris à un moment donné, la plus récente d’abord. available_seasons donne les saisons qui en ont.',
  'Decimal prices before a match, with their margin and the probabilities they imply, newest match first.':
    'Les cotes décimales d’avant-match, avec leur marge et les probabilités qu’elles supposent, le match le plus récent d’abord.',
  'Not every match has a recorded price.': 'Tous les matchs n’ont pas de cote relevée.',
  'A row per player and season with statistics, a rating of 0 to 10 and its five areas.':
    'Une ligne par joueur et par saison, avec statistiques, note de 0 à 10 et ses cinq volets.',
  'A statistic that the season’s data does not have is null, and unavailable_metrics lists it. shots includes blocked ones; where the source leaves them out, only shots_unblocked is known.':
    'Une statistique que les données de la saison n’ont pas est null, et unavailable_metrics la nomme. shots comprend les tirs bloqués; quand la source les exclut, seul shots_unblocked est connu.',
  'With team: the players who had the club in that season.':
    'Avec team : les joueurs qui ont eu ce club dans la saison.',
  'Figures are of the whole season; clubs has those of a player who moved for each club, as far as they are known.':
    'Les chiffres sont ceux de toute la saison; clubs a ceux d’un joueur qui en a changé pour chaque club, autant qu’ils sont connus.',
  'With player_id and without season: every season of that player.':
    'Avec player_id et sans season : toutes les saisons de ce joueur.',
  'The referee of each match, newest match first; with summary=true each referee of those matches, with cards per match.':
    'L’arbitre de chaque match, le plus récent d’abord; avec summary=true, chaque arbitre de ces matchs, avec ses cartons par match.',
  'Every season with its format, its champion and the coverage of each kind of data, counted from the data.':
    'Chaque saison avec sa formule, son champion et la couverture de chaque type de données, calculée à partir des données.',
  'The stages of each season, with the number of matches of the format and the table they count for.':
    'Les phases de chaque saison, avec le nombre de matchs de la formule et le classement pour lequel ils comptent.',
  'All figures of a row describe the same matches: those of the league table (stage=season, the default), including play-offs (stage=all) or of one stage.':
    'Tous les chiffres d’une ligne décrivent les mêmes matchs : ceux du classement (stage=season, par défaut), séries éliminatoires comprises (stage=all), ou d’une seule phase.',
  "Statistics are summed from match statistics where every match has them; otherwise they are the feed's season totals where these cover the same matches for every club, which the feed may have corrected later than single matches. summed lists the fields that are sums, over matches_with_stats matches.":
    'Les statistiques sont la somme de celles des matchs quand chaque match en a; sinon, ce sont les totaux de saison du flux, s’ils portent sur les mêmes matchs pour chaque club; le flux peut les avoir corrigés plus tard que les matchs. summed nomme les champs qui sont des sommes, sur matches_with_stats matchs.',
  'Percentages are weighted by their base.': 'Les pourcentages sont pondérés par leur base.',
  'Every club that has played in the league, with its names, home venue and seasons.':
    'Tous les clubs qui ont joué dans la ligue, avec leurs noms, leur stade et leurs saisons.',
  'Every venue of a played or scheduled match, and its home clubs.':
    'Tous les stades d’un match joué ou prévu, et les clubs qui y sont chez eux.',
  'Temperature, wind and precipitation at the venue of a match, newest match first.':
    'Température, vent et précipitations au stade d’un match, le plus récent d’abord.',
  'Not every match has a record.': 'Tous les matchs n’ont pas de relevé.',
};
