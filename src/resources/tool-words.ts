import type { Tool } from './tools-of-league.ts';

/** An address of an endpoint that a message names as the place of something, such as `/people?search=NAME finds one`. */
const place = /(?:\/api\/v\d+)?\/([a-z-]+)(?:\?(\w+)=\S+)?(?= (?:lists?|finds?|has|have)\b)/g;

/** Returns a message for a model, which calls tools: it names the tool in place of the address of an endpoint. */
export function withToolNames(message: string, tools: readonly Tool[]): string {
  return message.replace(place, (address, endpoint: string, parameter: string | undefined) => {
    const tool = tools.find(({ resource }) => resource.name === endpoint);
    if (!tool) return address;
    return `tool ${tool.name}${parameter === undefined ? '' : ` with ${parameter}`}`;
  });
}
