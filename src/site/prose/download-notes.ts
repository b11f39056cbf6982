import { html } from '../html.ts';

export const downloadNotesEn = html`<ul>
<li>CSV is UTF-8 without a byte-order mark, with CRLF and empty fields for unknown values. In a spreadsheet, import the file
as UTF-8. A text that would be a formula there begins with an apostrophe.</li>
<li>JSON and NDJSON are nested. CSV and SQLite have a column for each nested field, and lists as JSON text.</li>
<li>Parquet has lists and structs. Instants such as <code>kickoff_utc</code> have the time zone UTC.</li>
<li>SQLite has keys, foreign keys, indexes, the views <code>results</code> and <code>club_matches</code>, and a comment for
each column in its schema.</li>
</ul>`;

export const downloadNotesFr = html`<ul>
<li>Le CSV est en UTF-8 sans marque d’ordre des octets, avec CRLF et des champs vides pour les valeurs inconnues. Dans un tableur,
importez le fichier comme UTF-8. Un texte qui y serait une formule commence par une apostrophe.</li>
<li>JSON et NDJSON sont imbriqués. CSV et SQLite ont une colonne pour chaque champ imbriqué, et les listes en texte JSON.</li>
<li>Parquet a des listes et des structures. Les instants comme <code>kickoff_utc</code> sont en temps universel.</li>
<li>SQLite a des clés, des clés étrangères, des index, les vues <code>results</code> et <code>club_matches</code>, et un commentaire
pour chaque colonne dans son schéma.</li>
</ul>`;
