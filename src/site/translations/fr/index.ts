import { recipesInFrench } from '../../../../examples/french.ts';
import type { Translations } from '../translations.ts';
import { clubs } from './clubs.ts';
import { dataset } from './dataset.ts';
import { downloads } from './downloads.ts';
import { forecasts } from './forecasts.ts';
import { goals } from './goals.ts';
import { liveEvents } from './live-events.ts';
import { matchStats } from './match-stats.ts';
import { matches } from './matches.ts';
import { odds } from './odds.ts';
import { officials } from './officials.ts';
import { parameters } from './parameters.ts';
import { players } from './players.ts';
import { rating } from './rating.ts';
import { resources } from './resources.ts';
import { rules } from './rules.ts';
import { seasons } from './seasons.ts';
import { service } from './service.ts';
import { standings } from './standings.ts';
import { teamStats } from './team-stats.ts';
import { units } from './units.ts';

/** The texts of the code in French, by subject. */
export const fr: readonly Translations[] = [
  clubs,
  dataset,
  downloads,
  forecasts,
  goals,
  liveEvents,
  matchStats,
  matches,
  odds,
  officials,
  parameters,
  players,
  rating,
  recipesInFrench,
  resources,
  rules,
  seasons,
  service,
  standings,
  teamStats,
  units,
];
