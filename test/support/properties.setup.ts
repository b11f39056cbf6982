import fc from 'fast-check';
import { inject } from 'vitest';
import './provided.ts';

/** A property is tried on the same examples in each run of `npm test`: one that fails, fails again. */
fc.configureGlobal({ seed: inject('seed') });
