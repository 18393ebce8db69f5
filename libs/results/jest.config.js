module.exports = {
  displayName: 'results',
  preset: '../../jest.preset.js',
  roots: ['<rootDir>', '<rootDir>/../../tools/storybook'],
  // The address of a worker exists only in a build.
  moduleNameMapper: { '\\?worker&url$': '<rootDir>/../../tools/jest/empty-module.js' },
  coverageDirectory: '../../coverage/libs/results',
};
