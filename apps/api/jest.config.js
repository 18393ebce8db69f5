/** Runs in Node: no browser's classes, and packages as the server loads them. */
module.exports = {
  displayName: 'api',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons', 'require', 'default'] },
  // Real databases and processes on a machine that may be busy.
  testTimeout: 20_000,
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
  coverageDirectory: '../../coverage/apps/api',
};
