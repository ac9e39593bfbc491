import { cpSync } from "node:fs";
import preact from "@preact/preset-vite";
import { defineConfig, type Plugin } from "vite";
import { firstBoard } from "./tools/vite/first-board.ts";
import { serviceWorker } from "./tools/vite/service-worker.ts";

/** Lexicons are static assets of the same deploy, under /lexicons/. */
const lexicons: Plugin = {
  name: "lexicons",
  apply: "build",
  closeBundle() {
    cpSync("build/lexicons", "dist/client/lexicons", { recursive: true });
  },
};

/** The client alone: the Worker is bundled by wrangler. `npm run dev` passes the API on to a running `npm start`. */
export default defineConfig({
  root: "client",
  plugins: [preact({ prefreshEnabled: false, devToolsEnabled: false }), lexicons, firstBoard, serviceWorker],
  build: {
    outDir: "../dist/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: "http://localhost:8787", ws: true }, "/lexicons": "http://localhost:8787" },
  },
});
