import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";

// Runs once before each test file; storage is isolated by file.
await applyD1Migrations(env.DB, env.MIGRATIONS);
