import type { LeagueWords } from '../league.ts';
import { common } from './common.ts';
import { developers } from './developers.ts';
import { football } from './football.ts';
import { forecasts } from './forecasts.ts';
import { people } from './people.ts';

/** Returns every text of the site in English; the other languages have the same keys. */
export const en = (league: LeagueWords) => ({
  ...common(league),
  ...football(league),
  ...forecasts(league),
  ...people(league),
  ...developers(),
});

export type Messages = ReturnType<typeof en>;
