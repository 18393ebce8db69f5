import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';

const root = join(import.meta.dirname, '..', '..');

/** The stories of a project are listed under its name, by their folder. */
const storiesIn = (folder: string, name: string) => ({
  directory: join(root, folder, name, 'src'),
  files: '**/*.stories.tsx',
  titlePrefix: name,
});

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    storiesIn('apps', 'web'),
    ...readdirSync(join(root, 'libs')).map((lib) => storiesIn('libs', lib)),
  ],
  // Nothing of this leaves the machine, and nothing is fetched.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), react()],
    resolve: { ...vite.resolve, tsconfigPaths: true },
    build: { ...vite.build, chunkSizeWarningLimit: 2000 },
  }),
};

export default config;
