#!/usr/bin/env bash
# Keeps one issue about the nightly run: `failed` opens it with the end of the failed jobs' logs, unless it is open;
# `succeeded` closes it.
# Usage: nightly-issue.sh failed|succeeded
set -euo pipefail

repository="repos/$GITHUB_REPOSITORY/actions"
run="$GITHUB_SERVER_URL/$GITHUB_REPOSITORY/actions/runs/$GITHUB_RUN_ID"
open=$(gh issue list --label nightly --state open --limit 1 --json number --jq '.[].number')

body() {
  printf '[The nightly run](%s) failed. The published site and `data/` stay as they were, unless the rollback ' "$run"
  printf 'failed too. The next run that succeeds closes this issue. The end of the logs:\n'
  gh api "$repository/runs/$GITHUB_RUN_ID/jobs" --jq '.jobs[] | select(.conclusion == "failure") | "\(.id) \(.name)"' |
    while read -r id name; do
      printf '\n`%s`\n\n~~~~\n' "$name"
      { gh api "$repository/jobs/$id/logs" || echo 'the log is not available'; } | tail -n 100 | tail -c 15000
      printf '~~~~\n'
    done
}

if [ "$1" = failed ] && [ -z "$open" ]; then
  gh label create nightly --force --description 'The nightly refresh of the data'
  body | gh issue create --label nightly --title 'The nightly refresh failed' --body-file -
elif [ "$1" = succeeded ] && [ -n "$open" ]; then
  gh issue close "$open" --comment "[A later run]($run) succeeded."
fi
