const preset = require('../../jest.preset.js');
const { PATIENCE } = require('./patience.js');

/** For what runs in Node: no browser's classes and nothing that looks at screens, packages as the server loads them, once. */
module.exports = {
  ...preset,
  testEnvironment: require.resolve('./node-env.js'),
  runtime: require.resolve('./node-runtime.js'),
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons', 'require', 'default'] },
  setupFilesAfterEnv: [require.resolve('./setup.ts')],
  // For hangs only: specs of the server wait for real databases and processes.
  testTimeout: 100_000 * PATIENCE,
};
