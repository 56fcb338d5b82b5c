// The web app manifest, by which a browser installs the client as an app.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const LANGUAGES = join(import.meta.dirname, "../languages");

/** What the app is, in a language. */
function description(language: string): string {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(readFileSync(join(LANGUAGES, language, "web/frame.ftl"), "utf8")));
  const pattern = bundle.getMessage("site-tagline")?.value;
  if (!pattern) throw new Error(`languages/${language}/web/frame.ftl has no site-tagline`);
  return bundle.formatPattern(pattern);
}

/** The icons that `npm run icons` draws. */
const ICONS = [
  { src: "favicon.svg", sizes: "any", type: "image/svg+xml" },
  { src: "icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

/** A Vite plugin that writes `manifest.webmanifest`, with what the app is in every language. */
export function manifest(): Plugin {
  let base = "/";
  return {
    name: "manifest",
    apply: "build",
    configResolved(config) {
      base = config.base;
    },
    generateBundle() {
      const { en: _, ...others } = JSON.parse(readFileSync(join(LANGUAGES, "languages.json"), "utf8"));
      const described = Object.keys(others).map((language) => [language, description(language)]);
      const content = {
        id: base,
        name: "hnefi",
        lang: "en",
        description: description("en"),
        description_localized: Object.fromEntries(described),
        start_url: base,
        scope: base,
        display: "standalone",
        background_color: "#f1e6cc",
        theme_color: "#f1e6cc",
        icons: ICONS,
      };
      const source = `${JSON.stringify(content, null, 2)}\n`;
      this.emitFile({ type: "asset", fileName: "manifest.webmanifest", source });
    },
  };
}
