const preset = require('../../jest.preset.js');

/** For what runs in Node: no browser's classes and nothing that looks at screens, packages as the server loads them. */
module.exports = {
  ...preset,
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons', 'require', 'default'] },
  setupFilesAfterEnv: [require.resolve('./setup.ts')],
};
