import { shared } from './shared.ts';

/** Where each built league is served, by the folder of its dataset; and the origin of our league's service. */
export const { origins, service } = await shared('servers');
