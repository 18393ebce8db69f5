module.exports = {
  displayName: 'api',
  preset: '../../tools/jest/node-preset.js',
  // Added to those of the preset.
  moduleNameMapper: { '^(?!\\./\\.\\./).*/thread-program$': '<rootDir>/src/testing/built-threads.ts' },
  // Many specs wait for a process or a clock, so that two share even one core well.
  maxWorkers: 2,
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
  coverageDirectory: '../../coverage/apps/api',
};
