module.exports = {
  displayName: 'results',
  preset: '../../jest.preset.js',
  roots: ['<rootDir>', '<rootDir>/../../tools/storybook'],
  // A worker's address exists only in a build.
  moduleNameMapper: { '\\?worker&url$': '<rootDir>/../../tools/jest/empty-module.js' },
  coverageDirectory: '../../coverage/libs/results',
};
