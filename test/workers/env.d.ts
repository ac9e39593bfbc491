declare namespace Cloudflare {
  interface Env {
    /** Given by vitest.config.ts to tests alone. */
    readonly MIGRATIONS: import("cloudflare:test").D1Migration[];
  }
}
