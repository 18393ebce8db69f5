const preset = require('../../jest.preset.js');
const { PATIENCE } = require('./patience.js');

/** Jest preset for Node code. It provides no browser classes, and Node loads each module once per process. */
module.exports = {
  ...preset,
  testEnvironment: require.resolve('./node-env.js'),
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons', 'require', 'default'] },
  transform: { '^.+\\.m?[tj]sx?$': require.resolve('./shared-modules.js') },
  setupFilesAfterEnv: [require.resolve('./setup.ts')],
  // A long timeout for tests that hang, because tests of the server wait for real databases and processes.
  testTimeout: 100_000 * PATIENCE,
};
