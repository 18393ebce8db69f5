const { mkdirSync } = require('node:fs');
const { join } = require('node:path');
const { PATIENCE } = require('./tools/jest/patience.js');

/** Packages that are ESM only, or whose browser build is, and that jest, which runs CommonJS, must have transformed. */
const ESM_ONLY = [
  '@noble',
  '@scure',
  'age-encryption',
  'csv-parse',
  'jose',
  'oauth4webapi',
  'openid-client',
  'storybook',
  '@storybook',
];

// Nx has each project write a report, which `npm test` counts.
mkdirSync(join(__dirname, 'dist/tests'), { recursive: true });

/** Shared by every project: a lib's own jest.config.js only names itself. */
module.exports = {
  testMatch: ['**/*.spec.ts?(x)'],
  testEnvironment: require.resolve('./tools/jest/jsdom-env.js'),
  // d3 (under nivo) ships .mjs only, which jest cannot require: its `umd` condition can.
  testEnvironmentOptions: { customExportConditions: ['umd', 'node', 'require', 'default'] },
  moduleFileExtensions: ['ts', 'tsx', 'js', 'jsx', 'mjs', 'cjs', 'json'],
  transform: { '^.+\\.m?[tj]sx?$': [require.resolve('@swc/jest'), require('./tools/jest/swc.js')] },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`],
  moduleNameMapper: {
    '^@vaglio/([^/]+)$': join(__dirname, 'libs/$1/src/index.ts'),
    '\\.(css|woff2)$': require.resolve('./tools/jest/empty-module.js'),
    '^@mui/x-data-grid$': require.resolve('./tools/jest/data-grid-on-demand.js'),
  },
  setupFilesAfterEnv: [
    require.resolve('./tools/jest/setup.ts'),
    require.resolve('./tools/jest/screen-setup.ts'),
  ],
  testTimeout: 40_000 * PATIENCE,
  cacheDirectory: join(__dirname, 'node_modules/.cache/jest'),
  coverageReporters: ['text-summary', 'json-summary', 'lcov'],
};
