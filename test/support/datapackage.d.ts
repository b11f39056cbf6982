/** As much of the package as the tests use: it brings no types of its own. */
declare module 'datapackage' {
  export function validate(descriptor: object): Promise<{ valid: boolean; errors: Error[] }>;
}
