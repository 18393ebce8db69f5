const preset = require('../../jest.preset.js');
const { PATIENCE } = require('./patience.js');

/** Jest preset for Node code. It provides no browser classes, and loads packages only once, as on the server. */
module.exports = {
  ...preset,
  testEnvironment: require.resolve('./node-env.js'),
  runtime: require.resolve('./node-runtime.js'),
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons', 'require', 'default'] },
  setupFilesAfterEnv: [require.resolve('./setup.ts')],
  // A long timeout for tests that hang, because tests of the server wait for real databases and processes.
  testTimeout: 100_000 * PATIENCE,
};
