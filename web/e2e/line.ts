// A line between a browser and the server, which a test can cut and mend.
import { connect, createServer, type Server, type Socket } from "node:net";
import { base } from "./browser";

/** A line to the server that can be cut. */
export class Line {
  private sockets = new Set<Socket>();
  private server: Server | null = null;
  private held = false;
  port = 0;

  /** The server at its other end. */
  constructor(public target = base) {}

  /** Lays the line where it does not lie, the second time at the same address as before. */
  lay(): Promise<void> {
    if (this.server?.listening) return Promise.resolve();
    const server = createServer((near) => {
      const { hostname, port } = new URL(this.target);
      const far = connect(Number(port), hostname);
      for (const socket of [near, far]) {
        this.sockets.add(socket);
        socket.on("error", () => {});
        socket.on("close", () => {
          // What has come still passes.
          near.end();
          far.end();
          this.sockets.delete(socket);
        });
      }
      near.on("data", (bytes) => far.write(bytes));
      far.on("data", (bytes) => near.write(bytes));
      if (this.held) for (const socket of [near, far]) socket.pause();
    });
    this.server = server;
    return new Promise((laid) => {
      server.listen(this.port, "127.0.0.1", () => {
        const address = server.address();
        if (address && typeof address === "object") this.port = address.port;
        laid();
      });
    });
  }

  /** Cuts the connection: nothing passes, and both ends hear of it. */
  cut(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    return new Promise((done) => {
      this.server ? this.server.close(() => done()) : done();
    });
  }

  /** Nothing passes, and neither end is told, as when a cable is pulled out. */
  hold(): void {
    this.held = true;
    for (const socket of this.sockets) socket.pause();
  }

  /** What was held back passes. */
  release(): void {
    this.held = false;
    for (const socket of this.sockets) socket.resume();
  }

  /** Its address for a browser. */
  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }
}
