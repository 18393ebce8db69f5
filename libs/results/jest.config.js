module.exports = {
  displayName: 'results',
  preset: '../../jest.preset.js',
  roots: ['<rootDir>', '<rootDir>/../../tools/storybook'],
  // A worker's address exists only in a build.
  moduleNameMapper: { '\\?worker&url$': '<rootDir>/../../tools/jest/empty-module.js' },
  // A grid in jsdom is slow where the machine is busy.
  testTimeout: 60_000,
  coverageDirectory: '../../coverage/libs/results',
};
