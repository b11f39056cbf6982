import { DatabaseSync } from 'node:sqlite';
import { UserError } from './errors.ts';

/** SQLite's result code for a database that another connection has locked. */
const busy = 5;

/**
 * Runs a task while no other process, and no other task of this one, has the same lock.
 *
 * The lock is SQLite's on an empty database. The operating system releases it with the process, after `kill -9` too.
 * The file stays, since removing it would let two tasks lock two files of one name.
 *
 * @throws {UserError} with `message`, at once, where the lock is taken
 */
export async function withLock<Result>(
  file: string,
  message: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const database = new DatabaseSync(file);
  try {
    try {
      database.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      // node:sqlite adds SQLite's number to its errors, which its types lack.
      if ((error as { errcode?: number }).errcode === busy) throw new UserError(message);
      throw error;
    }
    return await run();
  } finally {
    database.close();
  }
}
