const preset = require('../../jest.preset.js');

/** For what runs in Node: no browser's classes and nothing that looks at screens, packages as the server loads them, once. */
module.exports = {
  ...preset,
  testEnvironment: require.resolve('./node-env.js'),
  runtime: require.resolve('./node-runtime.js'),
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons', 'require', 'default'] },
  setupFilesAfterEnv: [require.resolve('./setup.ts')],
};
