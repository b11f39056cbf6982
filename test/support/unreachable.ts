/**
 * An origin that refuses every connection: nothing listens on this port, and the system gives it to no server and to no
 * connection, as it may the port of a server that has stopped.
 */
export const unreachableOrigin = 'http://127.0.0.1:2';
