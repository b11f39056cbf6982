/** As much of the package as is used: it brings no types of its own. */
declare module 'workerd' {
  /** The path of the runtime's binary. */
  const path: string;
  export default path;
}
