/** Returns what an address answers as JSON. It is undefined where the request fails: the next one may not. */
export async function ask<Answer>(address: string, init?: RequestInit): Promise<Answer | undefined> {
  const response = await fetch(address, init).catch(() => undefined);
  // The connection may fail in the middle of an answer.
  return response?.ok ? response.json().catch(() => undefined) : undefined;
}
