import { inject } from 'vitest';
import '../provided.ts';
import { apiOf, type Bindings, type Env } from '../../../src/edge/env.ts';
import { envOf } from '../../../src/edge/respond.ts';

/** The API of the league whose files the tests have. */
export const api = apiOf(inject('league'));
export const { league, resources } = api;

/** Returns what the Worker answers with. Tests leave out the bindings that do not matter, and fake those that do. */
export const envWith = (bindings: object): Env => envOf(api, bindings as Bindings);
