import { defineConfig, mergeConfig } from "vitest/config";
import client from "./vite.config.ts";

export default mergeConfig(
  client({ mode: "test", command: "build" }),
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: {
      environment: "jsdom",
      include: ["tests/**/*.test.ts"],
      setupFiles: ["tests/setup.ts"],
      testTimeout: 20_000,
      restoreMocks: true,
      unstubGlobals: true,
    },
  }),
);
