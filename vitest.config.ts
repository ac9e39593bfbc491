import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Every request logs a line: shown where a test fails.
    silent: "passed-only",
    projects: [
      {
        test: {
          name: "deploy",
          environment: "node",
          include: [
            "test/{deploy,matches,crash,cost,http}/**/*.test.ts",
            "test/upgrade/server.test.ts",
            "test/fuzz/server.test.ts",
          ],
        },
      },
      {
        test: {
          name: "unit",
          environment: "node",
          // Whole matches are played here: a busy machine may take long over one.
          testTimeout: 30_000,
          include: [
            "shared/**/*.test.ts",
            "lexicons/**/*.test.ts",
            "client/**/*.test.{ts,tsx}",
            "test/{vectors,model,movegen,house,spec-ids,fixtures,sim,secrets}/**/*.test.ts",
            "test/fuzz/service.test.ts",
            "test/upgrade/{objects,device}.test.ts",
            "tools/**/*.test.ts",
            "bench/**/*.test.ts",
          ],
        },
      },
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: {
              bindings: {
                ENVIRONMENT: "test",
                TEST_OPTIONS: "1",
                MATCH_KEY: "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
                MIGRATIONS: await readD1Migrations("./migrations"),
              },
            },
          })),
        ],
        test: {
          name: "workers",
          include: ["worker/**/*.test.ts", "party/**/*.test.ts"],
          setupFiles: ["./test/workers/migrate.ts"],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
