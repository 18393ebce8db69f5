import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';

const root = join(import.meta.dirname, '..', '..');
const PROJECTS = ['apps', 'libs'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => ({ name, sources: join(root, folder, name, 'src') })),
);

/** Stories of each project. They are listed under the project's name and grouped by folder. */
const stories = PROJECTS.filter(({ sources }) => hasStories(sources)).map(({ name, sources }) => ({
  directory: sources,
  files: '**/*.stories.tsx',
  titlePrefix: name,
}));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories,
  // Storybook sends no telemetry and no requests to other hosts.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), react()],
    resolve: { ...vite.resolve, tsconfigPaths: true },
    build: { ...vite.build, chunkSizeWarningLimit: 2000 },
  }),
};

export default config;

function hasStories(folder: string): boolean {
  if (!existsSync(folder)) return false;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((file) =>
    file.endsWith('.stories.tsx'),
  );
}
