import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { messageOf } from '../../build/errors.ts';
import { readDataset } from '../../build/read/dataset.ts';
import { DataLossError, formatLosses } from './accepted-losses.ts';
import { type RefreshOptions, refresh } from './refresh.ts';
import { commitMessage, type RefreshResult } from './report.ts';

export interface SeasonsOptions extends Omit<RefreshOptions, 'season'> {
  /** Makes a commit of the files of each season that changes. */
  readonly commit?: boolean;
  readonly onResult: (result: RefreshResult) => Promise<void> | void;
  /** Receives why a season stays as it is. */
  readonly onFailure: (season: number, reason: string) => void;
}

/**
 * Refreshes all seasons, the oldest first. A season that cannot be refreshed stays as it is, and the others go on.
 *
 * @returns the seasons that stay as they are
 * @throws {Error} the reason, where everything was cancelled
 */
export async function refreshSeasons({ commit, onResult, onFailure, ...options }: SeasonsOptions) {
  const { dataset } = await readDataset(options.root);
  const failedSeasons: number[] = [];
  for (const { season } of dataset.seasons) {
    try {
      const result = await refresh({ ...options, season });
      await onResult(result);
      if (commit && !options.dryRun) await commitFiles(options.root, result.files, commitMessage(result));
    } catch (error) {
      options.feed.throwIfCancelled();
      failedSeasons.push(season);
      const losses = error instanceof DataLossError ? `\n${formatLosses(error.losses)}` : '';
      onFailure(season, messageOf(error) + losses);
    }
  }
  return failedSeasons;
}

/** Makes a commit of these files alone, if there are any. */
export async function commitFiles(root: string, files: readonly string[], message: string): Promise<void> {
  if (files.length === 0) return;
  const git = (...args: string[]) => promisify(execFile)('git', args, { cwd: root });
  await git('add', '--', ...files);
  await git('commit', '--quiet', '--message', message, '--', ...files);
}
