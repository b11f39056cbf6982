import { examples } from '../../../records/examples.ts';
import { league } from '../../../records/league.ts';
import { html } from '../../html.ts';
import { code } from './code.ts';
import type { Topic } from './topic.ts';

/** The documentation's sections in French. */
export const topics: readonly Topic[] = [
  {
    id: 'quick-start',
    title: 'Pour commencer',
    text: html`<p>Chaque réponse est en JSON. Aucune clé n’est nécessaire. Le même classement à cinq endroits :</p>
<h3>curl</h3>${code(`curl -s '{host}/api/v1/standings?season=${examples.season}' | jq -r '.standings[] | [.position, .team, .points] | @tsv'`)}
<h3>JavaScript</h3>${code(`const response = await fetch('{host}/api/v1/standings?season=${examples.season}');
const { standings } = await response.json();
console.table(standings, ['position', 'team', 'points']);`)}
<h3>Python</h3>${code(`import json, urllib.request

with urllib.request.urlopen('{host}/api/v1/standings?season=${examples.season}') as response:
    for row in json.load(response)['standings']:
        print(row['position'], row['team'], row['points'])`)}
<h3>R</h3>${code(`players <- read.csv("{host}/dumps/players.csv")
head(players[order(-players$goals), c("season", "name", "team", "goals")])`)}
<h3>Tableur</h3>${code(`=IMPORTDATA("{host}/dumps/standings.csv")`)}`,
  },
  {
    id: 'files',
    title: 'Fichiers sur le CDN',
    text: html`<p>Les réponses courantes sont aussi des fichiers, sans limite de débit : les paramètres par paires de
segments dans l’ordre de la documentation, sans les valeurs par défaut, et un club par son <code>club_id</code>. L’en-tête
<code>Content-Location</code> d’une réponse nomme son fichier. <a href="/data/v1/index.json">L’index</a> donne la taille et
le SHA-256 de chaque fichier.</p>
${code(`curl '{host}/api/v1/matches?season=${examples.season}&team=${examples.club_name}'
curl '{host}/data/v1/matches/season/${examples.season}/team/${examples.club}.json'   # les mêmes octets`)}`,
  },
  {
    id: 'limits',
    title: 'Limite de débit',
    text: html`<p>300 requêtes par client et par heure. <code>X-RateLimit-Remaining</code> et <code>RateLimit</code> disent
combien il en reste, <code>X-RateLimit-Reset</code> quand l’heure se termine. Au-delà, l’API répond 429 avec
<code>Retry-After</code>. Les fichiers, téléchargements et calendriers n’ont pas de limite.</p>`,
  },
  {
    id: 'caching',
    title: 'Cache et requêtes conditionnelles',
    text: html`<p>Chaque réponse porte un <code>ETag</code>. Renvoyez-le dans <code>If-None-Match</code> : une réponse inchangée
est 304, sans corps. <code>Cache-Control</code> dit combien de temps réutiliser une réponse : 15 secondes pour les matchs en
cours, une minute pour la saison en cours tant que le flux répond, une heure pour classements et matchs, un jour pour les
saisons terminées.</p>`,
  },
  {
    id: 'errors',
    title: 'Erreurs',
    text: html`<p>Une erreur est aussi en JSON, et dit (en anglais) ce qui ne va pas et ce qui était attendu :</p>
${code(`{"error":"Bad Request","message":"unknown parameter 'seasn'; did you mean 'season'?","status":400}`)}`,
  },
  {
    id: 'pages',
    title: 'Les listes viennent par pages',
    text: html`<p>Une liste a au plus 100 entrées, à moins que <code>limit</code> n’en demande d’autres, 500 au plus.
<code>total</code> et <code>has_more</code> disent ce qui reste; l’en-tête <code>Link</code> donne la page suivante.</p>`,
  },
  {
    id: 'traps',
    title: 'Pièges connus',
    text: html`<ul>
<li>La saison d’un joueur comprend les séries; le classement de la ligue, non.</li>
${(league.remarks.fr ?? []).map(
  (remark) => html`<li>${remark}</li>
`,
)}<li>Les clubs changent de nom. Joignez par <code>club_id</code>, pas par nom.</li>
<li>Une valeur inconnue est <code>null</code>, jamais 0.</li>
<li>Les tirs d’un joueur ne comptent pas les tirs bloqués; ceux d’un club, oui.</li>
</ul>`,
  },
  {
    id: 'stability',
    title: 'Ce qui peut changer',
    text: html`<p>Dans la version 1, des champs et des points d’accès s’ajoutent; aucun n’est renommé ni retiré. L’ordre des champs
et des paramètres dans les liens peut changer.</p>`,
  },
];
