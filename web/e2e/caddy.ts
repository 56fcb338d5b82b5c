// Caddy in front of a server, with the configuration that the hosting guide gives.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { instead } from "./nginx";
import { answers, ended, freePort } from "./server";

const RECIPE = resolve(import.meta.dirname, "../../docs/guide/hosting/Caddyfile");
const PLACES = ["/usr/bin/caddy", "/usr/local/bin/caddy"];

/** Starts Caddy in front of a server. For the name `localhost` it makes its certificate itself, and needs no network. */
export async function caddy(server: string): Promise<{ base: string; plain: string; stop(): Promise<void> }> {
  const program = PLACES.find((place) => existsSync(place));
  if (!program) throw new Error("there is no Caddy: install it (Debian's package is `caddy`)");
  const folder = mkdtempSync(join(tmpdir(), "hnefi-caddy-"));
  const [plain, secure] = [await freePort(), await freePort()];
  let recipe = instead(readFileSync(RECIPE, "utf8"), "127.0.0.1:1140", new URL(server).host);
  recipe = instead(recipe, "tafl.example.org {", "localhost {");
  const config = join(folder, "Caddyfile");
  writeFileSync(
    config,
    `{
	admin off
	default_bind 127.0.0.1
	http_port ${plain}
	https_port ${secure}
	skip_install_trust
	log {
		level WARN
	}
}
${recipe}
`,
  );
  const child = spawn(program, ["run", "--config", config, "--adapter", "caddyfile"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  await answers(
    `http://localhost:${plain}/`,
    child,
    { redirect: "manual" },
    (answer) => answer.status === 308,
  );
  return {
    base: `https://localhost:${secure}`,
    plain: `http://localhost:${plain}`,
    stop: async () => {
      await ended(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
