# Joins a table of another source to this one: by an id, by the name of the season, by a name of any time.
# No row is lost: what no club has stands with the step "not found".
#   Rscript join-in-r.R
base <- Sys.getenv("SOCCER_DATA_URL")
ids <- read.csv(paste0(base, "/dumps/ids.csv"))
names <- read.csv(paste0(base, "/dumps/club-names.csv"), fileEncoding = "UTF-8")
other <- read.csv("other-source.csv", na.strings = "")

# A name without accents, capitals, signs and the letters FC.
fold <- function(name) {
  plain <- tolower(chartr("\u00e9\u00e8\u00e7\u00e0", "eeca", name))
  trimws(gsub("\\b(fc|f c)\\b", "", gsub("[^a-z0-9]+", " ", plain)))
}
known <- rbind(
  data.frame(name = fold(names$name), names[c("club_id", "from_season", "to_season")]),
  data.frame(name = fold(names$short_name), names[c("club_id", "from_season", "to_season")])
)
only <- function(clubs) if (length(unique(clubs)) == 1) clubs[1] else NA

found <- lapply(seq_len(nrow(other)), function(i) {
  row <- other[i, ]
  by_id <- ids$id[ids$provider == "wikidata" & ids$provider_id %in% row$wikidata]
  meant <- known[known$name == fold(row$team), ]
  then <- meant$from_season <= row$season & (is.na(meant$to_season) | meant$to_season >= row$season)
  steps <- c("by id" = only(by_id), "by the name of the season" = only(meant$club_id[then]),
             "by a name of another time" = only(meant$club_id))
  step <- steps[!is.na(steps)][1]
  data.frame(club = unname(step), step = if (is.na(step)) "not found" else names(step))
})
print(cbind(other[c("season", "team", "kits_sold")], do.call(rbind, found)), row.names = FALSE)
cat(sprintf("%d of %d rows joined\n", sum(!is.na(do.call(rbind, found)$club)), nrow(other)))
