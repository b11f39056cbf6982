import { defaultLimit, maxLimit } from '../../query/page.ts';
import { league } from '../../records/league.ts';
import { links as documents } from '../../resources/discovery.ts';
import { tools } from '../../resources/tools.ts';
import { requestsPerHour, service } from '../../service.ts';
import { html } from '../html.ts';
import type { DocProse } from './docs.ts';

/** The paragraphs of the documentation's front page in French. */
export const docsFr: DocProse = {
  quickStart: 'Pour commencer',
  intro: html`<p>Les réponses sont en JSON, les listes aussi en CSV. Aucune clé requise. Le même classement à cinq endroits :</p>`,
  spreadsheet: 'Tableur',
  guides: ({ code, clients }) => ({
    errors: {
      title: 'Erreurs',
      description:
        'Chaque code d’erreur, avec une requête qui le donne, le corps de la réponse et ce qu’il faut faire.',
      text: html`<p>Une erreur est en JSON, avec le statut, ce qui ne va pas et ce qui était attendu (en anglais) : 400 pour une requête sans
réponse possible, 404 pour une entrée ou un chemin qui n’existe pas, 405 pour une autre méthode que GET, 429 au-delà de la limite.
Un nom de club inconnu donne une liste vide avec une suggestion (<code>hint</code>). Un programme n’a pas à lire le message : <code>code</code> est un mot comme
<code>unknown_parameter</code>, <code>parameters</code> nomme les paramètres en faute, et <code>documentation</code> est la page du point d’accès.</p>`,
    },
    models: {
      title: 'Modèles et agents',
      description:
        'Le service comme outils du Model Context Protocol, avec vingt questions et les appels qui y répondent.',
      text: html`<p>Donnez l’adresse ci-dessous à un client du Model Context Protocol (Streamable HTTP, sans clé). Il trouve ${tools.length} outils :
${tools.map(({ name }) => html`<code>${name}</code> `)}. Chacun est un point d’accès à petites pages; une réponse a l’adresse où la vérifier. Un appel compte comme une requête.</p>
${code('{host}/mcp', 'text')}`,
    },
    'client-packages': {
      title: 'Paquets pour Python et TypeScript',
      description: 'Des clients typés du service, et comment les installer aujourd’hui.',
      text: html`<p>Les deux connaissent le type de chaque champ et lisent, quand c’est possible, des fichiers, qui n’ont pas de limite. Ils ne
sont pas encore dans les registres de Python et de npm : voici comment les installer aujourd’hui.</p>
<h2 id="python">Python</h2>
<p>3.10 ou plus récent, avec la seule bibliothèque standard; avec pandas, les tables sont aussi des tableaux de données.</p>
${clients.python}
<h2 id="typescript">TypeScript et JavaScript</h2>
<p>Node 20.3 ou plus récent, navigateurs, Cloudflare Workers et Deno; aucune dépendance. Dans un clone du dépôt :</p>
${clients.typescript}`,
    },
    changelog: {
      title: 'Changements',
      description:
        'Ce qui a changé dans l’API, version par version, et dans les données, mise à jour par mise à jour.',
      text: html`<p>La description de l’API porte la version ${service.version}. Les changements visibles des clients sont dans
<a href="${documents.changelog.address}">son journal</a>, ceux des données, mise à jour par mise à jour, dans
<a href="${documents.data_changelog.address}">celui des données</a>.</p>`,
    },
  }),
  topics: ({ season, club, remarks, links, code }) => [
    {
      id: 'files',
      title: 'Fichiers sur le CDN',
      text: html`<p>Les réponses courantes sont aussi des fichiers, sans limite de débit. Le chemin donne les paramètres par paires de segments,
dans l’ordre où le point d’accès les présente, sans les valeurs par défaut, et un club par son <code>club_id</code>. L’en-tête
<code>Content-Location</code> d’une réponse nomme son fichier. <a href="/data/v1/index.json">L’index</a> donne la taille et le
SHA-256 de chaque fichier; les tables entières sont dans <a href="${links.data}">les téléchargements</a>.</p>
${code(`curl '{host}/api/v1/matches?season=${season}&team=${club}'
curl '{host}/data/v1/matches/season/${season}/team/${club}.json'   # la même réponse`)}`,
    },
    {
      id: 'lists',
      title: 'Listes : pages, champs et CSV',
      text: html`<p>Une liste a au plus ${defaultLimit} entrées, à moins que <code>limit</code> n’en demande davantage, ${maxLimit} au plus. <code>total</code> et
<code>has_more</code> donnent le nombre d’entrées et s’il en reste; l’en-tête <code>Link</code> donne la page suivante.
<code>fields=date,home_team</code> choisit des champs, <code>fields=-source</code> en retire, <code>fields=basic</code> en donne un
petit choix pour les matchs et les joueurs, et <code>format=csv</code> répond en CSV. Plusieurs valeurs d’un paramètre sont
jointes par des virgules.</p>`,
    },
    {
      id: 'events',
      title: 'Les événements, à mesure',
      text: html`<p><code>/api/v1/live/events</code> annonce buts, cartons et coups de sifflet, une fois chacun. Redemandez avec <code>since</code>, ou
gardez un envoi ouvert, dans un navigateur avec <code>new EventSource(address)</code> : il vient en <code>text/event-stream</code> et
reprend de lui-même.</p>
${code(`curl -N -H 'Accept: text/event-stream' '{host}/api/v1/live/events'`)}`,
    },
    {
      id: 'limits',
      title: 'Limite de débit',
      text: html`<p>Chaque client, d’après son adresse IP, a ${requestsPerHour} requêtes par heure. Chaque réponse dit combien il en reste
(<code>X-RateLimit-Remaining</code>) et quand l’heure se termine (<code>X-RateLimit-Reset</code>, en secondes depuis 1970). Quand il n’en
reste plus, la réponse est <a href="${links.errors}#rate_limited">une erreur 429</a>, et <code>Retry-After</code> dit combien de secondes attendre.
Tout le reste se lit aussi souvent qu’on veut : fichiers, téléchargements, calendriers, pages et index de l’API.</p>`,
    },
    {
      id: 'caching',
      title: 'Cache et requêtes conditionnelles',
      text: html`<p><code>Cache-Control</code> donne la durée pendant laquelle réutiliser une réponse : 15 secondes pour les matchs en cours, une
minute pour la saison en cours tant que le flux répond, une heure pour classements et matchs, un jour pour les saisons terminées.
Le fichier d’un match, sous <code>/data/v1/match-stats/match_id/</code>, vit une heure même si la réponse de l’API vit un jour :
les en-têtes des fichiers dépendent de leur adresse, et un identifiant ne dit pas de quelle saison il est. Chaque réponse porte un <code>ETag</code> : renvoyez-le, et une réponse inchangée est 304, sans corps.
Le script d’une page le fait par <code>fetch(url, { cache: 'no-cache' })</code> : le navigateur ajoute lui-même l’en-tête. Un script qui
donne <code>If-None-Match</code> oblige le navigateur à demander d’abord la permission, par <code>OPTIONS</code>, à quoi les fichiers répondent 405.</p>
${code(`etag=$(curl -sI '{host}/api/v1/seasons' | tr -d '\\r' | sed -n 's/^etag: //Ip')
curl -s -o /dev/null -w '%{http_code}\\n' -H "If-None-Match: $etag" '{host}/api/v1/seasons'`)}`,
    },
    {
      id: 'glossary',
      title: 'Glossaire',
      text: html`<p>Les noms des champs sont en anglais; <a href="${links.fields}">le dictionnaire des champs</a> les explique tous. Les mots les plus courants :</p>
<dl class="facts">
<dt><code>season</code></dt><dd>Saison, par l’année où elle commence.</dd>
<dt><code>stage</code></dt><dd>Phase d’une saison avec ses propres matchs : saison régulière, demi-finale, finale.</dd>
<dt><code>standings</code></dt><dd>Classement d’une phase ou d’une saison. Les séries éliminatoires ne comptent pas.</dd>
<dt><code>home</code>, <code>away</code></dt><dd>À domicile / à l’extérieur.</dd>
<dt><code>goals</code>, <code>assists</code></dt><dd>Buts, passes décisives.</dd>
<dt><code>shots</code>, <code>shots_on_target</code></dt><dd>Tirs (cadrés).</dd>
<dt><code>kickoff_utc</code></dt><dd>Coup d’envoi, en temps universel.</dd>
<dt><code>attendance</code></dt><dd>Assistance : le nombre de spectateurs.</dd>
<dt><code>venue</code></dt><dd>Stade.</dd>
<dt><code>honours</code></dt><dd>Palmarès : titres et prix.</dd>
<dt><code>club_id</code></dt><dd>Un club sous tous ses noms; <code>home_team</code> est son nom de la saison.</dd>
<dt><code>xg</code></dt><dd>Buts attendus : ce que valaient les tentatives; <code>xg_source</code> est feed (flux) ou model (modèle).</dd>
<dt><code>rating</code></dt><dd>Note de 0 à 10 d’un joueur parmi ceux de la même position et de la même saison.</dd>
<dt><code>source</code></dt><dd>archive : saison terminée; snapshot : dernière mise à jour; official-live : flux en direct.</dd>
<dt><code>coverage</code></dt><dd>Couverture : la part des lignes où une chose est connue, de 0 à 1.</dd>
<dt>préparée d’avance</dt><dd><code>prerendered</code> : une réponse que la compilation écrit dans un fichier, sans attendre la requête.</dd>
</dl>`,
    },
    {
      id: 'traps',
      title: 'Pièges connus',
      text: html`<ul>
<li>Une liste a ${defaultLimit} entrées par défaut : voyez <code>has_more</code>, ou donnez <code>limit</code>.</li>
<li>La saison d’un joueur comprend les séries éliminatoires; le classement de la ligue, non. <code>stage=</code> les sépare pour les matchs et les clubs.</li>
<li>Les matchs sur terrain neutre n’ont un club à domicile que de nom : <code>neutral</code> est vrai.</li>
${remarks}<li>Les clubs changent de nom. Joignez par <code>club_id</code>, les joueurs par <code>player_id</code>, les matchs par <code>match_id</code>.</li>
<li>Une valeur inconnue est <code>null</code>, jamais 0. <a href="${links.quality}">Le rapport de qualité</a> les compte.</li>
<li><code>shots</code> compte les tirs bloqués, pour les joueurs comme pour les clubs. Si une source les omet, seul <code>shots_unblocked</code> est connu.</li>
<li><code>date</code> est le jour au stade; <code>kickoff_utc</code> peut tomber le lendemain.</li>
</ul>`,
    },
    {
      id: 'stability',
      title: 'Stabilité',
      text: html`<p>Dans la version 1 de l’API, des points d’accès, des paramètres et des champs s’ajoutent; aucun n’est renommé ni retiré, et les
types ne changent pas. Les valeurs fausses sont corrigées. Ignorez les champs inconnus. L’ordre des champs et des paramètres dans
les liens peut changer.</p>`,
    },
    {
      id: 'attribute',
      title: 'Comment citer',
      text: html`<p>Nommez la source et donnez le lien de la licence (<a href="${links.about}">licence et citation</a>) :</p>
${code(league.attribution, 'text')}`,
    },
  ],
};
