module.exports = {
  displayName: 'api',
  preset: '../../tools/jest/node-preset.js',
  setupFiles: ['<rootDir>/src/testing/use-built-threads.fixture.ts'],
  // Many specs wait for a process or a clock, so that two share even one core well.
  maxWorkers: 2,
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
  coverageDirectory: '../../coverage/apps/api',
};
