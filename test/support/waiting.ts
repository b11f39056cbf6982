/**
 * How long a test waits for an expectation to hold. It ends a test that hangs, a little before the test's own timeout
 * would: the message then says what was expected.
 */
export const waiting = { timeout: 200_000 };
