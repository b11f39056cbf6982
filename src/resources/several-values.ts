import type { Resource } from './resource.ts';

/** The parameters of which some endpoints take several values, and others one. */
const names = ['season', 'stage', 'team'];

/** Returns which endpoints take several values of a parameter, in words: “season on /matches, /goals; team on /live”. */
export function severalValues(resources: readonly Resource[]): string {
  const takesSeveral = ({ parameters }: Resource, name: string) => {
    const parameter = parameters[name];
    return parameter?.takesSeveral ?? parameter?.schema.type === 'array';
  };
  return names
    .map((name) => {
      const paths = resources.filter((resource) => takesSeveral(resource, name)).map(({ path }) => path);
      return `${name} on ${paths.join(', ')}`;
    })
    .join('; ');
}
