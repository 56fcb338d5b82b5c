// The package as it was packed, put into a project of its own as its README says.
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = join(import.meta.dirname, "dist");

/** The tarball that `cargo xtask npm` has made; null where there is none. */
export function tarball(): string | null {
  const found = existsSync(folder) ? readdirSync(folder).find((name) => name.endsWith(".tgz")) : undefined;
  return found ? join(folder, found) : null;
}

/** A stretch of code in a page, and what the page says that it prints; null where it says nothing. */
export interface Block {
  language: string;
  text: string;
  prints: string | null;
}

/** The stretches of code of a page. */
export function blocks(page: string): Block[] {
  const found = [...readFileSync(page, "utf8").matchAll(/^```(\w+)\n(.*?)^```$/gms)];
  const all = found.map(([, language = "", text = ""]) => ({ language, text }));
  return all.map((block, index) => {
    const next = all[index + 1];
    return { ...block, prints: next?.language === "text" ? next.text : null };
  });
}

/** Installs the package in a new project, with the first lines of its README. Gives the folder of the project. */
export function install(tarball: string): string {
  const project = mkdtempSync(join(tmpdir(), "hnefi-npm-"));
  writeFileSync(join(project, "package.json"), JSON.stringify({ private: true, type: "module" }));
  copyFileSync(tarball, join(project, tarball.slice(folder.length + 1)));
  const [first] = blocks(join(import.meta.dirname, "README.md"));
  if (first?.language !== "sh") throw new Error("the README does not begin with how to install the package");
  const env = {
    ...process.env,
    npm_config_offline: "true",
    npm_config_audit: "false",
    npm_config_fund: "false",
  };
  execFileSync("sh", ["-c", first.text], { cwd: project, env, stdio: "pipe" });
  return project;
}
