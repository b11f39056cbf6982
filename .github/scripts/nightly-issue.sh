#!/usr/bin/env bash
# Keeps one issue about the nightly run. A run that failed opens it with the end of the failed jobs' logs, unless it is
# open; one that succeeded closes it.
#
# RESULTS are those of the jobs, PUSH that of the last one, and DATA is `changed` or `unchanged`. The platform leaves out
# an output that a log has masked, so DATA may also be empty: a run succeeds only if it pushed, or had nothing to push.
#
# Keeps another issue of what a run warns of, which refuses nothing: WARNINGS are its lines.
set -euo pipefail

if [[ "$RESULTS" =~ failure|cancelled ]]; then reason='failed'
elif [ "$PUSH" != success ] && [ "$DATA" != unchanged ]; then reason='did not deploy the data, and no job failed'
else reason=''
fi

repository="repos/$GITHUB_REPOSITORY/actions"
run="$GITHUB_SERVER_URL/$GITHUB_REPOSITORY/actions/runs/$GITHUB_RUN_ID"
open=$(gh issue list --label nightly --state open --limit 1 --json number --jq '.[].number')

body() {
  printf '[The nightly run](%s) %s. The published site and `data/` stay as they were, unless the rollback ' "$run" "$reason"
  printf 'failed too. The next run that succeeds closes this issue. The end of the logs:\n'
  gh api "$repository/runs/$GITHUB_RUN_ID/jobs" --jq '.jobs[] | select(.conclusion == "failure") | "\(.id) \(.name)"' |
    while read -r id name; do
      printf '\n`%s`\n\n~~~~\n' "$name"
      { gh api "$repository/jobs/$id/logs" || echo 'the log is not available'; } | tail -n 100 | tail -c 15000
      printf '~~~~\n'
    done
}

if [ -n "$reason" ] && [ -z "$open" ]; then
  gh label create nightly --force --description 'The nightly refresh of the data'
  body | gh issue create --label nightly --title 'The nightly refresh failed' --body-file -
elif [ -z "$reason" ] && [ -n "$open" ]; then
  gh issue close "$open" --comment "[A later run]($run) succeeded."
fi

warned=$(gh issue list --label nightly-warning --state open --limit 1 --json number --jq '.[].number')
warnings() {
  printf '[The nightly run](%s) refused nothing for it, and somebody should look. ' "$run"
  printf 'The next run without warnings closes this issue.\n\n~~~~\n%s\n~~~~\n' "$WARNINGS"
}
if [ -n "$WARNINGS" ] && [ -z "$warned" ]; then
  gh label create nightly-warning --force --description 'What the nightly refresh warns of'
  warnings | gh issue create --label nightly-warning --title 'The nightly refresh warns' --body-file -
elif [ -n "$WARNINGS" ]; then
  warnings | gh issue edit "$warned" --body-file -
elif [ -z "$reason" ] && [ -n "$warned" ]; then
  gh issue close "$warned" --comment "[A later run]($run) has no warnings."
fi
