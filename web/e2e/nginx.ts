// nginx in front of a server, with the configuration that the hosting guide gives.
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { answers, ended, freePort } from "./server";

const RECIPE = resolve(import.meta.dirname, "../../docs/guide/hosting/nginx.conf");
const PLACES = ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/sbin/nginx"];

/** Replaces every occurrence; a recipe without any has changed, and this with it. */
export function instead(text: string, old: string, fresh: string): string {
  if (!text.includes(old)) throw new Error(`the recipe has no \`${old}\``);
  return text.replaceAll(old, fresh);
}

/** Starts nginx in front of a server. Its certificate is self-signed. */
export async function nginx(server: string): Promise<{ base: string; plain: string; stop(): Promise<void> }> {
  const program = PLACES.find((place) => existsSync(place));
  if (!program) throw new Error("there is no nginx: install it (Debian's package is `nginx-light`)");
  const folder = mkdtempSync(join(tmpdir(), "hnefi-nginx-"));
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  execFileSync(
    "openssl",
    ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost"].concat([
      "-addext",
      "subjectAltName=DNS:localhost,IP:127.0.0.1",
      "-keyout",
      key,
      "-out",
      certificate,
    ]),
    { stdio: "ignore" },
  );
  const [plain, secure] = [await freePort(), await freePort()];
  let recipe = readFileSync(RECIPE, "utf8");
  for (const [old, fresh] of [
    ["listen [::]:80;", ""],
    ["listen [::]:443 ssl http2;", ""],
    ["listen 80;", `listen 127.0.0.1:${plain};`],
    ["listen 443 ssl", `listen 127.0.0.1:${secure} ssl`],
    ["tafl.example.org;", "localhost;"],
    ["/etc/letsencrypt/live/tafl.example.org/fullchain.pem", certificate],
    ["/etc/letsencrypt/live/tafl.example.org/privkey.pem", key],
    ["127.0.0.1:1140", new URL(server).host],
  ] as const)
    recipe = instead(recipe, old, fresh);
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const config = join(folder, "nginx.conf");
  writeFileSync(
    config,
    `daemon off;
pid ${join(folder, "nginx.pid")};
error_log stderr;
worker_processes 2;
worker_rlimit_nofile 8192;
events { worker_connections 4096; }
http {
access_log off;
${places.join("\n")}
${recipe}
}
`,
  );
  const child = spawn(program, ["-c", config, "-p", folder, "-e", "stderr"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  await answers(
    `http://127.0.0.1:${plain}/`,
    child,
    { redirect: "manual" },
    (answer) => answer.status === 301,
  );
  return {
    base: `https://localhost:${secure}`,
    plain: `http://127.0.0.1:${plain}`,
    stop: async () => {
      await ended(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
