import { resources } from '../../../src/resources/index.ts';
import type { Check } from '../check.ts';
import { answerTo } from '../replies.ts';

/** Every endpoint answers its example in the form its description says, with the fields of every answer. */
export const endpoints: readonly Check[] = resources.map((resource) => ({
  name: `${resource.name} answers its example`,
  run: async (site) => void (await answerTo(site, resource, resource.example)),
}));
