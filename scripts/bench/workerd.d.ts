/** As much of the package as is used: it brings no types of its own. */
declare module 'workerd' {
  const workerd: {
    /** The path of the runtime's binary. */
    readonly default: string;
  };
  export default workerd;
}
