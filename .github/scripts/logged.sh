#!/usr/bin/env bash
# The shell of the nightly steps: GitHub's own `bash`, and what they say is kept for the issue that tells of a failure.
# Usage: logged.sh FILE
set -o pipefail
bash --noprofile --norc -eo pipefail "$1" 2>&1 | tee -a "$RUNNER_TEMP/nightly.log"
