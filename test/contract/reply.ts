/** An answer as a client receives it, over HTTP or straight from the Worker. */
export class Reply {
  /** The requested path and query. */
  readonly address: string;
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;

  constructor(address: string, { status, headers }: Pick<Response, 'status' | 'headers'>, bytes: Uint8Array) {
    this.address = address;
    this.status = status;
    this.headers = headers;
    this.bytes = bytes;
  }

  static async from(address: string, response: Response): Promise<Reply> {
    return new Reply(address, response, new Uint8Array(await response.arrayBuffer()));
  }

  get text(): string {
    return new TextDecoder().decode(this.bytes);
  }

  /**
   * Parses the body, as the type the caller expects.
   *
   * @throws {Error} with the start of the body where it is not JSON
   */
  readonly json = <T = Record<string, never>>(): T => {
    try {
      return JSON.parse(this.text);
    } catch {
      throw new Error(`${this.address}: expected JSON; found ${this.text.slice(0, 200)}`);
    }
  };
}
