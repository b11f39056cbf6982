# Goals per match by season, and the share of matches without a goal, in base R.
#   Rscript scoring.R
base <- Sys.getenv("SOCCER_DATA_URL")
matches <- read.csv(paste0(base, "/dumps/matches.csv"))
# Unknown values are empty in CSV, and NA here. The current season is left out.
finished <- subset(matches, status == "FINISHED" & !is.na(home_goals) & season <= 2025)
finished$goals <- finished$home_goals + finished$away_goals

by_season <- aggregate(goals ~ season, finished, function(goals) {
  c(matches = length(goals), mean = round(mean(goals), 2), goalless = round(mean(goals == 0), 3))
})
print(do.call(data.frame, by_season), row.names = FALSE)

model <- glm(home_goals ~ factor(neutral), family = poisson, data = finished)
effect <- exp(coef(model)[2])
cat(sprintf("\nAt neutral venues the first-named club scores %.2f times as many goals as at home.\n", effect))
