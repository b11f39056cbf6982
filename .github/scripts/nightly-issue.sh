#!/usr/bin/env bash
# Tells of the nightly runs in one issue: `failed` opens it with the end of the log, unless it is open already and says
# enough; `succeeded` closes it.
# Usage: nightly-issue.sh failed|succeeded
set -euo pipefail

run="$GITHUB_SERVER_URL/$GITHUB_REPOSITORY/actions/runs/$GITHUB_RUN_ID"
open=$(gh issue list --label nightly --state open --limit 1 --json number --jq '.[].number')

body() {
  printf '[The nightly run](%s) failed. What is published and what is in `data/` stay as they were, unless rolling ' "$run"
  printf 'back failed too. This issue closes itself with the next run that succeeds. The end of the log:\n\n~~~~\n'
  tail -n 200 "$RUNNER_TEMP/nightly.log" | tail -c 50000
  printf '~~~~\n'
}

if [ "$1" = failed ] && [ -z "$open" ]; then
  gh label create nightly --force --description 'The nightly refresh of the data'
  body | gh issue create --label nightly --title 'The nightly refresh failed' --body-file -
elif [ "$1" = succeeded ] && [ -n "$open" ]; then
  gh issue close "$open" --comment "[A later run]($run) succeeded."
fi
