import { service } from './service.ts';

/** What requests for feeds and archives say of their sender. */
export const userAgent = `${service.id}/${service.version.split('.')[0]} (open data; nightly refresh and short-lived cache)`;
