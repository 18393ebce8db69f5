import { defineConfig } from 'drizzle-kit';

/** Paths count from the root of the workspace, where `npm run migration` runs. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './apps/api/src/platform/db/schema/*.table.ts',
  out: './apps/api/src/platform/db/migrations',
});
