import type { IntegrityRule } from '../src/integrity/rule.ts';
import type { Dataset } from '../src/records/dataset/index.ts';
import type { CheckResult } from '../src/records/service-status.ts';
import { DatasetError, type DatasetFault } from './errors.ts';
import type { RowLocations } from './read/document.ts';

/**
 * Applies the integrity rules to the dataset.
 *
 * A breach listed in `data/known-exceptions.csv` is accepted. A listed exception without a breach is itself a fault, so
 * that the list stays true.
 *
 * @param onWarning receives the breaches of rules that only warn
 * @throws {DatasetError} with every fault of every rule
 */
export function checkDataset(
  dataset: Dataset,
  locations: RowLocations,
  rules: readonly IntegrityRule[],
  onWarning?: (warning: DatasetFault) => void,
): CheckResult[] {
  const faults: DatasetFault[] = [];
  const unusedExceptions = new Set(
    dataset.knownExceptions.filter((exception) => mustOccur(exception, dataset)),
  );
  const results = rules.map((rule): CheckResult => {
    let exceptions = 0;
    for (const { row, column, message, subject } of rule.check(dataset)) {
      const exception = dataset.knownExceptions.find(
        (candidate) => candidate.check === rule.name && candidate.subject === subject,
      );
      if (exception) {
        unusedExceptions.delete(exception);
        exceptions += 1;
        continue;
      }
      const report = rule.isWarning ? onWarning : (fault: DatasetFault) => faults.push(fault);
      report?.(locations.fault(row, column, `${message} (${rule.name}; ${subject})`));
    }
    return {
      name: rule.name,
      description: rule.description,
      status: exceptions > 0 ? 'known-exceptions' : 'passed',
      checked: rule.tables.reduce((sum, table) => sum + dataset[table].length, 0),
    };
  });
  for (const exception of unusedExceptions) {
    const message = `"${exception.subject}" is no breach of ${exception.check}; expected only exceptions that occur`;
    faults.push(locations.fault(exception, 'subject', message));
  }
  if (faults.length > 0) throw new DatasetError(faults);
  return results;
}

/** Returns whether a rule must find the exception. Some rules apply once a season is over, and `none` is no rule. */
function mustOccur({ check, subject }: Dataset['knownExceptions'][number], { snapshot }: Dataset): boolean {
  return check !== 'none' && !(Number(subject.slice(0, 4)) >= snapshot.season);
}
