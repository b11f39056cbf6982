import type { Messages } from '../en/index.ts';
import type { LeagueWords } from '../league.ts';
import { common } from './common.ts';
import { developers } from './developers.ts';
import { football } from './football.ts';
import { forecasts } from './forecasts.ts';
import { people } from './people.ts';

/** Returns every text of the site in French. */
export const fr = (league: LeagueWords): Messages => ({
  ...common(league),
  ...football(league),
  ...forecasts(league),
  ...people(league),
  ...developers(),
});
