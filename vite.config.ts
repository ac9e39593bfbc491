import preact from "@preact/preset-vite";
import { defineConfig } from "vite";

/** The client alone: the Worker is bundled by wrangler. `npm run dev` proxies the API to a running `npm start`. */
export default defineConfig({
  root: "client",
  publicDir: "public",
  plugins: [preact({ prefreshEnabled: false, devToolsEnabled: false })],
  build: {
    outDir: "../dist/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://localhost:8787", ws: true }, "/lexicons": "http://localhost:8787" } },
});
