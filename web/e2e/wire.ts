import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** The line between one browser and the server, which can be cut and mended. */
export class Wire {
  readonly #server: Server;
  readonly #ends = new Set<Socket>();
  #whole = true;

  private constructor(port: number) {
    this.#server = createServer((near) => {
      if (!this.#whole) return void near.destroy();
      const far = connect(port, '127.0.0.1');
      for (const end of [near, far]) {
        this.#ends.add(end);
        end.on('error', () => {});
        end.on('close', () => {
          this.#ends.delete(end);
          near.destroy();
          far.destroy();
        });
      }
      near.pipe(far).pipe(near);
    });
  }

  /** A line to the server at `address`. */
  static async to(address: string): Promise<Wire> {
    const wire = new Wire(Number(new URL(address).port));
    wire.#server.listen(0, '127.0.0.1');
    await once(wire.#server, 'listening');
    return wire;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** A link of the server's, as it is reached by this line. */
  through(link: string): string {
    const { pathname, hash } = new URL(link);
    return `${this.address}${pathname}${hash}`;
  }

  cut(): void {
    this.#whole = false;
    for (const end of this.#ends) end.destroy();
  }

  mend(): void {
    this.#whole = true;
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
