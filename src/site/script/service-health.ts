import type * as z from 'zod/mini';
import type { health as resource } from '../../resources/health.ts';
import { ask } from './dom.ts';
import { showAge, showStale } from './page-age.ts';
import { setClock } from './page-values.ts';

export type Health = z.infer<typeof resource.responseSchema>;

/**
 * Shows the age of the page by the server's clock, and a banner where the feed or the API fails. Returns the health of the
 * service, where it answers.
 */
export async function showHealth(): Promise<Health | undefined> {
  const answer = await ask<Health>('/api/v1/health');
  if (answer) setClock(Date.parse(answer.data_as_of) + answer.data_age_hours * 60 * 60_000);
  showAge();
  if (!answer || isFeedFailing(answer)) showStale();
  return answer;
}

function isFeedFailing({ status, feed }: Health): boolean {
  return feed.enabled && status === 'degraded' && feed.last_error !== null;
}
